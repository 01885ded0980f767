import type { Arrangement, Flight } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import type { DrawProblem } from '@fairway/golf';
import { List, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { everybody } from '../arrangement/move.ts';
import type { DivisionNames } from '../board/player-line.tsx';
import { startWords } from '../start-words.ts';
import classes from './draw.module.css';
import { able, type DrawChoice, type DrawPlan } from './draw-plan.ts';

const ENTERED = ['group', 'both', 'one'] as const;

type Props = { of: Arrangement; plan: DrawPlan; choice: DrawChoice; divisions: DivisionNames };

/** Who would play with whom and why, what could not be met, and what the draw replaces. */
export function DrawPreview({ of, plan, choice, divisions }: Props) {
  const { t } = useTranslation('flight');
  const drawn = new Set(plan.drawn);
  const flights = plan.wanted.flights.filter(({ id }) => drawn.has(id));
  const nameOf = namesOf(of);
  const out = choice.who === 'all' ? everybody(of).length - able(everybody(of)).length : 0;
  const sentences = [
    ...plan.problems.map((problem) => sayProblem(problem, nameOf, (code, names) => t(`draw.problem.${code}`, { names }))),
    ...(plan.unplaced > 0 ? [t('draw.problem.unplaced', { room: plan.room, flights: plan.unplaced })] : []),
    ...(plan.undrawn.length > 0 ? [t('draw.undrawn', { names: plan.undrawn.map(nameOf).join(', ') })] : []),
    ...(out > 0 ? [t('draw.out', { count: out })] : []),
    ...(choice.who === 'all' && of.flights.length > 0 ? [t('draw.replaces', { count: of.flights.length })] : []),
  ];
  const players = flights.reduce((sum, flight) => sum + flight.players.length, 0);
  return (
    <section aria-label={t('draw.preview', { flights: flights.length, players })}>
      <h3 className={classes.title}>{t('draw.preview', { flights: flights.length, players })}</h3>
      <Text size="sm" c="dimmed">
        {t(`draw.why.${choice.order}`)} {choice.byDivision && t('draw.why.byDivision')}
      </Text>
      {sentences.length > 0 && (
        <List size="sm" c="var(--fairway-needs-person)" my={6}>
          {sentences.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      {plan.entered.length > 0 && <EnteredLine entered={plan.entered} nameOf={nameOf} />}
      <ol className="frame ruled mt-8">
        {flights.map((flight) => (
          <PreviewFlight key={flight.id} flight={flight} plan={plan} choice={choice} divisions={divisions} />
        ))}
      </ol>
    </section>
  );
}

/** How many of those who would like to share a flight by their entries do; folded below it, who does not. */
function EnteredLine({ entered, nameOf }: Pick<DrawPlan, 'entered'> & { nameOf: (id: string) => string }) {
  const { t } = useTranslation('flight');
  const counts = ENTERED.flatMap((kind) => {
    const all = entered.filter(({ of }) => of === kind);
    return all.length === 0 ? [] : [t(`draw.entered.${kind}`, { met: all.filter(({ isMet }) => isMet).length, all: all.length })];
  });
  const unmet = entered.filter(({ isMet }) => !isMet);
  const line = `${t('draw.entered.title')} ${counts.join(' · ')}`;
  if (unmet.length === 0) return <p className="small strong">{line}</p>;
  return (
    <details className="small">
      <summary className="strong">{line}</summary>
      <List size="sm">
        {unmet.map(({ of, playerIds }) => (
          <List.Item key={`${of} ${playerIds.join()}`}>
            {t('draw.problem.not-together', { names: playerIds.map(nameOf).join(', ') })}
          </List.Item>
        ))}
      </List>
    </details>
  );
}

function PreviewFlight({ flight, plan, choice, divisions }: { flight: Flight } & Omit<Props, 'of'>) {
  const { t } = useTranslation('flight');
  const language = useLanguage();
  const { players } = flight;
  const inside = [...new Set(players.map(({ divisionId }) => (divisionId === null ? null : divisions.get(divisionId))))];
  const handicaps = players.flatMap(({ handicap }) => handicap ?? []);
  const [from, to] = [formatHandicap(Math.min(...handicaps), language), formatHandicap(Math.max(...handicaps), language)];
  const wished = [...choice.together, ...plan.entered.filter(({ isMet }) => isMet).map(({ playerIds }) => playerIds)]
    .map((wish) => players.filter(({ playerId }) => wish.includes(playerId)).map(({ name }) => name))
    .filter((names) => names.length > 1);
  const why = [
    divisions.size === 0 ? null : inside.map((name) => name ?? t('noDivision')).join(', '),
    handicaps.length === 0 ? null : t(from === to ? 'draw.why.handicapAll' : 'draw.why.handicaps', { from, to }),
    ...wished.map((names) => t('draw.why.asWished', { names: names.join(', ') })),
  ].filter((part) => part !== null);
  return (
    <li className={classes.flight}>
      <strong>{[t('number', { number: flight.number }), startWords(flight, t)].join(' · ')}</strong>
      <span>
        {players.map(({ name, handicap }) => (handicap === null ? name : `${name} (${formatHandicap(handicap, language)})`)).join(', ')}
      </span>
      <span className="quiet small">{why.join(' · ')}</span>
    </li>
  );
}

const namesOf = (of: Arrangement) => {
  const names = new Map(everybody(of).map(({ playerId, name }) => [playerId, name]));
  return (id: string): string => names.get(id) ?? '';
};

function sayProblem(
  problem: DrawProblem,
  nameOf: (id: string) => string,
  say: (code: DrawProblem['code'], names: string) => string,
): string {
  if (problem.code === 'random-numbers') return say(problem.code, '');
  const ids = problem.code === 'alone' ? [problem.player] : problem.players;
  return say(problem.code, ids.map(nameOf).join(', '));
}
