import type { Ceremony, CeremonyStep, CountedHolesStep, DrawStep, StandingsStep, WinnersStep } from '@fairway/api';
import { formatMoney, formatToPar } from '@fairway/api/word/number';
import { partnersText } from '@fairway/api/word/partners-text';
import { sayAward } from '@fairway/api/word/say/award';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { CompetitorName } from '../../../ui/mark/golfer-link.tsx';
import { Sign, type SignWords } from '../../../ui/mark/sign.tsx';
import classes from './presenter.module.css';

type Props<Step> = { step: Step; basis: Ceremony['basis'] };
type View<Step> = (props: Props<Step>) => ReactNode;
const VIEWS: { readonly [K in CeremonyStep['kind']]: View<Extract<CeremonyStep, { kind: K }>> } = {
  standings: StandingsLines,
  'counted-holes': CountedHole,
  winners: WinnerLine,
  draw: DrawLine,
};

/** A step of any kind, as the presenter sees it. */
export function CeremonyStepView({ step, basis }: Props<CeremonyStep>) {
  const View = VIEWS[step.kind] as View<CeremonyStep>;
  return <View step={step} basis={basis} />;
}

/** Which hole comes next is as secret to the presenter as to everyone. */
function CountedHole({ step: { hole, nth, of } }: Props<CountedHolesStep>) {
  const { t } = useTranslation('presentation');
  return <p className={classes.line}>{hole === null ? t('holeNext', { nth, of }) : <strong>{t('holeShown', { hole })}</strong>}</p>;
}

/** A place with all who share it, and the figure that ranks. */
function StandingsLines({ step, basis }: Props<StandingsStep>) {
  const { t } = useTranslation('presentation');
  const language = useLanguage();
  const words: SignWords = (key, values) => t(`sign.${key}`, values);
  return step.lines.map((line) => (
    <p key={line.playerId} className={classes.line}>
      <span>
        <Sign words={words} text={`${line.place.tied ? 'T' : ''}${line.place.position}`} />
      </span>
      <strong className="break">
        {line.name}
        <Partners of={line} />
      </strong>
      <span>
        {basis === 'points' ? (
          line.points
        ) : (
          <Sign words={words} text={formatToPar(basis === 'net' ? line.netToPar : line.grossToPar, language)} />
        )}
      </span>
    </p>
  ));
}

/** Who is called with a side. */
function Partners({ of }: { of: Parameters<typeof partnersText>[0] }) {
  const { t } = useTranslation('presentation');
  const partners = partnersText(of, (round) => t('round', round));
  return partners !== '' && <span className="block quiet regular small">{partners}</span>;
}

/** An award, who gets it, and what to hand over. */
function WinnerLine({ step: { award, prize, winner } }: Props<WinnersStep>) {
  const { t } = useTranslation(['choice', 'presentation']);
  const language = useLanguage();
  const gift = [formatMoney(prize.value, language), prize.gift ?? ''].filter(Boolean).join(' · ');
  return (
    <>
      <p>{sayAward(award, t, language)}</p>
      <p className={`break strong ${classes.winner}`}>
        <CompetitorName of={winner} sayRound={(round) => t('presentation:round', round)} />
      </p>
      {gift !== '' && <p className={classes.after}>{gift}</p>}
    </>
  );
}

/** Which sides, and which caddie, come next is as secret to the presenter as to everyone. */
function DrawLine({ step: { match, part, place, caddie, sides } }: Props<DrawStep>) {
  const { t } = useTranslation('presentation');
  const names = sides?.map(({ name }) => name ?? t('draw.deleted'));
  const [one, other] = names ?? [];
  const called =
    match !== null
      ? t('draw.match', { number: match.number })
      : place !== null
        ? part === null
          ? t('draw.place', { place })
          : t('draw.groupPlace', { group: part, place })
        : caddie !== null && t('draw.caddie', { caddie });
  const who = one !== undefined && other !== undefined ? t('draw.meets', { one, other }) : one;
  return (
    <>
      {called && <p>{called}</p>}
      <p className={`break strong ${classes.winner}`}>{who ?? t('draw.closed')}</p>
      {match === null && place === null && caddie === null && <p className={classes.after}>{t('draw.closedCaddie')}</p>}
    </>
  );
}
