import type { ClubHandicapChange } from '@fairway/api';
import { Stack } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { saySentence } from './change-sentence.ts';

/** Why a club's handicap changed, a sentence for each change. */
export function ChangeList({ changes }: { changes: readonly ClubHandicapChange[] }) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  return (
    <Stack component="ul" gap={4} py={6}>
      {changes.map((change) => (
        <li key={`${change.day} ${change.because.code} ${change.from}`}>{saySentence(change, t, language)}</li>
      ))}
    </Stack>
  );
}
