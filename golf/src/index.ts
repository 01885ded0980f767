export type { SidesOfFormat } from './award/allocate.ts';
export { allocate, allocateSides, allocateWithPartners, allocateWithSides } from './award/allocate.ts';
export { AMATEUR_LIMIT_VND, amateurWorth, amateurWorthAtMost } from './award/amateur-limit.ts';
export type {
  Allocation,
  AwardDecision,
  AwardResult,
  AwardRule,
  ContestPlace,
  MeasuredKind,
  Measurement,
  PassedOver,
} from './award/award.ts';
export { awardHoles, measuredAwards } from './award/award-hole.ts';
export { awardRules } from './award/candidate.ts';
export type { AwardStep } from './award/explain-award.ts';
export { explainAward, explainAwardWithSides, explainSideAward } from './award/explain-award.ts';
export type { Gift, GiftFeat } from './award/gift.ts';
export { featHoles, giftAwards } from './award/gift.ts';
export { compareShots, isOddShot } from './award/measured.ts';
export type { NamedAward } from './award/named-award.ts';
export { everyNth, NAMED_AWARDS } from './award/named-award.ts';
export type { PartnersBySide } from './award/side-field.ts';
export type { PublicField } from './award/without-private.ts';
export { withNeededOrder, withoutPrivate } from './award/without-private.ts';
export type { Basis } from './basis.ts';
export { BASES } from './basis.ts';
export { bracketCount, bracketOf, bracketSize, seedOrder } from './bracket/bracket.ts';
export type { BracketFacts, BracketMatch, BracketPlace, BracketResult, BracketState } from './bracket/bracket-state.ts';
export { bracketProblems, bracketResult, bracketState } from './bracket/bracket-state.ts';
export type { Card, HoleResult, HoleScore, OddScore } from './card.ts';
export {
  holeResult,
  isFarFromOthers,
  isOddTotal,
  isPossibleTotal,
  isSameOnEveryHole,
  isTotal,
  MOST_HOLES,
  MOST_STROKES,
  missingHoles,
  oddScore,
  strokesOf,
  strokesToPar,
  totalCounts,
  totalDiffers,
} from './card.ts';
export type { ClubFact, ClubRound } from './club-handicap/club-fact.ts';
export type { ChangeReason, ClubChange, ClubFigure } from './club-handicap/club-figure.ts';
export { clubFigure } from './club-handicap/club-figure.ts';
export type { ClubRuleProblem } from './club-handicap/club-problem.ts';
export { clubRuleProblems } from './club-handicap/club-problem.ts';
export type {
  ClubRule,
  ClubRuleName,
  ClubStep,
  HandicapBand,
  MeanStep,
  RoundStep,
  StepTime,
  UnderParStep,
} from './club-handicap/club-rule.ts';
export { CLUB_RULES } from './club-handicap/club-rule.ts';
export type { Competitor, Status } from './competitor.ts';
export { declaredFor } from './competitor.ts';
export type { EntrantPlace } from './contest-place.ts';
export { bracketPlaces, cupPlaces, groupPlaces } from './contest-place.ts';
export type { Course, CourseCard, CourseProblem } from './course.ts';
export { cardPars, cardsOf, courseCard, courseHoles, courseProblems, parTotal } from './course.ts';
export type { CupMatch, CupOutcome, CupPoints, CupRule, CupSession, CupState, CupTeam, CupTie } from './cup/cup.ts';
export { cupState } from './cup/cup.ts';
export type { SessionPlan } from './cup/cup-problem.ts';
export { cupProblems, playersNeeded, shortTeams } from './cup/cup-problem.ts';
export type { CallawayRule } from './day-handicap/callaway.ts';
export { CALLAWAY, callaway, callawayRow, prepareCallaway } from './day-handicap/callaway.ts';
export type { CountedHolesProblem, CountedHolesWarning } from './day-handicap/counted-holes.ts';
export { countedHolesProblems, countedHolesWarnings } from './day-handicap/counted-holes.ts';
export { countedHolesAt, countedHolesCount, drawCountedHoles } from './day-handicap/counted-holes-draw.ts';
export type { WrittenHoles } from './day-handicap/counted-holes-text.ts';
export { writtenHoles } from './day-handicap/counted-holes-text.ts';
export type { DayHandicap, PeoriaDay } from './day-handicap/day-handicap.ts';
export { hasDayForm, peoriaRule } from './day-handicap/day-handicap.ts';
export type { HoleCap } from './day-handicap/hole-cap.ts';
export { peoria, peoriaHandicap, peoriaHandicapOf } from './day-handicap/peoria.ts';
export type { HandicapEnd, PeoriaName, PeoriaRule, PeoriaRuleField } from './day-handicap/peoria-rule.ts';
export { isPeoria, PEORIA_RULES, peoriaOn, peoriaRuleProblems } from './day-handicap/peoria-rule.ts';
export { system36 } from './day-handicap/system-36.ts';
export type { Division, DivisionProblem, Eligibility, HandicapRange, Measure, Misfit, Unassigned } from './division/division.ts';
export { comparedHandicap, divisionFor, divisionProblems, HANDICAP_STEP, isOutOfRange, misfits } from './division/division.ts';
export { standardDivisions } from './division/standard-division.ts';
export type { DrawProblem, DrawRule } from './draw/draw-flights.ts';
export { drawFlights } from './draw/draw-flights.ts';
export type { Drawn, DrawOrder } from './draw/flight-order.ts';
export { flightSizes } from './draw/flight-order.ts';
export type { DrawnEntrant, OpponentRule } from './draw/opponents.ts';
export { drawOpponents } from './draw/opponents.ts';
export type { Start, StartRule } from './draw/start.ts';
export { starts } from './draw/start.ts';
export { inStartingOrder } from './draw/starting-order.ts';
export type { Edition } from './edition.ts';
export { editionRules, FIRST_EDITION, LATEST_EDITION } from './edition.ts';
export type { Entry, HoleFold, HoleState, Refusal } from './entry.ts';
export { foldCard, holeAfter, judgeEntry, stateOn, TOTAL } from './entry.ts';
export type { SideStep } from './explain/explain-side.ts';
export { explainSide } from './explain/explain-side.ts';
export { explainStanding } from './explain/explain-standing.ts';
export type { DeclaredStep, StandingStep, TieTrial } from './explain/standing-step.ts';
export type { Format, FormatChoice, FormatName } from './format/format.ts';
export { FORMATS, formatOf, holeWorth } from './format/format.ts';
export { isSoundTable, MODIFIED_STABLEFORD, PAR_BOGEY, STABLEFORD } from './format/points-table.ts';
export { stablefordPoints } from './format/stableford.ts';
export type { Gender } from './gender.ts';
export type { AllowanceName, Percent, SideAllowanceName } from './handicap/allowance.ts';
export { ALLOWANCES, SIDE_ALLOWANCES } from './handicap/allowance.ts';
export type { HandicapCap } from './handicap/cap.ts';
export { DEFAULT_CAP } from './handicap/cap.ts';
export type { CardTee, TeePlayer } from './handicap/card-tee.ts';
export { courseHandicapFrom, nineHandicapFrom, teeFor, wholeHandicapFrom } from './handicap/card-tee.ts';
export type { CourseHandicap, Tee, TeeProblem } from './handicap/course-handicap.ts';
export {
  BEST_HANDICAP,
  courseHandicap,
  halvedIndex,
  MAX_COURSE_HANDICAP,
  MAX_HANDICAP_INDEX,
  nineHoleCourseHandicap,
  teeProblems,
} from './handicap/course-handicap.ts';
export type { Fraction } from './handicap/fraction.ts';
export { fraction, fractionOf, percent, wholeStrokes } from './handicap/fraction.ts';
export { limited } from './handicap/limit.ts';
export { adjustedGross } from './handicap/net-double-bogey.ts';
export type { DeclaredHandicap, NineHandicap, TeeHandicap } from './handicap/playing-handicap.ts';
export { matchPlayHandicaps, playingHandicap, playingHandicapOf } from './handicap/playing-handicap.ts';
export type { Restrictions } from './handicap/restriction.ts';
export { declaredAsPlayed, exactHandicap } from './handicap/restriction.ts';
export { scoreDifferential } from './handicap/score-differential.ts';
export { sideHandicap } from './handicap/side-handicap.ts';
export { strokesPerHole, strokesReceived } from './handicap/strokes-received.ts';
export type { Tenths } from './handicap/tenths.ts';
export type { IndexLimit } from './handicap-index/index-limit.ts';
export type { NoDifferential, PostedRound, PostingRule } from './handicap-index/posted-round.ts';
export { matchCard } from './handicap-index/posted-round.ts';
export type { AuditFinding, RecordEntry } from './handicap-index/posting-audit.ts';
export { postingAudit } from './handicap-index/posting-audit.ts';
export type { CardToPost, PostingRow } from './handicap-index/posting-row.ts';
export { postingRow } from './handicap-index/posting-row.ts';
export { scoreRecord } from './handicap-index/score-record.ts';
export { needsHandicap, withoutHandicap } from './handicap-need.ts';
export { groupedBy, lastOf } from './list.ts';
export type { MatchEntry } from './match/match-entry.ts';
export { foldMatch, judgeMatchEntry } from './match/match-entry.ts';
export type { HoleWinner, MatchFact, MatchScore, MatchWord, NassauPart, Winner } from './match/match-fact.ts';
export { unstruck } from './match/match-fact.ts';
export type { MatchAllowance, MatchFormatName } from './match/match-format.ts';
export { countingCards, MATCH_FORMATS, matchSides, matchStrokes, recommendedMatchAllowance } from './match/match-format.ts';
export type { Match, MatchGiven, MatchHole, MatchSide, MatchState, Opponent } from './match/match-play.ts';
export { isDecided, matchPlay } from './match/match-play.ts';
export type { MatchFactRefusal } from './match/match-problem.ts';
export { isPossibleScore, matchFactRefusal, matchProblems, matchSideProblems, writtenScore } from './match/match-problem.ts';
export type { Nassau } from './match/nassau.ts';
export { nassau, nassauLine, nassauParts } from './match/nassau.ts';
export type { NineTee } from './nine.ts';
export { joinNines } from './nine.ts';
export type { FlightOnCourse } from './pace.ts';
export { paces, playingOrder } from './pace.ts';
export type { CompetitorProblem } from './problem/competitor-problem.ts';
export { competitorProblems } from './problem/competitor-problem.ts';
export type { RulesProblem } from './problem/rules-problem.ts';
export { rulesProblems } from './problem/rules-problem.ts';
export { bergerRounds, dealt, groupRounds } from './round-robin/berger.ts';
export type { GroupStanding, GroupTie, MatchOutcome } from './round-robin/group-standing.ts';
export { GROUP_TIES, groupStandings, outcomeOf, POINT_A_MATCH } from './round-robin/group-standing.ts';
export type { Rules } from './rules.ts';
export { playedOffOf } from './score/player-score.ts';
export type { ChampionshipRule, ChampionshipTieKey } from './season/championship/championship-rule.ts';
export type { EclecticRule, EclecticTieKey } from './season/eclectic/eclectic-rule.ts';
export { exactText, shownTenths } from './season/exact.ts';
export type { TieTrial as SeasonTieTrial } from './season/rank.ts';
export type { SeasonEntry, SeasonHole } from './season/season-entry.ts';
export type { SeasonCard, SeasonEvent, SeasonFacts, SeasonGolfer, SeasonResult, SeasonRound } from './season/season-fact.ts';
export { joinMatters } from './season/season-join.ts';
export type { OpenReason, SeasonOutlook } from './season/season-outlook.ts';
export { seasonOutlook } from './season/season-outlook.ts';
export type { SeasonRuleName } from './season/season-preset.ts';
export { SEASON_RULES } from './season/season-preset.ts';
export type { SeasonProblem } from './season/season-problem.ts';
export { seasonProblems } from './season/season-problem.ts';
export type {
  EventRole,
  PointsRule,
  PointTies,
  SeasonBonus,
  SeasonPoints,
  SeasonSpan,
  SeasonStandard,
  SeasonTieKey,
  Unplaced,
} from './season/season-rule.ts';
export type { AnySeasonLine as SeasonLine, AnySeasonTable as SeasonTable, AnyTieKey, SeasonRule } from './season/season-table.ts';
export { seasonTable } from './season/season-table.ts';
export type { BallRule } from './side/counting-ball.ts';
export { countingBalls } from './side/counting-ball.ts';
export type { DrivesState } from './side/drives.ts';
export { drivesFit, drivesState } from './side/drives.ts';
export type { PlayName, PlayRule, SidePlay, SidePlayName } from './side/play.ts';
export {
  hasOneBall,
  isSidePlay,
  MOST_PARTNERS,
  playsInPairs,
  recommendedAllowance,
  recommendedWeights,
  SIDE_PLAYS,
  sidePlay,
} from './side/play.ts';
export type { PartnerInRound, Side, SideFormat } from './side/side.ts';
export { bestRounds, genderOf, playingIn, SIDE_FORMATS, sideProblems } from './side/side.ts';
export type { SideLine } from './side/side-board.ts';
export { sideBoard } from './side/side-board.ts';
export type { SideCardHole } from './side/side-card.ts';
export { sideCard } from './side/side-card.ts';
export { cutSides } from './side/side-cut.ts';
export type { OwnBalls } from './side/side-standing.ts';
export { oneBallRules, sideStandings } from './side/side-standing.ts';
export type { BoardLine, RankedLists, RoundLine } from './standing/board-line.ts';
export type { Cut, CutRule } from './standing/cut.ts';
export { cut } from './standing/cut.ts';
export { leaderboard, rankedBoard } from './standing/leaderboard.ts';
export type { StandingPlace } from './standing/place.ts';
export { places } from './standing/place-of-total.ts';
export type { Standing } from './standing/rank.ts';
export type { RankedList } from './standing/ranked-list.ts';
export type { Scores } from './standing/scores.ts';
export { scoresOf } from './standing/scores.ts';
export { standings } from './standing/standing.ts';
export type { TieHole } from './tie/countback.ts';
export type { TieSettings } from './tie/tie-keys.ts';
export { ties, tiesOf } from './tie/tie-keys.ts';
export type { TieUnit } from './tie/tie-rule.ts';
export { tieUnit } from './tie/tie-rule.ts';
export type { TieStep } from './tie/tie-step.ts';
export type { TiePars, TieShares } from './tie/tie-value.ts';
export type { CountbackId, Segment, TiebreakId, TieKey, TieOrder, TiePart, Ties } from './tie/tiebreak.ts';
export { COUNTBACKS, DEFAULT_COUNTBACK, DEFAULT_TIEBREAK, TIE_PARTS, TIEBREAKS } from './tie/tiebreak.ts';
