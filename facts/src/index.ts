export { canonical } from './canonical.ts';
export type { Unreadable } from './check/check.ts';
export { checkFacts, readFacts } from './check/check.ts';
export type { Checked, Finding } from './check/finding.ts';
export type { SeenHead } from './check/ledger-check.ts';
export { decidingOf } from './check/ledger-check.ts';
export { PUBLICATION, speltOut } from './check/prizes-check.ts';
export { dataBlock, valueIn } from './data-block.ts';
export type { Core, DayFacts, FactsCompetitor, FactsPrizes, FactsSides, HandicapSource, Signature, Statement } from './day-facts.ts';
export { dayFacts, FORMAT, FORMAT_VERSION } from './day-facts.ts';
export type { Hex } from './hash.ts';
export { hashOf, hashOfBytes, hashOfSalted } from './hash.ts';
export type {
  ChangeLine,
  ChangeSubject,
  LedgerLine,
  LedgerState,
  LineContent,
  LineScore,
  LineSource,
  OpeningLine,
  ScoreLine,
} from './ledger.ts';
export { changeKey, commitOf, firstHead, headsOf, nextHead, scoreKey, toldBy } from './ledger.ts';
export { bracketStanding, cupStanding, groupsStanding } from './match-result.ts';
export type { FactsContest, FactsMatch, MatchPlayFacts, MatchPlayResult } from './match-schema.ts';
export type { PackedFacts } from './packed.ts';
export { linePacker, packFacts, unpackFacts } from './packed.ts';
export { readable } from './readable.ts';
export { resultOf } from './result.ts';
export { factsRules } from './rules.ts';
export type { SeasonCheck, SeasonCore, SeasonOpened, SeasonOpening, SeasonProof, SeasonSignature, SeasonStatement } from './season.ts';
export {
  checkSeason,
  openedEntry,
  openedLine,
  personCommit,
  ruleOf,
  SEASON_FORMAT_VERSION,
  seasonStatement,
  signedLine,
} from './season.ts';
export { newSecretKey, publicKeyOf, signatureHolds, signStatement, signSuccession, successionHolds } from './signature.ts';
