import type { ImportRowPreview } from '@fairway/api';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { StatusMark, type Tone } from '../../../../ui/mark/status-mark.tsx';

const TONES: Readonly<Record<ImportRowPreview['state'], Tone>> = {
  new: 'active',
  changed: 'active',
  same: 'quiet',
  wrong: 'attention',
  skipped: 'quiet',
};

/** What an import would do with a row. */
export function StateTag({ state }: { state: ImportRowPreview['state'] }) {
  const { t } = useTranslation('player-import');
  return <StatusMark tone={TONES[state]}>{t(`states.${state}`)}</StatusMark>;
}
