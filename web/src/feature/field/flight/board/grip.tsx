import { useDrag } from '@mantine/hooks';
import { IconArrowsExchange, IconGripVertical } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { Held } from '../arrangement/move.ts';
import classes from './flight-board.module.css';
import type { HoldingState } from './use-holding.ts';

type Props = { own: Held & { readonly name: string }; holding: HoldingState };

/** Where a player or a flight is dragged by, or picked up by key or tap; while another one is held, where it is exchanged. */
export function Grip({ own, holding }: Props) {
  const { t } = useTranslation('flight');
  const { ref } = useDrag<HTMLButtonElement>((state) => holding.drag(own, state), { filterTaps: true, tapThreshold: 4, threshold: 4 });
  const { held } = holding;
  const isOwn = held?.id === own.id;
  const takes = held !== null && held.kind === own.kind && !isOwn;
  const label = () => {
    if (isOwn) return t('hold.release', { name: own.name });
    if (own.kind === 'player')
      return takes ? t('hold.swapWith', { held: held.name, name: own.name }) : t('hold.player', { name: own.name });
    return takes ? t('hold.swapFlight', { held: held.name, number: own.name }) : t('hold.flight', { number: own.name });
  };
  const Icon = takes ? IconArrowsExchange : IconGripVertical;
  return (
    <button
      ref={ref}
      type="button"
      className={`fixed quiet ${classes.grip}`}
      aria-label={label()}
      aria-pressed={isOwn}
      data-grip={own.id}
      data-place={takes || isOwn ? own.kind : undefined}
      disabled={held !== null && held.kind !== own.kind}
      onClick={(event) => holding.press(own, event.currentTarget)}
    >
      <Icon aria-hidden size={16} />
    </button>
  );
}
