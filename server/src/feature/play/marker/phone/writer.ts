import type { Marker } from '../../../../access/principal.ts';
import { type Work, type Writer, write } from '../../../../write/write.ts';
import { type Scoring, sourceOf } from '../../score/score.ts';

export type PhoneWriter = Writer & Pick<Scoring, 'inTurn'>;

/** `write` of a phone, when it is the turn of its code. */
export function writeFromPhone<Answer>(deps: PhoneWriter, marker: Marker, work: Work<Answer>): Promise<Answer> {
  const { tournamentId, siteId } = marker;
  return deps.inTurn(tournamentId, sourceOf(marker), () => write(deps, { principal: marker, siteId, tournamentId }, work));
}
