import type { TournamentState } from '@fairway/api/choice';
import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

const TONES: Record<TournamentState, Tone> = { open: 'active', locked: 'attention', closed: 'quiet' };

/** Open, locked or closed. */
export function StateMark({ state }: { state: TournamentState }) {
  const { t } = useTranslation('tournament');
  return <StatusMark tone={TONES[state]}>{t(`state.${state}`)}</StatusMark>;
}
