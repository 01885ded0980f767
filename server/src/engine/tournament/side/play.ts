import type { Tournament } from '@fairway/api';
import { type CompetitorKind, OWN_BALL_PLAYS, PLAYS } from '@fairway/api/choice/field/side';
import { golfFormat } from '@fairway/api/rule/field/golf-format';
import { formatOf, hasOneBall, isSidePlay, type SidePlay, sidePlay } from '@fairway/golf';
import { sql } from 'drizzle-orm';

type Played = Pick<Tournament, 'play' | 'playRule' | 'formatRule'>;

/** How the sides of a tournament play; null: single players compete. */
export const sidePlayOf = ({ play, playRule, formatRule }: Played): SidePlay | null =>
  isSidePlay(play) ? sidePlay(play, formatOf(golfFormat(formatRule)), playRule ?? {}) : null;

/** The plays whose sides play one ball. */
const ONE_BALL_PLAYS = PLAYS.filter(hasOneBall);

/** The plays whose sides count the best balls of each hole. */
export const HOLE_BALL_PLAYS = OWN_BALL_PLAYS.filter((play) => play !== 'best-rounds');

/** Whether sides play whose partners have a ball, and a card, each. */
export const hasOwnBallSides = ({ play }: Pick<Tournament, 'play'>): boolean => OWN_BALL_PLAYS.includes(play);

/** In SQL, of a row of players: whether it competes in its tournament, as a side of one ball, or as a player. */
export const competes = sql`player.kind = (select case when t.play in ${[...ONE_BALL_PLAYS]} then 'side' else 'player' end
  from tournament t where t.id = player.tournament_id)`;

/** Whether a card belongs to a side: its partners play one ball, and have no card of their own. */
export const cardsAreOfSides = ({ play }: Pick<Tournament, 'play'>): boolean => hasOneBall(play);

/** Whether a row of players competes in the tournament. */
export const competesIn = (tournament: Pick<Tournament, 'play'>, { kind }: { kind: CompetitorKind }): boolean =>
  kind === (cardsAreOfSides(tournament) ? 'side' : 'player');
