export { type CutRule, cutRule } from './check/cut-rule.ts';
export { birthday, birthYear, text, visibleText } from './check/field.ts';
export { readKept } from './check/kept.ts';
export * from './check/play-rule.ts';
export * from './check/restriction.ts';
export * from './choice/address.ts';
export * from './choice/award.ts';
export * from './choice/bound-draw.ts';
export * from './choice/ceremony.ts';
export * from './choice/club.ts';
export * from './choice/contract.ts';
export * from './choice/definition.ts';
export * from './choice/definition-kind.ts';
export * from './choice/division.ts';
export * from './choice/flight.ts';
export * from './choice/lucky-draw.ts';
export * from './choice/mail.ts';
export * from './choice/match.ts';
export * from './choice/player.ts';
export * from './choice/player-import.ts';
export * from './choice/ready-check.ts';
export * from './choice/score.ts';
export * from './choice/ticket.ts';
export * from './choice/tournament.ts';
export * from './choice/user.ts';
export * from './error.ts';
export type * from './message.ts';
export * from './permission.ts';
export * from './record/club.ts';
export * from './record/contract.ts';
export * from './record/division.ts';
export * from './record/player.ts';
export * from './record/prize.ts';
export * from './record/site.ts';
export * from './record/sponsor.ts';
export * from './record/ticket.ts';
export * from './record/tournament.ts';
export * from './record/user.ts';
export * from './route/activity.ts';
export * from './route/address.ts';
export * from './route/api-key.ts';
export * from './route/auth.ts';
export * from './route/award.ts';
export * from './route/backup.ts';
export * from './route/bound-draw.ts';
export * from './route/ceremony.ts';
export * from './route/club.ts';
export * from './route/contact.ts';
export * from './route/contest.ts';
export * from './route/contract.ts';
export * from './route/course-file.ts';
export * from './route/dashboard.ts';
export * from './route/day-handicap.ts';
export * from './route/definition.ts';
export * from './route/desk.ts';
export * from './route/disqualification.ts';
export * from './route/division.ts';
export * from './route/facts.ts';
export * from './route/flight.ts';
export * from './route/leaderboard.ts';
export * from './route/line-up.ts';
export * from './route/lucky-draw.ts';
export * from './route/mail.ts';
export * from './route/marker.ts';
export * from './route/match.ts';
export * from './route/paper.ts';
export * from './route/player.ts';
export * from './route/player-import.ts';
export * from './route/profile.ts';
export * from './route/public-explanation.ts';
export * from './route/push.ts';
export * from './route/ready-check.ts';
export * from './route/regulation.ts';
export * from './route/rehearsal.ts';
export * from './route/result.ts';
export * from './route/score.ts';
export * from './route/seal.ts';
export * from './route/search.ts';
export * from './route/short-address.ts';
export * from './route/side.ts';
export * from './route/side-award.ts';
export * from './route/site.ts';
export * from './route/sponsor.ts';
export * from './route/system.ts';
export * from './route/team.ts';
export * from './route/ticket.ts';
export * from './route/tournament.ts';
export * from './route/tournament-file.ts';
export * from './route/user.ts';
export * from './route/what-if.ts';
export * from './route/winner.ts';
export * from './route/workbook.ts';
export * from './route.ts';
export * from './rule/backup-age.ts';
export * from './rule/certificate-end.ts';
export * from './rule/contract-term.ts';
export * from './rule/desk-rate.ts';
export * from './rule/flight-conflict.ts';
export * from './rule/lucky-draw-text.ts';
export * from './rule/seal-text.ts';
export * from './rule/tournament-code.ts';

import { activityRoutes } from './route/activity.ts';
import { addressRoutes } from './route/address.ts';
import { apiKeyRoutes } from './route/api-key.ts';
import { authRoutes } from './route/auth.ts';
import { backupRoutes } from './route/backup.ts';
import { boundDrawRoutes } from './route/bound-draw.ts';
import { ceremonyRoutes } from './route/ceremony.ts';
import { clubRoutes } from './route/club.ts';
import { contactRoutes } from './route/contact.ts';
import { contestRoutes } from './route/contest.ts';
import { contractRoutes } from './route/contract.ts';
import { courseFileRoutes } from './route/course-file.ts';
import { dashboardRoutes } from './route/dashboard.ts';
import { definitionRoutes } from './route/definition.ts';
import { deskRoutes } from './route/desk.ts';
import { disqualificationRoutes } from './route/disqualification.ts';
import { divisionRoutes } from './route/division.ts';
import { factsRoutes } from './route/facts.ts';
import { flightRoutes } from './route/flight.ts';
import { leaderboardRoutes } from './route/leaderboard.ts';
import { lineUpRoutes } from './route/line-up.ts';
import { luckyDrawRoutes } from './route/lucky-draw.ts';
import { mailRoutes } from './route/mail.ts';
import { markerRoutes } from './route/marker.ts';
import { matchRoutes } from './route/match.ts';
import { paperRoutes } from './route/paper.ts';
import { playerRoutes } from './route/player.ts';
import { playerImportRoutes } from './route/player-import.ts';
import { profileRoutes } from './route/profile.ts';
import { pushRoutes } from './route/push.ts';
import { readyCheckRoutes } from './route/ready-check.ts';
import { regulationRoutes } from './route/regulation.ts';
import { rehearsalRoutes } from './route/rehearsal.ts';
import { resultRoutes } from './route/result.ts';
import { scoreRoutes } from './route/score.ts';
import { sealRoutes } from './route/seal.ts';
import { searchRoutes } from './route/search.ts';
import { shortAddressRoutes } from './route/short-address.ts';
import { sideRoutes } from './route/side.ts';
import { sideAwardRoutes } from './route/side-award.ts';
import { siteRoutes } from './route/site.ts';
import { sponsorRoutes } from './route/sponsor.ts';
import { systemRoutes } from './route/system.ts';
import { teamRoutes } from './route/team.ts';
import { ticketRoutes } from './route/ticket.ts';
import { tournamentRoutes } from './route/tournament.ts';
import { tournamentFileRoutes } from './route/tournament-file.ts';
import { userRoutes } from './route/user.ts';
import { whatIfRoutes } from './route/what-if.ts';
import { winnerRoutes } from './route/winner.ts';
import { workbookRoutes } from './route/workbook.ts';

/** Every route of the product, by method and path. */
export const routes = {
  ...apiKeyRoutes,
  ...authRoutes,
  ...backupRoutes,
  ...boundDrawRoutes,
  ...ceremonyRoutes,
  ...luckyDrawRoutes,
  ...mailRoutes,
  ...addressRoutes,
  ...clubRoutes,
  ...courseFileRoutes,
  ...contactRoutes,
  ...contestRoutes,
  ...contractRoutes,
  ...activityRoutes,
  ...dashboardRoutes,
  ...definitionRoutes,
  ...deskRoutes,
  ...disqualificationRoutes,
  ...divisionRoutes,
  ...sponsorRoutes,
  ...flightRoutes,
  ...leaderboardRoutes,
  ...lineUpRoutes,
  ...markerRoutes,
  ...matchRoutes,
  ...paperRoutes,
  ...playerRoutes,
  ...playerImportRoutes,
  ...profileRoutes,
  ...readyCheckRoutes,
  ...rehearsalRoutes,
  ...regulationRoutes,
  ...factsRoutes,
  ...sealRoutes,
  ...resultRoutes,
  ...scoreRoutes,
  ...searchRoutes,
  ...pushRoutes,
  ...shortAddressRoutes,
  ...sideAwardRoutes,
  ...sideRoutes,
  ...siteRoutes,
  ...systemRoutes,
  ...teamRoutes,
  ...ticketRoutes,
  ...tournamentRoutes,
  ...tournamentFileRoutes,
  ...userRoutes,
  ...whatIfRoutes,
  ...winnerRoutes,
  ...workbookRoutes,
};
export type Routes = typeof routes;
