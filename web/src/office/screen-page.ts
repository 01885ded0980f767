import type { ComponentType } from 'react';

type Page = () => Promise<ComponentType>;

/** The page of each screen, by its path: loaded when the screen is opened. Apart from the addresses, so that a page may ask for those. */
export const PAGES: Readonly<Record<string, Page>> = {
  '/login': async () => (await import('./page/entrance/login-page.tsx')).LoginPage,
  '/forgotten-password': async () => (await import('./page/entrance/forgotten-password-page.tsx')).ForgottenPasswordPage,
  '/password': async () => (await import('./page/entrance/password-page.tsx')).PasswordPage,
  '/verify-email': async () => (await import('./page/entrance/verify-email-page.tsx')).VerifyEmailPage,
  '/': async () => (await import('./page/dashboard-page.tsx')).DashboardPage,
  '/tournaments': async () => (await import('./page/tournament/tournament-list-page.tsx')).TournamentListPage,
  '/tournaments/add': async () => (await import('./page/tournament/tournament-add-page.tsx')).TournamentAddPage,
  '/tournaments/:tournamentId': async () => (await import('./page/tournament/tournament-detail-page.tsx')).TournamentDetailPage,
  '/tournaments/:tournamentId/edit': async () => (await import('./page/tournament/tournament-edit-page.tsx')).TournamentEditPage,
  '/tournaments/:tournamentId/divisions': async () => (await import('./page/entry/divisions-page.tsx')).DivisionsPage,
  '/tournaments/:tournamentId/players': async () => (await import('./page/entry/players-page.tsx')).PlayersPage,
  '/tournaments/:tournamentId/sides': async () => (await import('./page/entry/sides-page.tsx')).SidesPage,
  '/tournaments/:tournamentId/teams': async () => (await import('./page/entry/teams-page.tsx')).TeamsPage,
  '/tournaments/:tournamentId/matches': async () => (await import('./page/entry/matches-page.tsx')).MatchesPage,
  '/tournaments/:tournamentId/import-players': async () => (await import('./page/entry/import-players-page.tsx')).ImportPlayersPage,
  '/tournaments/:tournamentId/regulations': async () => (await import('./page/entry/regulations-page.tsx')).RegulationsPage,
  '/tournaments/:tournamentId/signup': async () => (await import('./page/entry/signup-page.tsx')).SignupPage,
  '/tournaments/:tournamentId/payments': async () => (await import('./page/entry/payment-page.tsx')).PaymentPage,
  '/tournaments/:tournamentId/sponsors': async () => (await import('./page/entry/sponsors-page.tsx')).SponsorsPage,
  '/tournaments/:tournamentId/ready-check': async () => (await import('./page/tournament/ready-check-page.tsx')).ReadyCheckPage,
  '/tournaments/:tournamentId/flights': async () => (await import('./page/flight/flights-page.tsx')).FlightsPage,
  '/tournaments/:tournamentId/draws': async () => (await import('./page/flight/match-draws-page.tsx')).MatchDrawsPage,
  '/tournaments/:tournamentId/links': async () => (await import('./page/flight/links-page.tsx')).LinksPage,
  '/tournaments/:tournamentId/paper': async () => (await import('./page/flight/paper-page.tsx')).PaperPage,
  '/tournaments/:tournamentId/scores': async () => (await import('./page/score/scores-page.tsx')).ScoresPage,
  '/tournaments/:tournamentId/what-if': async () => (await import('./page/score/what-if-page.tsx')).WhatIfPage,
  '/tournaments/:tournamentId/leaderboard': async () => (await import('./page/prize/leaderboard-page.tsx')).LeaderboardPage,
  '/tournaments/:tournamentId/side-awards': async () => (await import('./page/prize/side-awards-page.tsx')).SideAwardsPage,
  '/tournaments/:tournamentId/winners': async () => (await import('./page/prize/winners-page.tsx')).WinnersPage,
  '/tournaments/:tournamentId/presentation': async () => (await import('./page/prize/presentation-page.tsx')).PresentationPage,
  '/tournaments/:tournamentId/lucky-draw': async () => (await import('./page/prize/lucky-draw-page.tsx')).LuckyDrawPage,
  '/golfers': async () => (await import('./page/golfer/golfer-list-page.tsx')).GolferListPage,
  '/golfers/add': async () => (await import('./page/golfer/golfer-add-page.tsx')).GolferAddPage,
  '/golfers/import': async () => (await import('./page/golfer/golfer-import-page.tsx')).GolferImportPage,
  '/golfers/proposals': async () => (await import('./page/golfer/golfer-proposals-page.tsx')).GolferProposalsPage,
  '/golfers/handicaps': async () => (await import('./page/golfer/club-handicaps-page.tsx')).ClubHandicapsPage,
  '/golfers/:golferId': async () => (await import('./page/golfer/golfer-detail-page.tsx')).GolferDetailPage,
  '/seasons': async () => (await import('./page/season/season-list-page.tsx')).SeasonListPage,
  '/seasons/:seasonId': async () => (await import('./page/season/season-detail-page.tsx')).SeasonDetailPage,
  '/clubs': async () => (await import('./page/club/club-list-page.tsx')).ClubListPage,
  '/clubs/add': async () => (await import('./page/club/club-add-page.tsx')).ClubAddPage,
  '/clubs/:clubId': async () => (await import('./page/club/club-detail-page.tsx')).ClubDetailPage,
  '/clubs/:clubId/edit': async () => (await import('./page/club/club-edit-page.tsx')).ClubEditPage,
  '/sites': async () => (await import('./page/site/site-list-page.tsx')).SiteListPage,
  '/sites/add': async () => (await import('./page/site/site-add-page.tsx')).SiteAddPage,
  '/sites/:siteId': async () => (await import('./page/site/site-detail-page.tsx')).SiteDetailPage,
  '/sites/:siteId/edit': async () => (await import('./page/site/site-edit-page.tsx')).SiteEditPage,
  '/contracts': async () => (await import('./page/contract/contract-list-page.tsx')).ContractListPage,
  '/contracts/add': async () => (await import('./page/contract/contract-add-page.tsx')).ContractAddPage,
  '/contracts/:contractId': async () => (await import('./page/contract/contract-detail-page.tsx')).ContractDetailPage,
  '/users': async () => (await import('./page/user/user-list-page.tsx')).UserListPage,
  '/users/add': async () => (await import('./page/user/user-add-page.tsx')).UserAddPage,
  '/users/:userId': async () => (await import('./page/user/user-detail-page.tsx')).UserDetailPage,
  '/activities': async () => (await import('./page/log/activity-list-page.tsx')).ActivityListPage,
  '/activities/:activityId': async () => (await import('./page/log/activity-detail-page.tsx')).ActivityDetailPage,
  '/settings/profile': async () => (await import('./page/user/profile-page.tsx')).ProfilePage,
  '/help/tutorials': async () => (await import('./page/help/tutorials-page.tsx')).TutorialsPage,
  '/help/support': async () => (await import('./page/help/support-page.tsx')).SupportPage,
  '/help/list-supports': async () => (await import('./page/help/list-supports-page.tsx')).ListSupportsPage,
  '/help/contact': async () => (await import('./page/help/contact-page.tsx')).ContactPage,
  '/config/formats': async () => (await import('./page/tournament/config-page.tsx')).FormatsPage,
  '/config/tiebreaks': async () => (await import('./page/tournament/config-page.tsx')).TiebreaksPage,
  '/config/countbacks': async () => (await import('./page/tournament/config-page.tsx')).CountbacksPage,
  '/config/plays': async () => (await import('./page/tournament/config-page.tsx')).PlaysPage,
  '/mails': async () => (await import('./page/mail/mail-list-page.tsx')).MailListPage,
  '/addresses': async () => (await import('./page/address/addresses-page.tsx')).AddressesPage,
  '/phone-test': async () => (await import('./page/address/phone-test-page.tsx')).PhoneTestPage,
};

/** Of a screen; one without a page fails a test. */
export function pageOf({ path }: { readonly path: string }): Page {
  const page = PAGES[path];
  if (page === undefined) throw new Error(`${path} has no page`);
  return page;
}

/** The frame around every screen at or below a path; each of those screens also names the frame's words. */
export const FRAMES: readonly { readonly around: string; readonly page: Page }[] = [
  { around: '/tournaments/:tournamentId', page: async () => (await import('./page/tournament/tournament-frame.tsx')).TournamentFrame },
  { around: '/clubs/:clubId', page: async () => (await import('./page/club/club-frame.tsx')).ClubFrame },
  { around: '/sites/:siteId', page: async () => (await import('./page/site/site-frame.tsx')).SiteFrame },
];
