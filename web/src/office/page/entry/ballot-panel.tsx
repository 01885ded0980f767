import type { OfficeSignupForm, Tournament } from '@fairway/api';
import { type BallotPhase, SIGNUP_GRACE_MINUTES } from '@fairway/api/choice/field/signup';
import { momentOf } from '@fairway/api/rule/field/signup/moment';
import { useQuery } from '@tanstack/react-query';
import { signupCounts } from '../../../feature/field/signup/query.ts';
import { BoundDrawPanel } from '../../../feature/result/bound-draw/bound-draw-panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import { useMayHere } from '../tournament/tournament-frame.tsx';

type Props = { tournament: Tournament; form: OfficeSignupForm['form']; closesAt: string | null; phase: BallotPhase };

/** How far the ballot of a form is. It is sealed and drawn by itself; by hand it begins where its number is out, or after it was abandoned. */
export function BallotPanel({ tournament, form: { ballot }, closesAt, phase }: Props) {
  const { t } = useTranslation('ballot');
  const mayDraw = useMayHere()('draw.write');
  const counts = useQuery(signupCounts(tournament.id)).data?.counts;
  const { timeZone } = tournament;
  const timeOf = (moment: string, end: 'begins' | 'ends') => formatInstant(momentOf(moment, timeZone, end).toISOString(), timeZone);
  const closedAt = closesAt === null ? null : momentOf(closesAt, timeZone, 'ends').getTime() + SIGNUP_GRACE_MINUTES * 60_000;
  const isClosed = closedAt !== null && Date.now() > closedAt;
  const count = counts?.states.reduce((sum, of) => sum + (of.state === 'ballot' ? of.count : 0), 0) ?? 0;
  const said = () => {
    if (phase === 'drawn') return t('drawn');
    if (isClosed || closesAt === null) return t('closed', { count });
    const closes = timeOf(closesAt, 'ends');
    return ballot.drawAt === null ? t('hall', { count, closes }) : t('open', { count, closes, time: timeOf(ballot.drawAt, 'begins') });
  };
  return (
    <section className="panel column gap-8 mb-16" aria-labelledby="ballot">
      <h2 id="ballot">{t('title')}</h2>
      <p>{said()}</p>
      {phase !== 'drawn' && <p className="quiet small">{t('picks')}</p>}
      <BoundDrawPanel tournament={tournament} of={{ kind: 'ballot' }} mayChange={mayDraw} mayBegin={isClosed && count > 0} />
    </section>
  );
}
