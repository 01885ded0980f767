import { ActionIcon, Button, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../ui/record/form-section.tsx';
import classes from './award-section.module.css';
import { type Fields, hasError } from './fields.ts';
import type { TournamentValues } from './values.ts';

type SideAward = TournamentValues['sideAwards'][number];
const KINDS = ['longest-drive', 'nearest-to-the-pin', 'nearest-to-the-line'] as const;
const MOST = 30;

/** Longest drive and similar awards: on which holes, for which gender, in which unit. */
export function SideAwardSection({ values, change, errors }: Fields) {
  const { t } = useTranslation(['tournament', 'choice']);
  const { sideAwards } = values;
  const next = KINDS.find((kind) => !sideAwards.some((award) => award.kind === kind)) ?? 'longest-drive';
  return (
    <FormSection
      title={t('form.sideTitle')}
      summary={t('form.sideSummary', { count: sideAwards.length })}
      hasError={hasError(errors, ['sideAwards', 'distanceUnit'])}
    >
      <Text size="sm" c="dimmed">
        {t('form.sideHolesHelp')}
      </Text>
      {Object.entries(sideAwards).map(([nth, award]) => (
        <SideAwardLine
          key={nth}
          nth={Number(nth) + 1}
          award={award}
          error={errors[`sideAwards.${nth}.holes`]}
          onChange={(changed) => change({ sideAwards: sideAwards.with(Number(nth), changed) })}
          onRemove={() => change({ sideAwards: sideAwards.toSpliced(Number(nth), 1) })}
        />
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus aria-hidden size={14} />}
          disabled={sideAwards.length >= MOST}
          onClick={() => change({ sideAwards: [...sideAwards, { kind: next, holes: '' }] })}
        >
          {t('form.sideAdd')}
        </Button>
      </div>
      <Stack gap={4}>
        <Text id="distance-unit" size="sm" fw={500}>
          {t('form.unit')}
        </Text>
        <SegmentedControl
          aria-labelledby="distance-unit"
          w="fit-content"
          data={(['meters', 'yards'] as const).map((value) => ({ value, label: t(`choice:unit.${value}`) }))}
          value={values.distanceUnit}
          onChange={(unit) => change({ distanceUnit: unit })}
        />
      </Stack>
    </FormSection>
  );
}

type LineProps = { nth: number; award: SideAward; error: ReactNode; onChange: (award: SideAward) => void; onRemove: () => void };

function SideAwardLine({ nth, award, error, onChange, onRemove }: LineProps) {
  const { t } = useTranslation(['tournament', 'choice']);
  return (
    <div className={classes.side}>
      <Select
        aria-label={`${t('form.sideKind')} ${nth}`}
        data={KINDS.map((value) => ({ value, label: t(`choice:award.${value}`) }))}
        value={award.kind}
        onChange={(kind) => onChange({ ...award, kind: (kind ?? award.kind) as SideAward['kind'] })}
      />
      <TextInput
        aria-label={`${t(`choice:award.${award.kind}`)}: ${t('form.sideHoles')}`}
        placeholder="3, 7m, 12f"
        value={award.holes}
        onChange={(event) => onChange({ ...award, holes: event.currentTarget.value })}
        error={error}
      />
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('form.sideRemove', { nth })} onClick={onRemove}>
        <IconX aria-hidden size={16} />
      </ActionIcon>
    </div>
  );
}
