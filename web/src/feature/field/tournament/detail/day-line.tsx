import type { DayEvent, ReadyLine, Tournament } from '@fairway/api';
import { formatCount } from '@fairway/api/word/number';
import { Link } from 'react-router';
import { IconAlertTriangle, IconCheck } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import classes from './day-line.module.css';
import { type DayStage, stagesOf } from './day-stage.ts';
import type { NextStep } from './next-step.ts';

const SCREENS: Readonly<Record<DayStage, string>> = {
  divisions: 'divisions',
  players: 'players',
  matches: 'matches',
  flights: 'flights',
  links: 'links',
  scores: 'scores',
  prizes: 'winners',
};

type Props = {
  tournament: Tournament;
  divisionCount: number;
  /** Of all its contests; null: strokes decide. */
  matchCount: number | null;
  step: NextStep;
  lines: readonly ReadyLine[];
  /** Of today: how many cards are in. */
  event: DayEvent | undefined;
};

/** A tournament's day from its divisions to its prizes: how far it is, each stage with its number, and a click to its screen. */
export function DayLine({ tournament, divisionCount, matchCount, step, lines, event }: Props) {
  const { t } = useTranslation('next-step');
  const figures = useFigures({ tournament, divisionCount, matchCount, lines, event });
  return (
    <ol className={`frame ${classes.line}`} aria-label={t('day.label')}>
      {stagesOf(step, lines, matchCount === null ? 'strokes' : 'matches').map(({ stage, state }) => (
        <li key={stage} data-state={state}>
          <Link to={SCREENS[stage]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={classes.mark} aria-hidden>
              {state === 'done' && <IconCheck size={14} stroke={2.5} />}
              {state === 'needs' && <IconAlertTriangle size={14} stroke={2} />}
            </span>
            <span>{t(`day.stage.${stage}`)}</span>
            <strong className="tabular">{figures[stage]}</strong>
            <small>{t(`day.state.${state}`)}</small>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function useFigures({ tournament, divisionCount, matchCount, lines, event }: Omit<Props, 'step'>): Readonly<Record<DayStage, string>> {
  const { t } = useTranslation('next-step');
  const language = useLanguage();
  const { rounds, playerCount } = tournament;
  const count = (number: number) => formatCount(number, language);
  const detailOf = (of: 'flights' | 'links-missing' | 'prizes') => {
    const match = lines.flatMap(({ findings }) => findings).find((finding) => finding.kind === 'fact' && finding.fact === of);
    return match?.kind === 'fact' ? match.count : 0;
  };
  const flights = detailOf('flights');
  const finished = rounds.filter((round) => round.finished).length;
  return {
    divisions: count(divisionCount),
    players: count(playerCount),
    matches: count(matchCount ?? 0),
    flights: count(flights),
    links: tournament.phase === 'ended' || flights === 0 ? '' : t('day.links', { done: flights - detailOf('links-missing'), all: flights }),
    scores: event?.matches
      ? t('day.matches', { done: event.matches.all - event.matches.open, all: event.matches.all })
      : event && event.cards > 0
        ? t('day.cards', { done: event.cards - event.missingCards, all: event.cards })
        : t('day.rounds', { finished, all: rounds.length }),
    prizes: count(detailOf('prizes')),
  };
}
