import type { Namespace, Words } from '@fairway/api/word/namespace';
import { LOG_WORDS } from '../feature/account/activity/words.ts';
import type { Need } from './access.ts';
import type { Part } from './part.ts';

// One file, because it is one table: a screen a row.

/** `bar`: the links of the top bar; `help`, `config` and `user`: its menus. */
export type Menu = 'bar' | 'help' | 'config' | 'user';

/** An address that the specification names (§2), and what it takes to open it. */
export type Address = { readonly path: `/${string}`; readonly needs: readonly Need[] };

/** A screen of the office: everything else that names screens is made of these. */
export type Screen = Address & {
  /** The catalogues that are loaded with its page (`screen-page.ts`); `failure`, `shell` and `word` are always there. */
  readonly words: readonly Namespace[];
  /** Its name in the catalogue `shell`, for menus, tabs and titles. */
  readonly label: keyof Words['shell']['screen'];
  readonly menu?: Menu;
  /** The part of a tournament that it stands in; the first screen of a part is where the part leads. */
  readonly part?: Part;
  /** Of tournaments in which golfers play together, meet in matches, or are ranked by strokes; else of all. */
  readonly only?: 'sides' | 'matches' | 'strokes';
  /** Who sees it in the menu, if fewer people than may open it. */
  readonly offeredTo?: readonly Need[];
};

/**
 * Every address. Router, guard, menus, tabs, titles and the table in `docs/screen.md` derive from it; menus keep its order. An address
 * without a screen leads to the dashboard, or to the public board, which is a door of its own.
 */
export const ADDRESSES: readonly (Screen | Address)[] = [
  {
    path: '/login',
    needs: ['signed out'],
    words: ['auth'],
    label: 'login',
  },
  {
    path: '/forgotten-password',
    needs: ['signed out'],
    words: ['auth', 'profile'],
    label: 'forgottenPassword',
  },
  {
    path: '/password',
    needs: ['anyone'],
    words: ['profile'],
    label: 'password',
  },
  {
    path: '/verify-email',
    needs: ['anyone'],
    words: ['profile'],
    label: 'verifyEmail',
  },
  {
    path: '/',
    needs: ['signed in'],
    words: ['backup', 'contract', 'dashboard', 'setting-trouble', 'tournament'],
    label: 'dashboard',
    menu: 'bar',
  },
  {
    path: '/tournaments',
    needs: ['tournament.read'],
    words: ['tournament'],
    label: 'tournaments',
    menu: 'bar',
    offeredTo: ['a club'],
  },
  {
    path: '/tournaments/add',
    needs: ['tournament.write', 'a site'],
    words: ['choice', 'club', 'course', 'rule', 'tournament'],
    label: 'addTournament',
  },
  {
    path: '/tournaments/:tournamentId',
    needs: ['tournament.read'],
    words: ['choice', 'counted-holes', 'course', 'next-step', 'tournament', 'winner'],
    label: 'tournament',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/edit',
    needs: ['tournament.write'],
    words: ['choice', 'rule', 'tournament'],
    label: 'editTournament',
  },
  {
    path: '/tournaments/:tournamentId/divisions',
    needs: ['tournament.read'],
    words: ['division', 'tournament'],
    label: 'divisions',
    part: 'prepare',
    only: 'strokes',
  },
  {
    path: '/tournaments/:tournamentId/players',
    needs: ['tournament.read'],
    words: ['grid', 'player', 'tournament'],
    label: 'players',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/sides',
    needs: ['tournament.read'],
    words: ['grid', 'side', 'tournament'],
    label: 'sides',
    part: 'prepare',
    only: 'sides',
  },
  {
    path: '/tournaments/:tournamentId/teams',
    needs: ['tournament.read'],
    words: ['logo', 'team', 'tournament'],
    label: 'teams',
    part: 'prepare',
    only: 'matches',
  },
  {
    path: '/tournaments/:tournamentId/matches',
    needs: ['tournament.read'],
    words: ['contest', 'match-board', 'tournament'],
    label: 'matches',
    part: 'prepare',
    only: 'matches',
  },
  {
    path: '/tournaments/:tournamentId/import-players',
    needs: ['player.import'],
    words: ['golfer', 'grid', 'player-import', 'tournament'],
    label: 'importPlayers',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/regulations',
    needs: ['tournament.read'],
    words: ['choice', 'presentation', 'regulation', 'tournament'],
    label: 'regulations',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/signup',
    needs: ['signup.read'],
    words: ['tournament'],
    label: 'signup',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/payments',
    needs: ['payment.read'],
    words: ['payment', 'signup', 'tournament'],
    label: 'payment',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/sponsors',
    needs: ['tournament.read'],
    words: ['logo', 'sponsor', 'tournament'],
    label: 'sponsors',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/ready-check',
    needs: ['tournament.read'],
    words: ['division', 'flight', 'ready-check', 'tournament'],
    label: 'readyCheck',
    part: 'prepare',
  },
  {
    path: '/tournaments/:tournamentId/flights',
    needs: ['tournament.read'],
    words: ['flight', 'tournament', 'workbook'],
    label: 'flights',
    part: 'flight',
  },
  {
    path: '/tournaments/:tournamentId/draws',
    needs: ['tournament.read'],
    words: ['counted-holes', 'tournament'],
    label: 'matchDraws',
    part: 'flight',
    only: 'matches',
  },
  {
    path: '/tournaments/:tournamentId/links',
    needs: ['tournament.read'],
    words: ['choice', 'marker-link', 'tournament'],
    label: 'links',
    part: 'flight',
  },
  {
    path: '/tournaments/:tournamentId/paper',
    needs: ['tournament.read'],
    words: ['flight', 'paper', 'tournament', 'workbook'],
    label: 'paper',
    part: 'flight',
  },
  {
    path: '/tournaments/:tournamentId/scores',
    needs: ['tournament.read'],
    words: ['score', 'tournament'],
    label: 'scores',
    part: 'score',
  },
  {
    path: '/tournaments/:tournamentId/what-if',
    needs: ['tournament.read'],
    words: ['choice', 'explanation', 'rule', 'tournament', 'what-if', 'winner'],
    label: 'whatIf',
    part: 'score',
    only: 'strokes',
  },
  {
    path: '/tournaments/:tournamentId/leaderboard',
    needs: ['tournament.read'],
    words: ['choice', 'explanation', 'leaderboard', 'match-board', 'statistics', 'tournament', 'workbook'],
    label: 'leaderboard',
    part: 'result',
  },
  {
    path: '/tournaments/:tournamentId/side-awards',
    needs: ['tournament.read'],
    words: ['choice', 'side-award', 'tournament', 'workbook'],
    label: 'sideAwards',
    part: 'result',
  },
  {
    path: '/tournaments/:tournamentId/winners',
    needs: ['tournament.read'],
    words: ['choice', 'explanation', 'tournament', 'winner', 'workbook'],
    label: 'winners',
    part: 'prize',
  },
  {
    path: '/tournaments/:tournamentId/presentation',
    needs: ['suspense.write'],
    words: ['choice', 'presentation', 'tournament'],
    label: 'presentation',
    part: 'prize',
  },
  {
    path: '/tournaments/:tournamentId/lucky-draw',
    needs: ['tournament.read'],
    words: ['counted-holes', 'lucky-draw', 'tournament'],
    label: 'luckyDraw',
    part: 'prize',
  },
  { path: '/tournaments/:tournamentId/live/*', needs: ['anyone'] },
  { path: '/live/*', needs: ['anyone'] },
  {
    path: '/golfers',
    needs: ['golfer.read', 'a site'],
    words: ['golfer', 'site'],
    label: 'golfers',
    menu: 'bar',
  },
  {
    path: '/golfers/add',
    needs: ['golfer.write', 'a site'],
    words: ['golfer', 'site'],
    label: 'addGolfer',
  },
  {
    path: '/golfers/import',
    needs: ['golfer.write', 'a site'],
    words: ['golfer', 'grid', 'player-import', 'site'],
    label: 'importGolfers',
  },
  {
    path: '/golfers/proposals',
    needs: ['golfer.write', 'a site'],
    words: ['golfer', 'site'],
    label: 'golferProposals',
  },
  {
    path: '/golfers/handicaps',
    needs: ['golfer.read', 'a site'],
    words: ['club-handicap', 'golfer', 'site'],
    label: 'clubHandicaps',
  },
  {
    path: '/golfers/:golferId',
    needs: ['golfer.read'],
    words: ['choice', 'club-handicap', 'golfer', 'rule'],
    label: 'golfer',
  },
  {
    path: '/seasons',
    needs: ['season.read', 'a site'],
    words: ['choice', 'golfer', 'season', 'site'],
    label: 'seasons',
    menu: 'bar',
  },
  {
    path: '/seasons/:seasonId',
    needs: ['season.read'],
    words: ['choice', 'season'],
    label: 'season',
  },
  {
    path: '/clubs',
    needs: ['club.admin'],
    words: ['club'],
    label: 'clubs',
    menu: 'bar',
  },
  {
    path: '/clubs/add',
    needs: ['club.admin'],
    words: ['club', 'logo', 'site'],
    label: 'addClub',
  },
  {
    path: '/clubs/:clubId',
    needs: ['club.read', 'own club'],
    words: ['choice', 'club', 'course', 'logo'],
    label: 'club',
  },
  {
    path: '/clubs/:clubId/edit',
    needs: ['club.write', 'own club'],
    words: ['club', 'logo'],
    label: 'editClub',
  },
  {
    path: '/sites',
    needs: ['site.admin'],
    words: ['contract', 'site'],
    label: 'sites',
    menu: 'bar',
  },
  {
    path: '/sites/add',
    needs: ['site.admin'],
    words: ['contract', 'logo', 'site'],
    label: 'addSite',
  },
  {
    path: '/sites/:siteId',
    needs: ['own site'],
    words: ['api-key', 'contract', 'logo', 'payment', 'site'],
    label: 'site',
    menu: 'user',
  },
  {
    path: '/sites/:siteId/edit',
    needs: ['site.admin'],
    words: ['contract', 'logo', 'site'],
    label: 'editSite',
  },
  {
    path: '/contracts',
    needs: ['contract.admin'],
    words: ['contract'],
    label: 'contracts',
    menu: 'bar',
  },
  {
    path: '/contracts/add',
    needs: ['contract.admin'],
    words: ['contract', 'site'],
    label: 'addContract',
  },
  {
    path: '/contracts/:contractId',
    needs: ['contract.admin'],
    words: ['contract'],
    label: 'contract',
  },
  {
    path: '/users',
    needs: ['user.admin'],
    words: ['site', 'user'],
    label: 'users',
    menu: 'bar',
  },
  {
    path: '/users/add',
    needs: ['user.admin'],
    words: ['mail', 'site', 'user'],
    label: 'addUser',
  },
  {
    path: '/users/:userId',
    needs: ['user.admin'],
    words: ['mail', 'site', 'user'],
    label: 'user',
  },
  {
    path: '/activities',
    needs: ['signed in'],
    words: LOG_WORDS,
    label: 'activities',
    menu: 'user',
  },
  {
    path: '/activities/:activityId',
    needs: ['signed in'],
    words: LOG_WORDS,
    label: 'activity',
  },
  {
    path: '/settings/profile',
    needs: ['signed in'],
    words: ['mail', 'profile', 'user'],
    label: 'profile',
    menu: 'user',
  },
  {
    path: '/help/tutorials',
    needs: ['signed in'],
    words: ['tutorial'],
    label: 'tutorials',
    menu: 'help',
  },
  {
    path: '/help/support',
    needs: ['signed in'],
    words: ['ticket'],
    label: 'support',
    menu: 'help',
  },
  {
    path: '/help/list-supports',
    needs: ['support.admin'],
    words: ['mail', 'ticket'],
    label: 'supports',
    menu: 'help',
  },
  {
    path: '/help/contact',
    needs: ['signed in'],
    words: ['contact'],
    label: 'contact',
    menu: 'help',
  },
  {
    path: '/config/formats',
    needs: ['signed in'],
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'formats',
    menu: 'config',
  },
  {
    path: '/config/tiebreaks',
    needs: ['signed in'],
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'tiebreaks',
    menu: 'config',
  },
  {
    path: '/config/countbacks',
    needs: ['signed in'],
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'countbacks',
    menu: 'config',
  },
  {
    path: '/config/plays',
    needs: ['signed in'],
    words: ['choice', 'definition', 'explanation', 'rule', 'side'],
    label: 'plays',
    menu: 'config',
  },
  {
    path: '/mails',
    needs: ['mail.admin'],
    words: ['mail'],
    label: 'mails',
    menu: 'config',
  },
  {
    path: '/addresses',
    needs: ['address.admin'],
    words: ['address', 'site-key'],
    label: 'addresses',
    menu: 'config',
  },
  {
    path: '/phone-test',
    needs: ['anyone'],
    words: ['address'],
    label: 'phoneTest',
  },
];

export const SCREENS: readonly Screen[] = ADDRESSES.filter((address) => 'label' in address);
