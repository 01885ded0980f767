import type { HandicapLimits } from '@fairway/api';
import { HANDICAP_LIMIT } from '@fairway/api/record/bound';
import { Group, Input, Stack } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../field/number-field.tsx';
import type { FieldErrors } from '../../record/form/field-error.ts';

type Props = {
  limits: HandicapLimits | null;
  onChange: (limits: HandicapLimits | null) => void;
  /** What an empty field means, if that is not “no limit”. */
  help?: string | undefined;
  errors: FieldErrors;
};

const NONE = { min: null, max: null } as const;

/** The lowest and the highest handicap of men and of women. */
export function LimitFields({ limits, onChange, help, errors }: Props) {
  const { t } = useTranslation('rule');
  const all: HandicapLimits = limits ?? { m: { ...NONE }, f: { ...NONE } };
  const change = (gender: 'm' | 'f', end: 'min' | 'max', strokes: number | null) => {
    const changed = { ...all, [gender]: { ...all[gender], [end]: strokes } };
    const isNone = [changed.m, changed.f].every(({ min, max }) => min === null && max === null);
    onChange(isNone ? null : changed);
  };
  return (
    <Input.Wrapper label={t('field.handicapLimits')} description={help ?? t('limit.help')} error={errors.handicapLimits} labelElement="div">
      <Stack gap="xs" mt={4}>
        {(['m', 'f'] as const).map((gender) => (
          <Group key={gender} grow>
            {(['min', 'max'] as const).map((end) => (
              <NumberField
                key={end}
                label={`${t(`gender.${gender}`)}: ${t(`limit.${end}`).toLowerCase()}`}
                within={HANDICAP_LIMIT}
                value={all[gender][end]}
                onChange={(strokes) => change(gender, end, strokes)}
                error={errors[`handicapLimits.${gender}.${end}`]}
              />
            ))}
          </Group>
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
