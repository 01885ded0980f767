import { randomUUID } from 'node:crypto';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { readMatches, type Saying, takeMatchEntry } from '../match/match.ts';

type Undo = { roundId: string; deviceId: string; reason: string };

/** What this phone said of the matches of the round counts no more: each match is what it would be without it. Returns how many words. */
export function undoWords(writer: Writer, actor: Actor, { roundId, deviceId, reason }: Undo): Promise<number> {
  let undone = 0;
  return writeTournament(writer, actor, {
    change: async (tx, held) => {
      const matches = await readMatches(tx, held.id);
      const saying: Saying = { principal: actor.principal, source: 'desk', device: null, held, now: writer.clock(), language: 'vi' };
      const actions = [];
      for (const { matchId, id } of matches.saidBy(deviceId, roundId)) {
        const word = { kind: 'struck', fact: id } as const;
        const { action } = await takeMatchEntry(tx, saying, matches, { id: randomUUID(), matchId, word, replaces: null, reason });
        if (action) actions.push(action);
      }
      undone = actions.length;
      return actions;
    },
    answer: async () => undone,
  });
}
