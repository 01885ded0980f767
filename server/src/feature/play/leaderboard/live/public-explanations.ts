import type { Basis } from '@fairway/golf';
import type { Database } from '../../../../db/database.ts';
import type { Competition } from '../../../../engine/competition/competition.ts';
import type { KeptFacts } from '../../../../engine/competition/kept-facts.ts';
import { requireTournamentFacts } from '../../../../engine/competition/store.ts';
import { bytesOf, type KeptAnswer } from '../../../../http/kept-answer.ts';
import { publicCompetitionOf } from '../public-competition.ts';
import { isOnBoard, publicExplanationOf } from '../public-explanation.ts';

/** Beyond this number a tournament pushes out the one that nobody asked about for longest. */
const MOST_TOURNAMENTS = 30;

/** Whose place, on which list, at which version of the board. */
type ExplanationQuestion = { tournamentId: string; version: number; playerId: string; basis: Basis; within: 'field' | 'division' };
type Answer = Promise<KeptAnswer | null>;
type KeptCompetition = { version: number; competition: Promise<Competition>; answers: Map<string, Answer> };

type PublicExplanations = {
  /** The answer as bytes; null: the board has no such player or list. */
  get(question: ExplanationQuestion): Answer;
  /** Whether the answer is there: then it costs nothing. */
  has(question: ExplanationQuestion): boolean;
};

const keyOf = ({ playerId, basis, within }: ExplanationQuestion): string => `${playerId} ${basis} ${within}`;

/** The reasons of places, loaded and computed once for each version of a board, however many ask. */
export function createPublicExplanations(db: Database, factsOf: KeptFacts): PublicExplanations {
  const competitions = new Map<string, KeptCompetition>();

  const load = (tournamentId: string): Promise<Competition> =>
    db.transaction(async (tx) => publicCompetitionOf(tx, (await factsOf(tx, await requireTournamentFacts(tx, tournamentId))).competition), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  const current = ({ tournamentId, version }: ExplanationQuestion): KeptCompetition | undefined => {
    const entry = competitions.get(tournamentId);
    return entry?.version === version ? entry : undefined;
  };
  const renew = ({ tournamentId, version }: ExplanationQuestion): KeptCompetition => {
    const made: KeptCompetition = { version, competition: load(tournamentId), answers: new Map() };
    made.competition.catch(() => {
      if (competitions.get(tournamentId) === made) competitions.delete(tournamentId);
    });
    competitions.delete(tournamentId);
    const oldest = competitions.size >= MOST_TOURNAMENTS ? competitions.keys().next() : { done: true as const };
    if (!oldest.done) competitions.delete(oldest.value);
    competitions.set(tournamentId, made);
    return made;
  };
  const explain = async (competition: Promise<Competition>, { playerId, basis, within }: ExplanationQuestion): Answer => {
    const explanation = publicExplanationOf(await competition, playerId, basis, within);
    return explanation && bytesOf(explanation, `${explanation.boardVersion}-`);
  };

  return {
    get: async (question) => {
      const { competition, answers } = current(question) ?? renew(question);
      // Ids that name nobody of the board are never kept.
      if (!isOnBoard(await competition, question.playerId)) return null;
      const answer = answers.get(keyOf(question)) ?? explain(competition, question);
      answers.set(keyOf(question), answer);
      return answer;
    },
    has: (question) => current(question)?.answers.has(keyOf(question)) ?? false,
  };
}
