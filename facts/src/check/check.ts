import { LATEST_EDITION } from '@fairway/golf';
import { canonical } from '../canonical.ts';
import { type DayFacts, dayFacts, FORMAT, FORMAT_VERSION } from '../day-facts.ts';
import { type Hex, hashOf } from '../hash.ts';
import { headsOf } from '../ledger.ts';
import { signatureHolds } from '../signature.ts';
import { checkDraws, checkSeals, type IsSigned } from './draw-check.ts';
import { type Checked, type Finding, isSame } from './finding.ts';
import { checkLedger, type SeenHead } from './ledger-check.ts';
import { checkPlan } from './prizes-check.ts';
import { checkResult } from './result-check.ts';
import { checkUnique } from './unique-check.ts';

/** What is no facts at all, or facts of a format or of rules that are newer than this program. */
export type Unreadable = { readonly unreadable: 'foreign' | 'newer' };

/** Facts from anywhere; those of another program, or no facts, are said to be so. */
export function readFacts(value: unknown): DayFacts | Unreadable {
  const { format, core } = isRecord(value) ? value : {};
  if (format !== FORMAT) return { unreadable: 'foreign' };
  const { formatVersion, rules } = isRecord(core) ? core : {};
  const { edition } = isRecord(rules) ? rules : {};
  if (isAbove(formatVersion, FORMAT_VERSION) || isAbove(edition, LATEST_EDITION)) return { unreadable: 'newer' };
  const read = dayFacts.safeParse(value);
  return read.success ? read.data : { unreadable: 'foreign' };
}

const isAbove = (value: unknown, most: number): boolean => typeof value === 'number' && value > most;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks facts against themselves: the result is computed again, each line of the ledger is hashed again, cards and rules are compared with what
 * its lines say, seals, draws and signature are tried. `seen` are heads that this phone saw earlier; `isSigned` checks signatures of the beacon,
 * for whoever has loaded that (`draw/beacon-signature.ts`). Whatever it is given, it never throws.
 */
export function checkFacts(value: unknown, seen: readonly SeenHead[] = [], isSigned: IsSigned | null = null): Checked | Unreadable {
  const facts = readFacts(value);
  if ('unreadable' in facts) return facts;
  try {
    return checkRead(facts, seen, isSigned);
  } catch {
    return { unreadable: 'foreign' }; // it says what no JSON can, and so nothing that has a hash
  }
}

function checkRead(facts: DayFacts, seen: readonly SeenHead[], isSigned: IsSigned | null): Checked {
  const result = checkResult(facts);
  const heads = headsOf(facts.core.tournament.id, facts.ledger?.lines.map(({ commit }) => commit) ?? []);
  const ledger = checkLedger(facts, heads, seen);
  const findings = [
    ...result.findings,
    ...ledger.findings,
    ...checkUnique(facts.core),
    ...checkPlan(facts.core.prizes),
    ...checkSeals(facts.core),
    ...checkDraws(facts.core, isSigned),
    ...checkSignatures(facts, heads),
  ];
  const { signature } = facts;
  return {
    facts,
    places: result.places,
    winners: result.winners,
    matches: result.matches,
    ledger: ledger.state,
    signature: signature && {
      holds: !findings.some(({ of }) => of === 'signature' || of === 'signed'),
      number: signature.statement.number,
      key: signature.key,
    },
    findings,
  };
}

/** Signed results are numbered without a gap, all of this tournament and its ledger, and only final facts have one that stands. */
function checkSignatures({ final, core, ledger, signature, replaced }: DayFacts, heads: readonly Hex[]): Finding[] {
  const all = [...replaced, ...(signature ? [signature] : [])];
  const findings = all.flatMap((one, nth): Finding[] => {
    const { number, tournament, ledger: then } = one.statement;
    const isOwn = one === signature ? final : tournament === core.tournament.id && (then === null || heads[then.lines] === then.head);
    return number === nth + 1 && isOwn && signatureHolds(one) ? [] : [{ of: 'signature', number }];
  });
  if (signature === null) return findings;
  const { tournament, core: signed, ledger: signedLedger } = signature.statement;
  const own = ledger && { head: ledger.head, lines: ledger.lines.length };
  if (tournament !== core.tournament.id) findings.push({ of: 'signed', part: 'tournament' });
  if (signed !== hashOf(canonical(core))) findings.push({ of: 'signed', part: 'core' });
  if (!isSame(signedLedger, own)) findings.push({ of: 'signed', part: 'ledger' });
  return findings;
}
