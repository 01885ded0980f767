import type { PointerEvent, ReactNode } from 'react';
import { IconArrowLeft, IconArrowRight, IconBackspace } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DeskKey } from './key/desk-key.ts';
import classes from './score-desk.module.css';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** The keys on screen, for phones; they leave the cursor where it is. */
export function KeyPad({ press }: { press: (key: DeskKey) => void }) {
  const { t } = useTranslation('score');
  const key = (label: string, deskKey: DeskKey, content: ReactNode) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onClick={() => press(deskKey)}
    >
      {content}
    </button>
  );
  return (
    <section className={classes.pad} aria-label={t('pad.label')}>
      {DIGITS.map((digit) => key(String(digit), { kind: 'digit', digit }, digit))}
      {key(`10+: ${t('pad.twoDigits')}`, { kind: 'two-digits' }, '10+')}
      {key(`${t('pickup')}: ${t('pad.pickup')}`, { kind: 'pick-up' }, t('pickup'))}
      {key(t('pad.clear'), { kind: 'back' }, <IconBackspace aria-hidden size={22} />)}
      {key(t('pad.previous'), { kind: 'move', direction: 'left' }, <IconArrowLeft aria-hidden size={22} />)}
      {key(t('pad.next'), { kind: 'enter' }, <IconArrowRight aria-hidden size={22} />)}
    </section>
  );
}
