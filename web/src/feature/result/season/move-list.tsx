import type { WholeSeason } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { placeLabel } from '../../../ui/mark/sign-of.ts';

type Moves = NonNullable<WholeSeason['since']>;

/** Why a table is another one: “sửa kết quả Medal tháng 4; đổi luật”. */
export const sayChanges = (changes: Moves['changes'], t: SayOf<'season'>): string =>
  changes.map(({ code, names }) => t(`move.change.${code}`, { names: names.join(', ') })).join('; ');

/** Whom a correction, or another rule, moves from where to where. */
export function MoveList({ moves: { moved, names } }: { moves: Moves }) {
  const { t } = useTranslation('season');
  const language = useLanguage();
  if (moved.length === 0) return <p className="quiet">{t('move.none')}</p>;
  const place = (rank: Moves['moved'][number]['from']) => (rank === null ? t('move.unplaced') : placeLabel(rank));
  const points = (exact: string | null) => (exact === null ? t('move.unplaced') : formatPoints(exact, language));
  return (
    <ul className="column gap-4">
      {moved.map(({ person, from, to, fromTotal, toTotal }) => (
        <li key={person} className="row gap-12 wrap">
          <span className="strong">{t('move.place', { name: names[person] ?? '', from: place(from), to: place(to) })}</span>
          {fromTotal !== toTotal && (
            <span className="quiet tabular">{t('move.total', { from: points(fromTotal), to: points(toTotal) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
