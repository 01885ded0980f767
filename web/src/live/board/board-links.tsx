import type { PublicBoard } from '@fairway/api';
import { EnterLink } from '../enter/enter-link.tsx';
import { SeasonLinks } from '../season/season-links.tsx';

/** Where a board leads: to its entries before play, and to the seasons that it is an event of. */
export const BoardLinks = ({ board: { tournamentId, phase } }: { board: PublicBoard }) => (
  <>
    {phase === 'upcoming' && <EnterLink tournamentId={tournamentId} />}
    <SeasonLinks query={`?tournament=${tournamentId}`} />
  </>
);
