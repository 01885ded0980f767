import { randomUUID } from 'node:crypto';
import type { Language, Tournament } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import { drawCountedHoles } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import { insertAll } from '../../../db/row.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { holeLists, ruleOn } from '../../../engine/tournament/counted-hole/count.ts';
import { appendCountedHoles } from '../../../engine/tournament/counted-hole/store.ts';
import { findRounds, requireTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Random } from '../../../random.ts';
import { seeded } from '../../../random.ts';
import { dateAt } from '../../../text/calendar.ts';
import { sentence } from '../../../text/word.ts';
import { type Actor, holdTournament, type Writer, write } from '../../../write/write.ts';
import { insertCopy, unplayed } from '../tournament-file/copy.ts';
import { drawPlay } from './draw.ts';
import { drawMoney, drawSignups } from './money.ts';

const LONGEST_NAME = 200;

/**
 * A copy of the tournament to practise on: its plan, players and flights, counted holes drawn anew, scores drawn for the first round, and
 * fees of its players, paid by a statement that no bank has.
 * Nothing of the tournament itself changes, and the same tournament gives the same scores again.
 */
export async function rehearse(deps: Writer, { principal, tournament: from }: Actor, language: Language): Promise<Tournament> {
  if (from.rehearsal) throw new AppError('rehearsal-of-rehearsal');
  const id = randomUUID();
  const name = sentence('rehearsal-name', language, { name: from.name }).slice(0, LONGEST_NAME);
  const random = seeded(seedOf(from.id));
  return write(
    deps,
    { principal, siteId: from.siteId, tournamentId: id },
    {
      change: async (tx) => {
        // a player who is anonymised meanwhile is so in the rehearsal too
        await holdTournament(tx, from.id);
        const file = await unplayed(tx, from.id, { id, name, date: from.date, rehearsal: true }, ['plan', 'people'], deps.clock());
        const { scores, cards } = drawPlay(file, random);
        const entered = await drawSignups(tx, file, deps.clock());
        await insertCopy(tx, from.clubId, { ...file, ...entered, cards });
        const own = { tournamentId: id, siteId: from.siteId, today: dateAt(deps.clock(), from.timeZone) };
        await drawMoney(tx, own, entered.signups, { by: principal, now: deps.clock() });
        const written = { principalKind: principal.kind, principalId: principal.id, enteredAt: deps.clock() };
        await insertAll(
          tx,
          entry,
          scores.map((score) => ({ id: randomUUID(), ...score, ...written })),
        );
        await drawHoles(tx, { id, calculateHandicapDay: from.calculateHandicapDay, random, by: principal, at: deps.clock() });
        return { kind: 'copied', subjectType: 'tournament', subjectId: id, after: { name, date: from.date, from: from.name } };
      },
      answer: (tx) => requireTournament(tx, id),
    },
  );
}

/** A number made of an id: the same id, the same drawing. */
const seedOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 8), 16);

type Holes = {
  id: string;
  calculateHandicapDay: Tournament['calculateHandicapDay'];
  random: Random;
  by: Actor['principal'];
  at: Date;
};

/** Those of the tournament are secret: a rehearsal gets others. They are entered, so that publishing them can be practised. */
async function drawHoles(tx: Transaction, { id, calculateHandicapDay, random, by, at }: Holes): Promise<void> {
  const lists = await holeLists(tx, { id, calculateHandicapDay });
  for (const round of await findRounds(tx, id)) {
    const { id: roundId } = round;
    for (const list of lists) {
      const { divisionId, awardId } = list;
      const rule = ruleOn(list, round);
      const number = random.next();
      const drawn = drawCountedHoles(rule, round, number) ?? drawCountedHoles({ ...rule, composition: null }, round, number);
      const holes = drawn?.map((hole) => cardHole(round, hole));
      if (holes) await appendCountedHoles(tx, { tournamentId: id, roundId, divisionId, awardId, holes, by, at });
    }
  }
}
