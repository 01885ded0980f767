export * from './activity.ts';
export * from './api-key.ts';
export * from './auth.ts';
export * from './award.ts';
export * from './award-choice.ts';
export * from './backup.ts';
export * from './backup-age.ts';
export * from './ceremony.ts';
export * from './choice.ts';
export * from './club.ts';
export * from './contact.ts';
export * from './contract.ts';
export * from './contract-choice.ts';
export * from './contract-term.ts';
export * from './dashboard.ts';
export * from './day-handicap.ts';
export * from './definition.ts';
export * from './desk.ts';
export * from './desk-rate.ts';
export * from './division.ts';
export * from './error.ts';
export { birthday, birthYear, text, visibleText } from './field.ts';
export * from './flight.ts';
export * from './flight-conflict.ts';
export * from './leaderboard.ts';
export * from './lucky-draw.ts';
export * from './lucky-draw-text.ts';
export * from './marker.ts';
export type * from './message.ts';
export * from './paper.ts';
export * from './permission.ts';
export * from './player.ts';
export * from './player-import.ts';
export * from './profile.ts';
export * from './public-explanation.ts';
export * from './ready-check.ts';
export * from './regulation.ts';
export * from './rehearsal.ts';
export type * from './restriction.ts';
export * from './result.ts';
export * from './route.ts';
export * from './score.ts';
export * from './seal.ts';
export * from './seal-text.ts';
export * from './search.ts';
export * from './side-award.ts';
export * from './site.ts';
export * from './sponsor.ts';
export * from './system.ts';
export * from './ticket.ts';
export * from './tournament.ts';
export * from './tournament-code.ts';
export * from './tournament-default.ts';
export * from './tournament-file.ts';
export * from './user.ts';
export * from './what-if.ts';
export * from './winner.ts';
export * from './workbook.ts';

import { activityRoutes } from './activity.ts';
import { apiKeyRoutes } from './api-key.ts';
import { authRoutes } from './auth.ts';
import { backupRoutes } from './backup.ts';
import { ceremonyRoutes } from './ceremony.ts';
import { clubRoutes } from './club.ts';
import { contactRoutes } from './contact.ts';
import { contractRoutes } from './contract.ts';
import { dashboardRoutes } from './dashboard.ts';
import { definitionRoutes } from './definition.ts';
import { deskRoutes } from './desk.ts';
import { divisionRoutes } from './division.ts';
import { flightRoutes } from './flight.ts';
import { leaderboardRoutes } from './leaderboard.ts';
import { luckyDrawRoutes } from './lucky-draw.ts';
import { markerRoutes } from './marker.ts';
import { paperRoutes } from './paper.ts';
import { playerRoutes } from './player.ts';
import { playerImportRoutes } from './player-import.ts';
import { profileRoutes } from './profile.ts';
import { readyCheckRoutes } from './ready-check.ts';
import { regulationRoutes } from './regulation.ts';
import { rehearsalRoutes } from './rehearsal.ts';
import { resultRoutes } from './result.ts';
import { scoreRoutes } from './score.ts';
import { sealRoutes } from './seal.ts';
import { searchRoutes } from './search.ts';
import { sideAwardRoutes } from './side-award.ts';
import { siteRoutes } from './site.ts';
import { sponsorRoutes } from './sponsor.ts';
import { systemRoutes } from './system.ts';
import { ticketRoutes } from './ticket.ts';
import { tournamentRoutes } from './tournament.ts';
import { tournamentFileRoutes } from './tournament-file.ts';
import { userRoutes } from './user.ts';
import { whatIfRoutes } from './what-if.ts';
import { winnerRoutes } from './winner.ts';
import { workbookRoutes } from './workbook.ts';

/** Every route of the product, by method and path. */
export const routes = {
  ...apiKeyRoutes,
  ...authRoutes,
  ...backupRoutes,
  ...ceremonyRoutes,
  ...luckyDrawRoutes,
  ...clubRoutes,
  ...contactRoutes,
  ...contractRoutes,
  ...activityRoutes,
  ...dashboardRoutes,
  ...definitionRoutes,
  ...deskRoutes,
  ...divisionRoutes,
  ...sponsorRoutes,
  ...flightRoutes,
  ...leaderboardRoutes,
  ...markerRoutes,
  ...paperRoutes,
  ...playerRoutes,
  ...playerImportRoutes,
  ...profileRoutes,
  ...readyCheckRoutes,
  ...rehearsalRoutes,
  ...regulationRoutes,
  ...sealRoutes,
  ...resultRoutes,
  ...scoreRoutes,
  ...searchRoutes,
  ...sideAwardRoutes,
  ...siteRoutes,
  ...systemRoutes,
  ...ticketRoutes,
  ...tournamentRoutes,
  ...tournamentFileRoutes,
  ...userRoutes,
  ...whatIfRoutes,
  ...winnerRoutes,
  ...workbookRoutes,
};
export type Routes = typeof routes;
