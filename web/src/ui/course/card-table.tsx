import { useTranslation } from '../../i18n/use-translation.ts';
import { type Card, ninesOf, sumOf } from '../../lib/play/card.ts';
import classes from './card-table.module.css';

/** One number per hole: whether their sum is useful, and whether they have three digits. */
type CardRow = {
  readonly key: string;
  readonly label: string;
  readonly numbers: readonly number[];
  readonly summed?: true;
  readonly long?: true;
};
/** `firstHole`: what the card calls the first, 10 of a back nine. */
type Props = { name: string; card: Card; firstHole?: number; lengths?: readonly CardRow[] };

/** A course card to read: each nine with its totals, and below its index the lengths from the tees. */
export function CardTable({ name, card, firstHole = 1, lengths = [] }: Props) {
  const { t } = useTranslation('course');
  const rows: CardRow[] = [
    { key: 'par', label: t('par'), numbers: card.par, summed: true },
    ...(card.strokeIndex === null ? [] : [{ key: 'index', label: t('strokeIndex'), numbers: card.strokeIndex }]),
    ...(card.women === null ? [] : [{ key: 'women par', label: t('parWomen'), numbers: card.women.par, summed: true as const }]),
    ...(card.women?.strokeIndex ? [{ key: 'women index', label: t('indexWomen'), numbers: card.women.strokeIndex }] : []),
    ...lengths.map((row) => ({ ...row, summed: true as const, long: true as const })),
  ];
  const nines = ninesOf(card.par.length);
  const nineName = (nth: number) => t(nines.length === 1 ? (firstHole === 1 ? 'nine' : 'backNine') : nth === 0 ? 'frontNine' : 'backNine');
  return (
    <div className={classes.card}>
      {nines.map((holes, nth) => (
        <Nine
          key={holes[0]}
          label={`${t('card', { name })}, ${nineName(nth)}`}
          holes={holes}
          firstHole={firstHole}
          rows={rows}
          whole={nth === 1}
        />
      ))}
    </div>
  );
}

/** `whole`: with the sum of both nines. */
type NineProps = { label: string; holes: readonly number[]; firstHole: number; rows: readonly CardRow[]; whole: boolean };

function Nine({ label, holes, firstHole, rows, whole }: NineProps) {
  const { t } = useTranslation('course');
  return (
    <table className={`tabular ${classes.nine}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="row">{t('hole')}</th>
          {holes.map((at) => (
            <th key={at} scope="col">
              {firstHole + at}
            </th>
          ))}
          <th scope="col" className={classes.sum}>
            {t(whole || firstHole > 1 ? 'in' : 'out')}
          </th>
          {whole && (
            <th scope="col" className={classes.sum}>
              {t('total')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, numbers, summed, long }) => (
          <tr key={key} data-long={long}>
            <th scope="row">{name}</th>
            {holes.map((at) => (
              <td key={at}>{numbers[at]}</td>
            ))}
            <td className="strong">{summed && sumOf(holes.map((at) => numbers[at] ?? 0))}</td>
            {whole && <td className="strong">{summed && sumOf(numbers)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
