import { IconArrowsShuffle, IconGift, IconListNumbers, IconPhoto } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';

type Props = {
  tournament: { readonly id: string; readonly state: string; readonly play: string };
  /** null: nobody wins anything yet. */
  onPicture: (() => void) | null;
  /** null: no tiebreak looks at an order made by hand, or it cannot be changed. */
  onTieOrder: (() => void) | null;
};

/** What is done with winners now and then: it stays out of the row of tools. A closed tournament cannot be changed, so nothing is tried there. */
export function WinnersMenu({ tournament: { id, state, play }, onPicture, onTieOrder }: Props) {
  const { t } = useTranslation(['winner', 'shell']);
  return (
    <MoreMenu
      inToolbar
      label={t('more')}
      actions={[
        onPicture !== null && { label: t('picture.open'), icon: IconPhoto, run: onPicture },
        onTieOrder !== null && { label: t('tieOrder.open'), icon: IconListNumbers, run: onTieOrder },
        { label: t('shell:screen.luckyDraw'), icon: IconGift, to: `/tournaments/${id}/lucky-draw` },
        state !== 'closed' &&
          play !== 'match' && { label: t('shell:screen.whatIf'), icon: IconArrowsShuffle, to: `/tournaments/${id}/what-if` },
      ]}
    />
  );
}
