import type { DayHandicapRule } from '@fairway/api';
import type { DayHandicapId } from '@fairway/api/choice/field/tournament';
import { DAY_HANDICAP } from '@fairway/api/record/bound';
import type { PeoriaName } from '@fairway/golf';
import { Group, Select } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { NumberField } from '../../field/number-field.tsx';
import type { FieldErrors } from '../../record/form/field-error.ts';
import { sayEnd, usualEnd } from './day-handicap.ts';

type End = DayHandicapRule['ceiling'];
type Props = {
  day: DayHandicapId | PeoriaName;
  which: 'floor' | 'ceiling';
  /** undefined: as usual; null: none. */
  end: End;
  onChange: (end: End) => void;
  errors: FieldErrors;
};

const KINDS = ['usual', 'none', 'all', 'each'] as const;
type Kind = (typeof KINDS)[number];
const FIRST = { floor: 0, ceiling: 36 } as const;

function kindOf(end: End): Kind {
  if (end === undefined) return 'usual';
  if (end === null) return 'none';
  return typeof end === 'number' ? 'all' : 'each';
}

/** The lowest or the highest day handicap: as usual, none, one for all, or one for men and one for women. */
export function EndFields({ day, which, end, onChange, errors }: Props) {
  const { t } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const usual = sayEnd(usualEnd(day, which), t, language);
  const choose = (kind: string | null) => {
    const first = typeof end === 'number' ? end : FIRST[which];
    const ends: Record<Kind, End> = { usual: undefined, none: null, all: first, each: { m: first, f: first } };
    onChange(ends[(kind ?? 'usual') as Kind]);
  };
  const number = (label: string, value: number | null, path: string, change: (strokes: number | null) => void) => (
    <NumberField
      aria-label={`${t(`day.${which}`)}: ${label}`}
      {...(label !== t('day.ends.all') && { label })}
      within={DAY_HANDICAP}
      value={value}
      onChange={change}
      error={errors[`dayHandicapRule.${which}${path}`]}
    />
  );
  // Callaway has one ceiling for all.
  const kinds = day === 'callaway' ? KINDS.filter((kind) => kind !== 'each') : KINDS;
  return (
    <>
      <Select
        label={t(`day.${which}`)}
        data={kinds.map((kind) => ({ value: kind, label: t(`day.ends.${kind}`, { end: usual }) }))}
        value={kindOf(end)}
        onChange={choose}
      />
      {typeof end === 'number' && number(t('day.ends.all'), end, '', (strokes) => strokes !== null && onChange(strokes))}
      {typeof end === 'object' && end !== null && (
        <Group grow>
          {number(t('gender.m'), end.m, '.m', (m) => onChange({ ...end, m }))}
          {number(t('gender.f'), end.f, '.f', (f) => onChange({ ...end, f }))}
        </Group>
      )}
    </>
  );
}
