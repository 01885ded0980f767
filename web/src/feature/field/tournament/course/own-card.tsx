import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CardFields } from '../../../../ui/course/card-fields.tsx';
import { HoleCountField } from '../../../../ui/course/hole-count-field.tsx';
import type { RoundCardDraft } from './typed-card.ts';
import { typedOf } from './typed-card.ts';

type Props = {
  draft: RoundCardDraft;
  strict: boolean;
  onChange: (patch: Partial<RoundCardDraft>) => void;
  /** Whether the club keeps it; null: that is not asked. */
  keep: boolean | null;
  onKeep: (keep: boolean) => void;
};

/** A card that is typed or pasted for this round. */
export function OwnCard({ draft, strict, onChange, keep, onKeep }: Props) {
  const { t } = useTranslation(['tournament', 'course']);
  return (
    <Stack gap="sm">
      <TextInput
        label={t('course.name')}
        value={draft.courseName}
        onChange={(event) => onChange({ courseName: event.currentTarget.value })}
        error={strict && draft.courseName.trim() === '' && t('course:round.nameWrong')}
        withAsterisk
        aria-required
      />
      <HoleCountField holes={draft.par.length} onChange={(holes) => onChange(typedOf(draft, holes))} />
      <CardFields draft={draft} onChange={onChange} strict={strict} />
      {keep !== null && (
        <Checkbox
          label={t('course:round.keep')}
          description={t('course:round.keepHelp')}
          checked={keep}
          onChange={(event) => onKeep(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
