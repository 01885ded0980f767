import type { EnterPage } from '@fairway/api';
import { momentOf } from '@fairway/api/rule/field/signup/moment';
import { PREFIX } from '../../lib/prefix.ts';
import { formatInstant } from '../../lib/value/date.ts';
import type { EnterSay } from './words.ts';

/** How places are drawn, said before anybody applies, and where the draw is checked once its list is sealed. */
export function BallotRules({ page, say }: { page: EnterPage; say: EnterSay }) {
  const { tournament, form, ballot: phase } = page;
  const { drawAt, noShowMonths } = form.ballot;
  const at = drawAt === null ? null : momentOf(drawAt, tournament.timeZone, 'begins');
  const time = at === null || Number.isNaN(at.getTime()) ? null : formatInstant(at.toISOString(), tournament.timeZone);
  return (
    <section className="enter-part">
      <p>{say('ballot')}</p>
      <p>{time === null ? say('ballotRule.hall') : say('ballotRule.beacon', { time })}</p>
      {form.groups.most > 1 && <p>{say(`ballotRule.group.${form.groups.rule}`)}</p>}
      {noShowMonths !== null && <p>{say('ballotRule.last', { count: noShowMonths })}</p>}
      {phase !== null && phase !== 'open' && (
        <p className="enter-state">
          {say(`ballotRule.${phase}`)} <BallotCheck tournamentId={tournament.id} say={say} />
        </p>
      )}
    </section>
  );
}

export function BallotCheck({ tournamentId, say }: { tournamentId: string; say: EnterSay }) {
  return <a href={`${PREFIX}/tournaments/${tournamentId}/live/seal`}>{say('ballotRule.check')}</a>;
}
