export { canonical } from './canonical.ts';
export type { Unreadable } from './check/check.ts';
export { checkFacts } from './check/check.ts';
export type { Checked, Finding } from './check/finding.ts';
export type { SeenHead } from './check/ledger-check.ts';
export { decidingOf } from './check/ledger-check.ts';
export { PUBLICATION, speltOut } from './check/prizes-check.ts';
export { dataBlock, valueIn } from './data-block.ts';
export type { Core, DayFacts, FactsCompetitor, FactsPrizes, FactsSides, HandicapSource, Signature, Statement } from './day-facts.ts';
export { FORMAT, FORMAT_VERSION } from './day-facts.ts';
export type { Hex } from './hash.ts';
export { hashOf } from './hash.ts';
export type { ChangeLine, ChangeSubject, LedgerLine, LineContent, LineScore, LineSource, OpeningLine, ScoreLine } from './ledger.ts';
export { commitOf, firstHead, headsOf, nextHead, toldBy } from './ledger.ts';
export { bracketStanding, cupStanding, groupsStanding } from './match-result.ts';
export type { FactsContest, FactsMatch } from './match-schema.ts';
export { linePacker, unpackFacts } from './packed.ts';
export { readable } from './readable.ts';
export { factsRules } from './rules.ts';
export type { SeasonCheck, SeasonCore, SeasonOpened, SeasonOpening, SeasonProof, SeasonSignature } from './season.ts';
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
export { newSecretKey, publicKeyOf, signStatement, signSuccession, successionHolds } from './signature.ts';
