import type { EnterPage, OwnPage } from '@fairway/api';
import { PREFIX } from '../../lib/prefix.ts';
import { formatInstant } from '../../lib/value/date.ts';
import { type BallotSay, useBallotWords } from './words.ts';

/** How places are drawn, said before anybody applies, and where the draw is checked once its list is sealed. */
export function BallotRules({ page }: { page: EnterPage }) {
  const say = useBallotWords();
  const { tournament, form, ballot: phase, drawAt } = page;
  const { noShowMonths } = form.ballot;
  if (say === null) return null;
  return (
    <section className="enter-part">
      <p>{say('intro')}</p>
      <p>{drawAt === null ? say('hall') : say('beacon', { time: formatInstant(drawAt, tournament.timeZone) })}</p>
      {noShowMonths !== null && <p>{say('last', { count: noShowMonths })}</p>}
      {phase !== null && phase !== 'open' && (
        <p className="enter-state">
          {say(`phase.${phase}`)} <BallotCheck tournamentId={tournament.id} say={say} />
        </p>
      )}
    </section>
  );
}

/** The number of an application in the ballot, which its applicant alone reads; once it is drawn, as which one. */
export function OwnLot({ page: { enter, own } }: { page: OwnPage }) {
  const say = useBallotWords();
  if (say === null || own === null || own.lot === null) return null;
  const { lot, drawn } = own;
  return (
    <p>
      {drawn === null ? say('own.lot', { lot }) : say('own.drawn', { lot, nth: drawn })}{' '}
      {enter.ballot !== 'open' && <BallotCheck tournamentId={enter.tournament.id} say={say} />}
    </p>
  );
}

/** Leads to the list of lots, which anyone can check. */
function BallotCheck({ tournamentId, say }: { tournamentId: string; say: BallotSay }) {
  return <a href={`${PREFIX}/tournaments/${tournamentId}/live/seal`}>{say('check')}</a>;
}
