import type { Namespace, Words } from '@fairway/api/word/namespace';
import type { ComponentType } from 'react';
import { LOG_WORDS } from '../feature/activity/words.ts';
import type { Need } from './access.ts';
import type { Part } from './part.ts';

/** `bar`: the links of the top bar; `help`, `config` and `user`: its menus. */
export type Menu = 'bar' | 'help' | 'config' | 'user';
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
  /** The part of a tournament that it stands in; the first screen of a part is where the part leads. */
  readonly part?: Part;
  /** Of tournaments in which golfers play together, or meet in matches; else of all. */
  readonly only?: 'sides' | 'matches';
  /** Who sees it in the menu, if fewer people than may open it. */
  readonly offeredTo?: readonly Need[];
};

/**
 * Every address. Router, guard, menus, tabs, titles and the table in `docs/screen.md` derive from it; menus keep its order. An address
 * without a page leads to the dashboard, or to the public board, which is a door of its own.
 */
export const ADDRESSES: readonly (Screen | Address)[] = [
  {
    path: '/login',
    needs: ['signed out'],
    page: async () => (await import('./page/entrance/login-page.tsx')).LoginPage,
    words: ['auth'],
    label: 'login',
  },
  {
    path: '/forgotten-password',
    needs: ['signed out'],
    page: async () => (await import('./page/entrance/forgotten-password-page.tsx')).ForgottenPasswordPage,
    words: ['auth', 'profile'],
    label: 'forgottenPassword',
  },
  {
    path: '/password',
    needs: ['anyone'],
    page: async () => (await import('./page/entrance/password-page.tsx')).PasswordPage,
    words: ['profile'],
    label: 'password',
  },
  {
    path: '/verify-email',
    needs: ['anyone'],
    page: async () => (await import('./page/entrance/verify-email-page.tsx')).VerifyEmailPage,
    words: ['profile'],
    label: 'verifyEmail',
  },
  {
    path: '/',
    needs: ['signed in'],
    page: async () => (await import('./page/dashboard-page.tsx')).DashboardPage,
    words: ['backup', 'contract', 'dashboard', 'setting-trouble', 'tournament'],
    label: 'dashboard',
    menu: 'bar',
  },
  {
    path: '/tournaments',
    needs: ['tournament.read'],
    page: async () => (await import('./page/tournament/tournament-list-page.tsx')).TournamentListPage,
    words: ['tournament'],
    label: 'tournaments',
    menu: 'bar',
    offeredTo: ['a club'],
  },
  {
    path: '/tournaments/add',
    needs: ['tournament.write', 'a site'],
    page: async () => (await import('./page/tournament/tournament-add-page.tsx')).TournamentAddPage,
    words: ['choice', 'club', 'course', 'rule', 'tournament'],
    label: 'addTournament',
  },
  {
    path: '/tournaments/:tournamentId',
    needs: ['tournament.read'],
    page: async () => (await import('./page/tournament/tournament-detail-page.tsx')).TournamentDetailPage,
    words: ['choice', 'counted-holes', 'course', 'next-step', 'tournament'],
    label: 'tournament',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/edit',
    needs: ['tournament.write'],
    page: async () => (await import('./page/tournament/tournament-edit-page.tsx')).TournamentEditPage,
    words: ['choice', 'rule', 'tournament'],
    label: 'editTournament',
  },
  {
    path: '/tournaments/:tournamentId/divisions',
    needs: ['tournament.read'],
    page: async () => (await import('./page/entry/divisions-page.tsx')).DivisionsPage,
    words: ['division', 'tournament'],
    label: 'divisions',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/players',
    needs: ['tournament.read'],
    page: async () => (await import('./page/entry/players-page.tsx')).PlayersPage,
    words: ['grid', 'player', 'tournament'],
    label: 'players',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/sides',
    needs: ['tournament.read'],
    page: async () => (await import('./page/entry/sides-page.tsx')).SidesPage,
    words: ['grid', 'side', 'tournament'],
    label: 'sides',
    part: 'prepare',
    only: 'sides',
  },
  {
    path: '/tournaments/:tournamentId/teams',
    needs: ['tournament.read'],
    page: async () => (await import('./page/entry/teams-page.tsx')).TeamsPage,
    words: ['logo', 'team', 'tournament'],
    label: 'teams',
    part: 'prepare',
    only: 'matches',
  },
  {
    path: '/tournaments/:tournamentId/matches',
    needs: ['tournament.read'],
    page: async () => (await import('./page/entry/matches-page.tsx')).MatchesPage,
    words: ['contest', 'match-board', 'tournament'],
    label: 'matches',
    part: 'prepare',
    only: 'matches',
  },
  {
    path: '/tournaments/:tournamentId/import-players',
    needs: ['player.import'],
    page: async () => (await import('./page/entry/import-players-page.tsx')).ImportPlayersPage,
    words: ['grid', 'player-import', 'tournament'],
    label: 'importPlayers',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/regulations',
    needs: ['tournament.read'],
    page: async () => (await import('./page/entry/regulations-page.tsx')).RegulationsPage,
    words: ['choice', 'presentation', 'regulation', 'tournament'],
    label: 'regulations',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/sponsors',
    needs: ['tournament.read'],
    page: async () => (await import('./page/entry/sponsors-page.tsx')).SponsorsPage,
    words: ['logo', 'sponsor', 'tournament'],
    label: 'sponsors',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/ready-check',
    needs: ['tournament.read'],
    page: async () => (await import('./page/tournament/ready-check-page.tsx')).ReadyCheckPage,
    words: ['division', 'flight', 'ready-check', 'tournament'],
    label: 'readyCheck',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/flights',
    needs: ['tournament.read'],
    page: async () => (await import('./page/flight/flights-page.tsx')).FlightsPage,
    words: ['flight', 'tournament', 'workbook'],
    label: 'flights',
    part: 'flight',
  },
  {
    path: '/tournaments/:tournamentId/draws',
    needs: ['tournament.read'],
    page: async () => (await import('./page/flight/match-draws-page.tsx')).MatchDrawsPage,
    words: ['counted-holes', 'tournament'],
    label: 'matchDraws',
    part: 'flight',
    only: 'matches',
  },
  {
    path: '/tournaments/:tournamentId/links',
    needs: ['tournament.read'],
    page: async () => (await import('./page/flight/links-page.tsx')).LinksPage,
    words: ['choice', 'marker-link', 'tournament'],
    label: 'links',
    part: 'flight',
  },
  {
    path: '/tournaments/:tournamentId/paper',
    needs: ['tournament.read'],
    page: async () => (await import('./page/flight/paper-page.tsx')).PaperPage,
    words: ['flight', 'paper', 'tournament', 'workbook'],
    label: 'paper',
    part: 'flight',
  },
  {
    path: '/tournaments/:tournamentId/scores',
    needs: ['tournament.read'],
    page: async () => (await import('./page/score/scores-page.tsx')).ScoresPage,
    words: ['score', 'tournament'],
    label: 'scores',
    part: 'score',
  },
  {
    path: '/tournaments/:tournamentId/what-if',
    needs: ['tournament.read'],
    page: async () => (await import('./page/score/what-if-page.tsx')).WhatIfPage,
    words: ['choice', 'explanation', 'rule', 'tournament', 'what-if', 'winner'],
    label: 'whatIf',
    part: 'score',
  },
  {
    path: '/tournaments/:tournamentId/leaderboard',
    needs: ['tournament.read'],
    page: async () => (await import('./page/prize/leaderboard-page.tsx')).LeaderboardPage,
    words: ['choice', 'explanation', 'leaderboard', 'match-board', 'statistics', 'tournament', 'workbook'],
    label: 'leaderboard',
    part: 'result',
  },
  {
    path: '/tournaments/:tournamentId/side-awards',
    needs: ['tournament.read'],
    page: async () => (await import('./page/prize/side-awards-page.tsx')).SideAwardsPage,
    words: ['choice', 'side-award', 'tournament', 'workbook'],
    label: 'sideAwards',
    part: 'result',
  },
  {
    path: '/tournaments/:tournamentId/winners',
    needs: ['tournament.read'],
    page: async () => (await import('./page/prize/winners-page.tsx')).WinnersPage,
    words: ['choice', 'explanation', 'tournament', 'winner', 'workbook'],
    label: 'winners',
    part: 'prize',
  },
  {
    path: '/tournaments/:tournamentId/presentation',
    needs: ['suspense.write'],
    page: async () => (await import('./page/prize/presentation-page.tsx')).PresentationPage,
    words: ['choice', 'presentation', 'tournament'],
    label: 'presentation',
    part: 'prize',
  },
  {
    path: '/tournaments/:tournamentId/lucky-draw',
    needs: ['tournament.read'],
    page: async () => (await import('./page/prize/lucky-draw-page.tsx')).LuckyDrawPage,
    words: ['counted-holes', 'lucky-draw', 'tournament'],
    label: 'luckyDraw',
    part: 'prize',
  },
  { path: '/tournaments/:tournamentId/live/*', needs: ['anyone'] },
  { path: '/live/*', needs: ['anyone'] },
  {
    path: '/clubs',
    needs: ['club.admin'],
    page: async () => (await import('./page/club/club-list-page.tsx')).ClubListPage,
    words: ['club'],
    label: 'clubs',
    menu: 'bar',
  },
  {
    path: '/clubs/add',
    needs: ['club.admin'],
    page: async () => (await import('./page/club/club-add-page.tsx')).ClubAddPage,
    words: ['club', 'logo', 'site'],
    label: 'addClub',
  },
  {
    path: '/clubs/:clubId',
    needs: ['club.read', 'own club'],
    page: async () => (await import('./page/club/club-detail-page.tsx')).ClubDetailPage,
    words: ['choice', 'club', 'course', 'logo'],
    label: 'club',
  },
  {
    path: '/clubs/:clubId/edit',
    needs: ['club.write', 'own club'],
    page: async () => (await import('./page/club/club-edit-page.tsx')).ClubEditPage,
    words: ['club', 'logo'],
    label: 'editClub',
  },
  {
    path: '/sites',
    needs: ['site.admin'],
    page: async () => (await import('./page/site/site-list-page.tsx')).SiteListPage,
    words: ['contract', 'site'],
    label: 'sites',
    menu: 'bar',
  },
  {
    path: '/sites/add',
    needs: ['site.admin'],
    page: async () => (await import('./page/site/site-add-page.tsx')).SiteAddPage,
    words: ['contract', 'logo', 'site'],
    label: 'addSite',
  },
  {
    path: '/sites/:siteId',
    needs: ['own site'],
    page: async () => (await import('./page/site/site-detail-page.tsx')).SiteDetailPage,
    words: ['api-key', 'contract', 'logo', 'site'],
    label: 'site',
    menu: 'user',
  },
  {
    path: '/sites/:siteId/edit',
    needs: ['site.admin'],
    page: async () => (await import('./page/site/site-edit-page.tsx')).SiteEditPage,
    words: ['contract', 'logo', 'site'],
    label: 'editSite',
  },
  {
    path: '/contracts',
    needs: ['contract.admin'],
    page: async () => (await import('./page/contract/contract-list-page.tsx')).ContractListPage,
    words: ['contract'],
    label: 'contracts',
    menu: 'bar',
  },
  {
    path: '/contracts/add',
    needs: ['contract.admin'],
    page: async () => (await import('./page/contract/contract-add-page.tsx')).ContractAddPage,
    words: ['contract', 'site'],
    label: 'addContract',
  },
  {
    path: '/contracts/:contractId',
    needs: ['contract.admin'],
    page: async () => (await import('./page/contract/contract-detail-page.tsx')).ContractDetailPage,
    words: ['contract'],
    label: 'contract',
  },
  {
    path: '/users',
    needs: ['user.admin'],
    page: async () => (await import('./page/user/user-list-page.tsx')).UserListPage,
    words: ['site', 'user'],
    label: 'users',
    menu: 'bar',
  },
  {
    path: '/users/add',
    needs: ['user.admin'],
    page: async () => (await import('./page/user/user-add-page.tsx')).UserAddPage,
    words: ['mail', 'site', 'user'],
    label: 'addUser',
  },
  {
    path: '/users/:userId',
    needs: ['user.admin'],
    page: async () => (await import('./page/user/user-detail-page.tsx')).UserDetailPage,
    words: ['mail', 'site', 'user'],
    label: 'user',
  },
  {
    path: '/activities',
    needs: ['signed in'],
    page: async () => (await import('./page/log/activity-list-page.tsx')).ActivityListPage,
    words: LOG_WORDS,
    label: 'activities',
    menu: 'user',
  },
  {
    path: '/activities/:activityId',
    needs: ['signed in'],
    page: async () => (await import('./page/log/activity-detail-page.tsx')).ActivityDetailPage,
    words: LOG_WORDS,
    label: 'activity',
  },
  {
    path: '/settings/profile',
    needs: ['signed in'],
    page: async () => (await import('./page/user/profile-page.tsx')).ProfilePage,
    words: ['mail', 'profile', 'user'],
    label: 'profile',
    menu: 'user',
  },
  {
    path: '/help/tutorials',
    needs: ['signed in'],
    page: async () => (await import('./page/help/tutorials-page.tsx')).TutorialsPage,
    words: ['tutorial'],
    label: 'tutorials',
    menu: 'help',
  },
  {
    path: '/help/support',
    needs: ['signed in'],
    page: async () => (await import('./page/help/support-page.tsx')).SupportPage,
    words: ['ticket'],
    label: 'support',
    menu: 'help',
  },
  {
    path: '/help/list-supports',
    needs: ['support.admin'],
    page: async () => (await import('./page/help/list-supports-page.tsx')).ListSupportsPage,
    words: ['mail', 'ticket'],
    label: 'supports',
    menu: 'help',
  },
  {
    path: '/help/contact',
    needs: ['signed in'],
    page: async () => (await import('./page/help/contact-page.tsx')).ContactPage,
    words: ['contact'],
    label: 'contact',
    menu: 'help',
  },
  {
    path: '/config/formats',
    needs: ['signed in'],
    page: async () => (await import('./page/tournament/config-page.tsx')).FormatsPage,
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'formats',
    menu: 'config',
  },
  {
    path: '/config/tiebreaks',
    needs: ['signed in'],
    page: async () => (await import('./page/tournament/config-page.tsx')).TiebreaksPage,
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'tiebreaks',
    menu: 'config',
  },
  {
    path: '/config/countbacks',
    needs: ['signed in'],
    page: async () => (await import('./page/tournament/config-page.tsx')).CountbacksPage,
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'countbacks',
    menu: 'config',
  },
  {
    path: '/config/plays',
    needs: ['signed in'],
    page: async () => (await import('./page/tournament/config-page.tsx')).PlaysPage,
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'plays',
    menu: 'config',
  },
  {
    path: '/mails',
    needs: ['mail.admin'],
    page: async () => (await import('./page/mail/mail-list-page.tsx')).MailListPage,
    words: ['mail'],
    label: 'mails',
    menu: 'config',
  },
  {
    path: '/addresses',
    needs: ['address.admin'],
    page: async () => (await import('./page/address/addresses-page.tsx')).AddressesPage,
    words: ['address', 'site-key'],
    label: 'addresses',
    menu: 'config',
  },
  {
    path: '/phone-test',
    needs: ['anyone'],
    page: async () => (await import('./page/address/phone-test-page.tsx')).PhoneTestPage,
    words: ['address'],
    label: 'phoneTest',
  },
];

export const SCREENS: readonly Screen[] = ADDRESSES.filter((address) => 'page' in address);

/** The frame around every screen at or below a path; each of those screens also names the frame's words. */
export const FRAMES: readonly { readonly around: string; readonly page: Page }[] = [
  { around: '/tournaments/:tournamentId', page: async () => (await import('./page/tournament/tournament-frame.tsx')).TournamentFrame },
  { around: '/clubs/:clubId', page: async () => (await import('./page/club/club-frame.tsx')).ClubFrame },
  { around: '/sites/:siteId', page: async () => (await import('./page/site/site-frame.tsx')).SiteFrame },
];
