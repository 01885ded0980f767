import { useTranslation } from '../../../i18n/use-translation.ts';
import { COURSE, HANDICAPS, type Name } from './sample.ts';
import classes from './sample-cards.module.css';

const NAMES = { an: 'An', binh: 'Bình' } as const;
const PLAYERS = ['an', 'binh'] as const;
const NINES = [0, 9] as const;

type Props = {
  cards: Readonly<Record<Name, readonly number[]>>;
  /** Holes to point out. */
  marked?: readonly number[];
  /** What each hole counts, where that is not its strokes. */
  counted?: Readonly<Record<Name, readonly number[]>> | undefined;
};

/** The two sample cards, nine by nine. */
export function SampleCards({ cards, marked = [], counted }: Props) {
  const { t } = useTranslation('definition');
  return (
    <figure className={`column gap-8 ${classes.cards}`}>
      <figcaption>
        <strong>{t('card')}</strong> {t('cardHelp', HANDICAPS)}
      </figcaption>
      {NINES.map((from) => (
        <div key={from} className={classes.scroll}>
          <table className="tabular">
            <thead>
              <tr>
                <th scope="col">{t('hole')}</th>
                {holesFrom(from).map((hole) => (
                  <th key={hole} scope="col">
                    {hole}
                  </th>
                ))}
                <th scope="col">{from === 0 ? t('out') : t('in')}</th>
              </tr>
            </thead>
            <tbody>
              <Row head={t('par')} values={COURSE.par} from={from} quiet />
              {PLAYERS.flatMap((player) => [
                <Row key={player} head={NAMES[player]} values={cards[player]} from={from} marked={marked} />,
                ...(counted ? [<Row key={`${player} counted`} head={t('counted')} values={counted[player]} from={from} quiet />] : []),
              ])}
            </tbody>
          </table>
        </div>
      ))}
    </figure>
  );
}

const holesFrom = (from: number) => Array.from({ length: 9 }, (_, at) => from + at + 1);

type RowProps = { head: string; values: readonly number[]; from: number; marked?: readonly number[]; quiet?: boolean };

function Row({ head, values, from, marked = [], quiet = false }: RowProps) {
  return (
    <tr data-quiet={quiet || undefined}>
      <th scope="row">{head}</th>
      {holesFrom(from).map((hole) => (
        <td key={hole} data-marked={marked.includes(hole) || undefined}>
          {signed(values[hole - 1] ?? 0)}
        </td>
      ))}
      <td>{signed(values.slice(from, from + 9).reduce((sum, value) => sum + value, 0))}</td>
    </tr>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
