import type { Namespace, Words } from '@fairway/api/word/namespace';
import type { ComponentType } from 'react';
import type { Need } from './access.ts';

/** `bar`: the links of the top bar; `help`, `config` and `user`: its menus. `tournament`: the tabs of a tournament. */
export type Menu = 'bar' | 'help' | 'config' | 'user' | 'tournament';
type Page = () => Promise<ComponentType>;

/** An address that the specification names (§2), and what it takes to open it. */
export type Address = { readonly path: `/${string}`; readonly needs: readonly Need[] };

/** A screen of the office: everything else that names screens is made of these. */
export type Screen = Address & {
  /** Loaded when the screen is opened, with the catalogues of `words`; `failure`, `shell` and `word` are always there. */
  readonly page: Page;
  readonly words: readonly Namespace[];
  /** Its name in the catalogue `shell`, for menus, tabs and titles. */
  readonly label: keyof Words['shell']['screen'];
  readonly menu?: Menu;
  /** Who sees it in the menu, if fewer people than may open it. */
  readonly offeredTo?: readonly Need[];
  /** The story in `e2e` that opens it. */
  readonly story: string;
};

/**
 * Every address. Router, guard, menus, tabs, titles and the table in `docs/screen.md` derive from it; menus keep its order. An address
 * without a page leads to the dashboard, or to the public board, which is a door of its own.
 */
export const ADDRESSES: readonly (Screen | Address)[] = [
  {
    path: '/login',
    needs: ['signed out'],
    page: async () => (await import('./page/login-page.tsx')).LoginPage,
    words: ['auth'],
    label: 'login',
    story: 'entrance',
  },
  {
    path: '/forgotten-password',
    needs: ['signed out'],
    page: async () => (await import('./page/forgotten-password-page.tsx')).ForgottenPasswordPage,
    words: ['auth', 'profile'],
    label: 'forgottenPassword',
    story: 'profile',
  },
  {
    path: '/password',
    needs: ['anyone'],
    page: async () => (await import('./page/password-page.tsx')).PasswordPage,
    words: ['profile'],
    label: 'password',
    story: 'user',
  },
  {
    path: '/verify-email',
    needs: ['anyone'],
    page: async () => (await import('./page/verify-email-page.tsx')).VerifyEmailPage,
    words: ['profile'],
    label: 'verifyEmail',
    story: 'profile',
  },
  {
    path: '/',
    needs: ['signed in'],
    page: async () => (await import('./page/dashboard-page.tsx')).DashboardPage,
    words: ['auth', 'backup', 'contract', 'dashboard', 'tournament'],
    label: 'dashboard',
    menu: 'bar',
    story: 'dashboard',
  },
  {
    path: '/tournaments',
    needs: ['tournament.read'],
    page: async () => (await import('./page/tournament-list-page.tsx')).TournamentListPage,
    words: ['tournament'],
    label: 'tournaments',
    menu: 'bar',
    offeredTo: ['a club'],
    story: 'walk',
  },
  {
    path: '/tournaments/add',
    needs: ['tournament.write', 'a site'],
    page: async () => (await import('./page/tournament-add-page.tsx')).TournamentAddPage,
    words: ['choice', 'course', 'rule', 'tournament'],
    label: 'addTournament',
    story: 'outing',
  },
  {
    path: '/tournaments/:tournamentId',
    needs: ['tournament.read'],
    page: async () => (await import('./page/tournament-detail-page.tsx')).TournamentDetailPage,
    words: ['choice', 'course', 'rule', 'tournament'],
    label: 'tournament',
    menu: 'tournament',
    story: 'outing',
  },
  {
    path: '/tournaments/:tournamentId/edit',
    needs: ['tournament.write'],
    page: async () => (await import('./page/tournament-edit-page.tsx')).TournamentEditPage,
    words: ['choice', 'rule', 'tournament'],
    label: 'editTournament',
    story: 'award',
  },
  {
    path: '/tournaments/:tournamentId/divisions',
    needs: ['tournament.read'],
    page: async () => (await import('./page/divisions-page.tsx')).DivisionsPage,
    words: ['choice', 'division', 'rule', 'tournament'],
    label: 'divisions',
    menu: 'tournament',
    story: 'outing',
  },
  {
    path: '/tournaments/:tournamentId/players',
    needs: ['tournament.read'],
    page: async () => (await import('./page/players-page.tsx')).PlayersPage,
    words: ['grid', 'player', 'tournament'],
    label: 'players',
    menu: 'tournament',
    story: 'player',
  },
  {
    path: '/tournaments/:tournamentId/import-players',
    needs: ['player.import'],
    page: async () => (await import('./page/import-players-page.tsx')).ImportPlayersPage,
    words: ['grid', 'player-import', 'tournament'],
    label: 'importPlayers',
    menu: 'tournament',
    story: 'import',
  },
  {
    path: '/tournaments/:tournamentId/scores',
    needs: ['tournament.read'],
    page: async () => (await import('./page/scores-page.tsx')).ScoresPage,
    words: ['marker-link', 'score', 'tournament'],
    label: 'scores',
    menu: 'tournament',
    story: 'desk',
  },
  {
    path: '/tournaments/:tournamentId/links',
    needs: ['tournament.read'],
    page: async () => (await import('./page/links-page.tsx')).LinksPage,
    words: ['marker-link', 'tournament'],
    label: 'links',
    menu: 'tournament',
    story: 'link',
  },
  {
    path: '/tournaments/:tournamentId/leaderboard',
    needs: ['tournament.read'],
    page: async () => (await import('./page/leaderboard-page.tsx')).LeaderboardPage,
    words: ['leaderboard', 'tournament'],
    label: 'leaderboard',
    menu: 'tournament',
    story: 'outing',
  },
  {
    path: '/tournaments/:tournamentId/winners',
    needs: ['tournament.read'],
    page: async () => (await import('./page/winners-page.tsx')).WinnersPage,
    words: ['choice', 'leaderboard', 'tournament', 'winner'],
    label: 'winners',
    menu: 'tournament',
    story: 'outing',
  },
  { path: '/tournaments/:tournamentId/regulations', needs: ['tournament.read'] },
  { path: '/tournaments/:tournamentId/side-awards', needs: ['tournament.read'] },
  { path: '/tournaments/:tournamentId/live/*', needs: ['anyone'] },
  { path: '/live/*', needs: ['anyone'] },
  {
    path: '/clubs',
    needs: ['club.admin'],
    page: async () => (await import('./page/club-list-page.tsx')).ClubListPage,
    words: ['club'],
    label: 'clubs',
    menu: 'bar',
    story: 'club',
  },
  {
    path: '/clubs/add',
    needs: ['club.admin'],
    page: async () => (await import('./page/club-add-page.tsx')).ClubAddPage,
    words: ['club', 'logo', 'site'],
    label: 'addClub',
    story: 'club',
  },
  {
    path: '/clubs/:clubId',
    needs: ['club.read', 'own club'],
    page: async () => (await import('./page/club-detail-page.tsx')).ClubDetailPage,
    words: ['choice', 'club', 'course', 'logo'],
    label: 'club',
    story: 'club',
  },
  {
    path: '/clubs/:clubId/edit',
    needs: ['club.write', 'own club'],
    page: async () => (await import('./page/club-edit-page.tsx')).ClubEditPage,
    words: ['club', 'logo'],
    label: 'editClub',
    story: 'club',
  },
  {
    path: '/sites',
    needs: ['site.admin'],
    page: async () => (await import('./page/site-list-page.tsx')).SiteListPage,
    words: ['contract', 'site'],
    label: 'sites',
    menu: 'bar',
    story: 'site',
  },
  {
    path: '/sites/add',
    needs: ['site.admin'],
    page: async () => (await import('./page/site-add-page.tsx')).SiteAddPage,
    words: ['contract', 'logo', 'site'],
    label: 'addSite',
    story: 'site',
  },
  {
    path: '/sites/:siteId',
    needs: ['own site'],
    page: async () => (await import('./page/site-detail-page.tsx')).SiteDetailPage,
    words: ['api-key', 'contract', 'logo', 'site'],
    label: 'site',
    menu: 'user',
    story: 'site',
  },
  {
    path: '/sites/:siteId/edit',
    needs: ['site.admin'],
    page: async () => (await import('./page/site-edit-page.tsx')).SiteEditPage,
    words: ['contract', 'logo', 'site'],
    label: 'editSite',
    story: 'site',
  },
  {
    path: '/contracts',
    needs: ['contract.admin'],
    page: async () => (await import('./page/contract-list-page.tsx')).ContractListPage,
    words: ['contract'],
    label: 'contracts',
    menu: 'bar',
    story: 'contract',
  },
  {
    path: '/contracts/add',
    needs: ['contract.admin'],
    page: async () => (await import('./page/contract-add-page.tsx')).ContractAddPage,
    words: ['contract', 'site'],
    label: 'addContract',
    story: 'contract',
  },
  {
    path: '/contracts/:contractId',
    needs: ['contract.admin'],
    page: async () => (await import('./page/contract-detail-page.tsx')).ContractDetailPage,
    words: ['contract'],
    label: 'contract',
    story: 'contract',
  },
  {
    path: '/users',
    needs: ['user.admin'],
    page: async () => (await import('./page/user-list-page.tsx')).UserListPage,
    words: ['site', 'user'],
    label: 'users',
    menu: 'bar',
    story: 'user',
  },
  {
    path: '/users/add',
    needs: ['user.admin'],
    page: async () => (await import('./page/user-add-page.tsx')).UserAddPage,
    words: ['site', 'user'],
    label: 'addUser',
    story: 'user',
  },
  {
    path: '/users/:userId',
    needs: ['user.admin'],
    page: async () => (await import('./page/user-detail-page.tsx')).UserDetailPage,
    words: ['site', 'user'],
    label: 'user',
    story: 'user',
  },
  {
    path: '/activities',
    needs: ['signed in'],
    page: async () => (await import('./page/activity-list-page.tsx')).ActivityListPage,
    words: ['activity', 'choice', 'club', 'contract', 'course', 'division', 'player', 'rule', 'ticket', 'tournament'],
    label: 'activities',
    menu: 'user',
    story: 'activity',
  },
  {
    path: '/activities/:activityId',
    needs: ['signed in'],
    page: async () => (await import('./page/activity-detail-page.tsx')).ActivityDetailPage,
    words: ['activity', 'choice', 'club', 'contract', 'course', 'division', 'player', 'rule', 'ticket', 'tournament'],
    label: 'activity',
    story: 'activity',
  },
  {
    path: '/settings/profile',
    needs: ['signed in'],
    page: async () => (await import('./page/profile-page.tsx')).ProfilePage,
    words: ['profile', 'user'],
    label: 'profile',
    menu: 'user',
    story: 'profile',
  },
  {
    path: '/help/tutorials',
    needs: ['signed in'],
    page: async () => (await import('./page/tutorials-page.tsx')).TutorialsPage,
    words: ['tutorial'],
    label: 'tutorials',
    menu: 'help',
    story: 'help',
  },
  {
    path: '/help/support',
    needs: ['signed in'],
    page: async () => (await import('./page/support-page.tsx')).SupportPage,
    words: ['ticket'],
    label: 'support',
    menu: 'help',
    story: 'help',
  },
  {
    path: '/help/list-supports',
    needs: ['support.admin'],
    page: async () => (await import('./page/list-supports-page.tsx')).ListSupportsPage,
    words: ['ticket'],
    label: 'supports',
    menu: 'help',
    story: 'help',
  },
  {
    path: '/help/contact',
    needs: ['signed in'],
    page: async () => (await import('./page/contact-page.tsx')).ContactPage,
    words: ['contact'],
    label: 'contact',
    menu: 'help',
    story: 'help',
  },
  {
    path: '/config/formats',
    needs: ['signed in'],
    page: async () => (await import('./page/config-page.tsx')).FormatsPage,
    words: ['choice', 'definition', 'leaderboard', 'rule'],
    label: 'formats',
    menu: 'config',
    story: 'config',
  },
  {
    path: '/config/tiebreaks',
    needs: ['signed in'],
    page: async () => (await import('./page/config-page.tsx')).TiebreaksPage,
    words: ['choice', 'definition', 'leaderboard', 'rule'],
    label: 'tiebreaks',
    menu: 'config',
    story: 'config',
  },
  {
    path: '/config/countbacks',
    needs: ['signed in'],
    page: async () => (await import('./page/config-page.tsx')).CountbacksPage,
    words: ['choice', 'definition', 'leaderboard', 'rule'],
    label: 'countbacks',
    menu: 'config',
    story: 'config',
  },
];

export const SCREENS: readonly Screen[] = ADDRESSES.filter((address) => 'page' in address);

/** The frame around every screen at or below a path; each of those screens also names the frame's words. */
export const FRAMES: readonly { readonly around: string; readonly page: Page }[] = [
  { around: '/tournaments/:tournamentId', page: async () => (await import('./page/tournament-frame.tsx')).TournamentFrame },
  { around: '/clubs/:clubId', page: async () => (await import('./page/club-frame.tsx')).ClubFrame },
  { around: '/sites/:siteId', page: async () => (await import('./page/site-frame.tsx')).SiteFrame },
];
