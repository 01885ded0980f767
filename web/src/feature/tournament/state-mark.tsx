import type { Tournament } from '@fairway/api';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusMark, type Tone } from '../../ui/mark/status-mark.tsx';

type Stands = Pick<Tournament, 'state' | 'phase'>;

/** Where a tournament stands: locked or closed, else whether play has begun and is over. */
export const standOf = ({ state, phase }: Stands) => (state === 'open' ? phase : state);
export const STANDS = ['upcoming', 'playing', 'ended', 'locked', 'closed'] as const satisfies readonly ReturnType<typeof standOf>[];
const TONES: Record<(typeof STANDS)[number], Tone> = {
  upcoming: 'quiet',
  playing: 'active',
  ended: 'quiet',
  locked: 'attention',
  closed: 'quiet',
};

export function StateMark({ of }: { of: Stands }) {
  const { t } = useTranslation('tournament');
  const stand = standOf(of);
  return <StatusMark tone={TONES[stand]}>{t(`stand.${stand}`)}</StatusMark>;
}
