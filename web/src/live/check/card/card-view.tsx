import type { PublicBoard } from '@fairway/api';
import type { CheckSay } from '@fairway/api/word/say/check';
import { sayPlaces } from '@fairway/api/word/say/place';
import type { Basis } from '@fairway/golf';
import { handicapLabel, NONE } from '../../../feature/play/leaderboard/figure.ts';
import { formatClock, formatInstant, today } from '../../../lib/value/date.ts';
import { useWords } from '../../words.ts';
import type { Outcome } from '../verdict.ts';
import { type Change, cardStory, type HoleStory, type Stroke } from './card-story.ts';
import { scoreWords } from './score-words.ts';

/** How the parts of a check are drawn: with the words, and on the clock of the club. */
export type ResultProps = { readonly board: PublicBoard; readonly outcome: Outcome; readonly say: CheckSay };

type Props = ResultProps & { playerId: string };

/** Each score of a golfer: when it was entered, from where, what was replaced; and what else of them was changed. */
export function CardView({ playerId, ...props }: Props) {
  const { t } = useWords();
  const { say, outcome } = props;
  const { facts } = outcome.checked;
  const { rounds, changes } = cardStory(facts, playerId);
  if (rounds.length === 0 && changes.length === 0) return <p>{say('card.none')}</p>;
  return (
    <>
      <PlaceLine {...props} id={playerId} />
      {rounds.map(({ number, holes }) => (
        <table key={number} className="check-card">
          {facts.core.rounds.length > 1 && <caption>{t('round', { number })}</caption>}
          <thead>
            <tr>
              <th scope="col">{t('hole')}</th>
              <th scope="col">{say('card.strokes')}</th>
              <th scope="col">{say('card.history')}</th>
            </tr>
          </thead>
          <tbody>
            {holes.map((hole) => (
              <HoleRows key={hole.hole} {...props} story={hole} />
            ))}
          </tbody>
        </table>
      ))}
      <h3>{say('card.changes')}</h3>
      {changes.length === 0 ? (
        <p>{say('card.noChanges')}</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <ChangeItem key={`${change.serial} ${change.of}`} {...props} change={change} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The published place of a golfer or a side on each list. */
export function PlaceLine({ id, say, outcome }: ResultProps & { id: string }) {
  const { t } = useWords();
  const { places, sides } = outcome.checked.facts.core.result;
  const lines = (Object.keys(places) as Basis[]).flatMap((basis) => {
    const place = places[basis]?.[id] ?? sides?.[basis]?.[id];
    return place ? [`${t(`basis.${basis}`)}: ${sayPlaces(place, say)}`] : [];
  });
  return lines.length > 0 && <p>{lines.join(' · ')}</p>;
}

/** A line for each score of a hole, the last one first. */
function HoleRows({ story: { hole, strokes }, ...props }: ResultProps & { story: HoleStory }) {
  const { t } = useWords();
  const { say } = props;
  return strokes.map((stroke, nth) => (
    <tr key={stroke.serial} className={nth === 0 ? 'is-first' : undefined}>
      {nth === 0 && (
        <th scope="rowgroup" rowSpan={strokes.length}>
          {hole === 0 ? say('card.total') : hole}
        </th>
      )}
      <td className={`check-strokes is-${stroke.is}`}>{stroke.value === null ? say('card.cleared') : scoreWords(stroke.value, t)}</td>
      <td>{strokeWords(stroke, props)}</td>
    </tr>
  ));
}

/** Received this much later than it was typed, a score says so: it waited on a phone. */
const LATE_MS = 60_000;

function strokeWords({ at, entered, source, settles, is }: Stroke, { say, ...props }: ResultProps): string {
  const time = (instant: string) => timeOf(instant, props);
  if (entered === null || source === null) return say('card.opening');
  return [
    say('card.entered', { time: time(entered), source: say(`card.source.${source}`) }),
    Date.parse(at) - Date.parse(entered) > LATE_MS && say('card.received', { time: time(at) }),
    settles && say('card.settled'),
    is !== 'standing' && say(`card.${is}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

function ChangeItem({ change, ...props }: ResultProps & { change: Change }) {
  const { t, language } = useWords();
  const { say, outcome } = props;
  const { divisions } = outcome.checked.facts.names;
  const words = (value: unknown): string => {
    if (change.of === 'handicap')
      return [...new Set((value as (number | null)[]).map((one) => handicapLabel(one && one / 10, language)))].join(' / ');
    if (change.of === 'division') return divisions[value as string] ?? NONE;
    if (value === 'ok') return say('card.playing');
    return t(`status.${value as 'NR'}`);
  };
  const { before, after } = change;
  return (
    <li>
      {timeOf(change.at, props)} · {say(`card.change.${change.of}`)}
      {change.of !== 'other' &&
        `: ${say('card.changed', { before: before === null ? NONE : words(before), after: after === null ? say('card.removed') : words(after) })}`}
    </li>
  );
}

/** On the club's clock; with the day where it is not the tournament's only one. */
function timeOf(instant: string, { board, outcome }: Pick<ResultProps, 'board' | 'outcome'>): string {
  const { firstDay, lastDay } = outcome.checked.facts.core.tournament;
  const moment = new Date(instant);
  const isOfTheDay = firstDay === lastDay && today(board.timeZone, moment) === firstDay;
  return isOfTheDay ? formatClock(moment, board.timeZone) : formatInstant(instant, board.timeZone);
}
