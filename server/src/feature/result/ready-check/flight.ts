import { conflictsOf, endsSoon, type Language, type ReadyFinding, type ReadyLine } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import type { ListOwner } from '../../../engine/tournament/counted-hole/count.ts';
import { tournamentHasScores } from '../../../engine/tournament/store.ts';
import { say, sentence } from '../../../text/word.ts';
import { countedHolesState } from '../../field/tournament/counted-hole/counted-hole.ts';
import { findLinkedFlights } from '../../play/marker/link/store.ts';
import type { Checked } from './field.ts';
import { fact, factOf, lineOf, orElse } from './finding.ts';

/** `inMatches`: the golfers of the round's matches, who alone need a flight; null: no matches are played, and everyone needs one. */
export function flightLine({ arrangement }: Checked, inMatches: ReadonlySet<string> | null): ReadyLine {
  const { flights, unassigned } = arrangement;
  if (flights.length === 0) return lineOf('flights', [fact('fail', 'no-flights')]);
  const waiting = unassigned.filter(
    ({ status, playerId, partners }) =>
      status === 'ok' && (inMatches === null || [playerId, ...partners.map((partner) => partner.playerId)].some((id) => inMatches.has(id))),
  );
  const left = waiting.map(({ name }) => name);
  const conflicts = conflictsOf(arrangement).map((conflict): ReadyFinding => ({ kind: 'flight', state: 'warn', conflict }));
  const without = flights.filter(({ players }) => players.length > 0 && players.every(({ caddieNumber }) => caddieNumber === null));
  // a club without caddies misses none
  const missed = without.length < flights.length ? without.map(({ number }) => number) : [];
  const findings = [...factOf('fail', 'no-flight', left), ...conflicts, ...factOf('warn', 'no-caddie', missed)];
  return lineOf('flights', [...findings, fact('pass', 'flights', { count: flights.length })]);
}

/** Of a Peoria; null where none is played. */
export async function holesLine({ tx, tournament, rounds, competition, language }: Checked): Promise<ReadyLine | null> {
  const findings: ReadyFinding[] = [];
  const begun = await tournamentHasScores(tx, tournament.id);
  for (const { id, number } of rounds) {
    const { lists } = await countedHolesState(tx, tournament, id);
    const ofRound = sentence('round-name', language, { number });
    const labelOf = (list: ListOwner) => [ofRound, nameOf(list, competition, language)].filter(Boolean).join(', ');
    const missing = lists.filter(({ entered, waits }) => !entered && !waits).map(labelOf);
    const open = lists.filter(({ published }) => published !== null && !begun).map(labelOf);
    findings.push(...factOf('fail', 'holes-missing', missing), ...factOf('warn', 'holes-published', open));
    if (lists.length === 0) return null;
  }
  return lineOf('counted-holes', orElse(findings, fact('pass', 'holes-entered')));
}

function nameOf({ divisionId, awardId }: ListOwner, { divisions, prizes }: Checked['competition'], language: Language): string | null {
  const prize = prizes.find(({ id }) => id === awardId);
  if (prize) return sayAward({ ...prize, divisionName: null, place: 1, hole: null }, say(language) as never, language);
  return divisions.find(({ id }) => id === divisionId)?.name ?? null;
}

/** Nobody but the server itself can open these. */
const isLocal = (address: string): boolean => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(new URL(address).hostname);

/** Where links and QR codes lead, and when the certificate there ends. */
export type LinkAddress = { publicUrl: string; certificateEndsAt: Date | null; now: Date };

function certificateFinding({ publicUrl, certificateEndsAt: endsAt, now }: LinkAddress): ReadyFinding[] {
  if (endsAt === null || !endsSoon(endsAt, now)) return [];
  const details = { names: [publicUrl], at: endsAt.toISOString() };
  return [endsAt > now ? fact('warn', 'certificate-ends', details) : fact('fail', 'certificate-ended', details)];
}

export async function linkLine({ tx, round }: Checked, at: LinkAddress): Promise<ReadyLine> {
  const { publicUrl } = at;
  const flights = (await findLinkedFlights(tx, round.id)).filter(({ id }) => id !== null);
  const without = flights.filter(({ links }) => links.every(({ revokedAt }) => revokedAt !== null)).map(({ number }) => number);
  const address: ReadyFinding[] = isLocal(publicUrl)
    ? [fact('fail', 'links-local', { names: [publicUrl] })]
    : factOf('warn', 'links-not-https', publicUrl.startsWith('https:') ? [] : [publicUrl]);
  const findings = [
    ...address,
    ...certificateFinding(at),
    ...factOf('warn', 'links-missing', without),
    ...(flights.length === 0 ? [fact('warn', 'no-flights')] : []),
  ];
  return lineOf('links', orElse(findings, fact('pass', 'links', { count: flights.length })));
}
