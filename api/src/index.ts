export * from './check/club-handicap-rule.ts';
export { type ContestRule, contestRule } from './check/contest-rule.ts';
export { cutRule } from './check/cut-rule.ts';
export { birthYear, isPast, text, visibleText } from './check/field.ts';
export { readKept } from './check/kept.ts';
export * from './check/play-rule.ts';
export * from './check/restriction.ts';
export * from './check/season-rule.ts';
export * from './check/signup-form.ts';
export * from './choice/account/address.ts';
export * from './choice/account/club.ts';
export * from './choice/account/contract.ts';
export * from './choice/account/definition.ts';
export * from './choice/account/definition-kind.ts';
export * from './choice/account/mail.ts';
export * from './choice/account/ticket.ts';
export * from './choice/account/user.ts';
export * from './choice/field/award.ts';
export * from './choice/field/division.ts';
export * from './choice/field/flight.ts';
export * from './choice/field/golfer.ts';
export * from './choice/field/payment.ts';
export * from './choice/field/player.ts';
export * from './choice/field/player-import.ts';
export * from './choice/field/signup.ts';
export * from './choice/field/tournament.ts';
export * from './choice/play/match.ts';
export * from './choice/play/score.ts';
export * from './choice/result/bound-draw.ts';
export * from './choice/result/ceremony.ts';
export * from './choice/result/lucky-draw.ts';
export * from './choice/result/ready-check.ts';
export * from './error.ts';
export type * from './message.ts';
export * from './permission.ts';
export * from './record/club.ts';
export * from './record/contract.ts';
export * from './record/division.ts';
export * from './record/golfer.ts';
export * from './record/player.ts';
export * from './record/prize.ts';
export * from './record/site.ts';
export * from './record/sponsor.ts';
export * from './record/ticket.ts';
export * from './record/tournament.ts';
export * from './record/user.ts';
export * from './route/account/activity.ts';
export * from './route/account/address.ts';
export * from './route/account/api-key.ts';
export * from './route/account/auth.ts';
export * from './route/account/backup.ts';
export * from './route/account/club.ts';
export * from './route/account/contact.ts';
export * from './route/account/contract.ts';
export * from './route/account/definition.ts';
export * from './route/account/mail.ts';
export * from './route/account/profile.ts';
export * from './route/account/site.ts';
export * from './route/account/system.ts';
export * from './route/account/ticket.ts';
export * from './route/account/user.ts';
export * from './route/field/award.ts';
export * from './route/field/counted-holes.ts';
export * from './route/field/course-file.ts';
export * from './route/field/dashboard.ts';
export * from './route/field/day-handicap.ts';
export * from './route/field/division.ts';
export * from './route/field/flight.ts';
export * from './route/field/golfer.ts';
export * from './route/field/payment/money.ts';
export * from './route/field/payment/shape.ts';
export * from './route/field/player.ts';
export * from './route/field/player-import.ts';
export * from './route/field/search.ts';
export * from './route/field/short-address.ts';
export * from './route/field/side.ts';
export * from './route/field/signup/office.ts';
export * from './route/field/signup/own.ts';
export * from './route/field/signup/shape.ts';
export * from './route/field/sponsor.ts';
export * from './route/field/team.ts';
export * from './route/field/tournament.ts';
export * from './route/output/paper.ts';
export * from './route/output/regulation.ts';
export * from './route/output/rehearsal.ts';
export * from './route/output/tournament-file.ts';
export * from './route/output/workbook.ts';
export * from './route/play/board.ts';
export * from './route/play/contest.ts';
export * from './route/play/desk.ts';
export * from './route/play/disqualification.ts';
export * from './route/play/leaderboard.ts';
export * from './route/play/line-up.ts';
export * from './route/play/marker.ts';
export * from './route/play/marker-flight.ts';
export * from './route/play/match.ts';
export * from './route/play/public-explanation.ts';
export * from './route/play/push.ts';
export * from './route/play/score.ts';
export * from './route/play/side-award.ts';
export * from './route/result/bound-draw.ts';
export * from './route/result/career.ts';
export * from './route/result/ceremony.ts';
export * from './route/result/facts.ts';
export * from './route/result/lucky-draw.ts';
export * from './route/result/ready-check.ts';
export * from './route/result/result.ts';
export * from './route/result/scoring-record.ts';
export * from './route/result/seal.ts';
export * from './route/result/season.ts';
export * from './route/result/what-if.ts';
export * from './route/result/winner.ts';
export * from './route.ts';
export * from './rule/account/backup-age.ts';
export * from './rule/account/certificate-end.ts';
export * from './rule/account/contract-term.ts';
export * from './rule/field/flight-conflict.ts';
export * from './rule/field/signup/eligible.ts';
export * from './rule/field/signup/form.ts';
export * from './rule/field/signup/moment.ts';
export * from './rule/field/signup/price.ts';
export * from './rule/field/signup/state.ts';
export * from './rule/field/tournament-code.ts';
export * from './rule/play/desk-rate.ts';
export * from './rule/result/lucky-draw-text.ts';
export * from './rule/result/seal-text.ts';

import { activityRoutes } from './route/account/activity.ts';
import { addressRoutes } from './route/account/address.ts';
import { apiKeyRoutes } from './route/account/api-key.ts';
import { authRoutes } from './route/account/auth.ts';
import { backupRoutes } from './route/account/backup.ts';
import { clubRoutes } from './route/account/club.ts';
import { contactRoutes } from './route/account/contact.ts';
import { contractRoutes } from './route/account/contract.ts';
import { definitionRoutes } from './route/account/definition.ts';
import { mailRoutes } from './route/account/mail.ts';
import { profileRoutes } from './route/account/profile.ts';
import { siteRoutes } from './route/account/site.ts';
import { systemRoutes } from './route/account/system.ts';
import { ticketRoutes } from './route/account/ticket.ts';
import { userRoutes } from './route/account/user.ts';
import { countedHolesRoutes } from './route/field/counted-holes.ts';
import { courseFileRoutes } from './route/field/course-file.ts';
import { dashboardRoutes } from './route/field/dashboard.ts';
import { divisionRoutes } from './route/field/division.ts';
import { flightRoutes } from './route/field/flight.ts';
import { golferRoutes } from './route/field/golfer.ts';
import { paymentRoutes } from './route/field/payment/money.ts';
import { playerRoutes } from './route/field/player.ts';
import { playerImportRoutes } from './route/field/player-import.ts';
import { searchRoutes } from './route/field/search.ts';
import { shortAddressRoutes } from './route/field/short-address.ts';
import { sideRoutes } from './route/field/side.ts';
import { officeSignupRoutes } from './route/field/signup/office.ts';
import { ownSignupRoutes } from './route/field/signup/own.ts';
import { sponsorRoutes } from './route/field/sponsor.ts';
import { teamRoutes } from './route/field/team.ts';
import { tournamentRoutes } from './route/field/tournament.ts';
import { paperRoutes } from './route/output/paper.ts';
import { regulationRoutes } from './route/output/regulation.ts';
import { rehearsalRoutes } from './route/output/rehearsal.ts';
import { tournamentFileRoutes } from './route/output/tournament-file.ts';
import { workbookRoutes } from './route/output/workbook.ts';
import { contestRoutes } from './route/play/contest.ts';
import { deskRoutes } from './route/play/desk.ts';
import { disqualificationRoutes } from './route/play/disqualification.ts';
import { leaderboardRoutes } from './route/play/leaderboard.ts';
import { lineUpRoutes } from './route/play/line-up.ts';
import { markerRoutes } from './route/play/marker.ts';
import { matchRoutes } from './route/play/match.ts';
import { pushRoutes } from './route/play/push.ts';
import { scoreRoutes } from './route/play/score.ts';
import { sideAwardRoutes } from './route/play/side-award.ts';
import { boundDrawRoutes } from './route/result/bound-draw.ts';
import { careerRoutes } from './route/result/career.ts';
import { ceremonyRoutes } from './route/result/ceremony.ts';
import { factsRoutes } from './route/result/facts.ts';
import { luckyDrawRoutes } from './route/result/lucky-draw.ts';
import { readyCheckRoutes } from './route/result/ready-check.ts';
import { resultRoutes } from './route/result/result.ts';
import { scoringRecordRoutes } from './route/result/scoring-record.ts';
import { sealRoutes } from './route/result/seal.ts';
import { seasonRoutes } from './route/result/season.ts';
import { whatIfRoutes } from './route/result/what-if.ts';
import { winnerRoutes } from './route/result/winner.ts';

/** Every route of the product, by method and path. */
export const routes = {
  ...apiKeyRoutes,
  ...authRoutes,
  ...backupRoutes,
  ...boundDrawRoutes,
  ...careerRoutes,
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
  ...paymentRoutes,
  ...playerRoutes,
  ...golferRoutes,
  ...playerImportRoutes,
  ...profileRoutes,
  ...readyCheckRoutes,
  ...rehearsalRoutes,
  ...regulationRoutes,
  ...factsRoutes,
  ...sealRoutes,
  ...seasonRoutes,
  ...resultRoutes,
  ...scoreRoutes,
  ...searchRoutes,
  ...pushRoutes,
  ...shortAddressRoutes,
  ...sideAwardRoutes,
  ...sideRoutes,
  ...officeSignupRoutes,
  ...ownSignupRoutes,
  ...siteRoutes,
  ...systemRoutes,
  ...teamRoutes,
  ...ticketRoutes,
  ...tournamentRoutes,
  ...countedHolesRoutes,
  ...tournamentFileRoutes,
  ...userRoutes,
  ...scoringRecordRoutes,
  ...whatIfRoutes,
  ...winnerRoutes,
  ...workbookRoutes,
};
export type Routes = typeof routes;
