import type { DayHandicapRule } from '@fairway/api';
import { type DayHandicapId, HOLE_CAPS } from '@fairway/api/choice/field/tournament';
import { HOLE_CAP, TIMES } from '@fairway/api/record/bound';
import { CALLAWAY, isPeoria, PEORIA_RULES, type PeoriaName } from '@fairway/golf';
import { Button, Group, Input, Select, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { NumberField } from '../../field/number-field.tsx';
import type { FieldErrors } from '../../record/form/field-error.ts';
import { sayDayHandicapRule, sayHoleCapKind } from './day-handicap.ts';
import { dayHandicapExample } from './day-handicap-example.ts';
import { EndFields } from './end-fields.tsx';
import { withPatch } from './rule-patch.ts';

type Props = {
  day: DayHandicapId;
  /** What is otherwise than usual; null: nothing. */
  rule: DayHandicapRule | null;
  onChange: (rule: DayHandicapRule | null) => void;
  errors: FieldErrors;
};
type PartProps<Day> = Omit<Props, 'day' | 'onChange'> & { day: Day; change: (patch: DayHandicapRule) => void };

/** The numbers of a day handicap: those that are usual until others are chosen, and what they come to. */
export function DayHandicapFields({ day, rule, onChange, errors }: Props) {
  const { t } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const parts = { rule, errors, change: (patch: DayHandicapRule) => onChange(withPatch(day, rule, patch)) };
  return (
    <>
      <Text size="sm" className="tabular">
        {dayHandicapExample(day, rule, t, language) ?? sayDayHandicapRule(day, rule, t, language)}
      </Text>
      {isPeoria(day) && <PeoriaFields day={day} {...parts} />}
      {day === 'callaway' && <CallawayFields day={day} {...parts} />}
      {rule !== null && (
        <div>
          <Button variant="default" size="xs" onClick={() => onChange(null)}>
            {t('toUsual')}
          </Button>
        </div>
      )}
      <Input.Error>{errors.dayHandicapRule}</Input.Error>
    </>
  );
}

function PeoriaFields({ day, rule, change, errors }: PartProps<PeoriaName>) {
  const { t } = useTranslation('rule');
  const usual = PEORIA_RULES[day];
  const base = rule?.base ?? usual.base;
  const rounding = rule?.rounding ?? usual.rounding;
  const times = (field: 'multiplier' | 'factor') => (
    <NumberField
      label={t(`day.${field}`)}
      within={TIMES}
      value={rule?.[field] ?? usual[field] / 10}
      onChange={(number) => change({ [field]: number ?? undefined })}
      error={errors[`dayHandicapRule.${field}`]}
    />
  );
  return (
    <>
      <Group grow align="flex-end">
        {times('multiplier')}
        {times('factor')}
      </Group>
      <Select
        label={t('day.base')}
        data={(['course-par', 'counted-par'] as const).map((value) => ({ value, label: t(`day.bases.${value}`) }))}
        value={base}
        onChange={(of) => change({ base: (of ?? base) as typeof base })}
      />
      <HoleCapFields day={day} rule={rule} change={change} errors={errors} />
      <HoleCapOnField value={rule?.holeCapOn ?? usual.holeCapOn} change={change} />
      <Select
        label={t('day.rounding')}
        data={(['tenth', 'stroke'] as const).map((value) => ({ value, label: t(`day.roundings.${value}`) }))}
        value={rounding}
        onChange={(to) => change({ rounding: (to ?? rounding) as typeof rounding })}
      />
      <EndFields day={day} which="floor" end={rule?.floor} onChange={(floor) => change({ floor })} errors={errors} />
      <EndFields day={day} which="ceiling" end={rule?.ceiling} onChange={(ceiling) => change({ ceiling })} errors={errors} />
    </>
  );
}

const DOUBLE_PAR = { 3: 6, 4: 8, 5: 10 } as const;

function HoleCapFields({ day, rule, change, errors }: PartProps<PeoriaName>) {
  const { t } = useTranslation(['rule', 'choice']);
  const cap = rule?.holeCap === undefined ? PEORIA_RULES[day].holeCap : rule.holeCap;
  const own = typeof cap === 'object' ? cap : null;
  const choose = (kind: string | null) => {
    if (kind === 'own') change({ holeCap: { ...DOUBLE_PAR } });
    else change({ holeCap: HOLE_CAPS.find((one) => one === kind) ?? null });
  };
  return (
    <>
      <Select
        label={t('day.holeCap')}
        data={(['none', ...HOLE_CAPS, 'own'] as const).map((value) => ({ value, label: sayHoleCapKind(value, t) }))}
        value={own ? 'own' : String(cap ?? 'none')}
        onChange={choose}
      />
      {own && (
        <Group grow>
          {([3, 4, 5] as const).map((par) => (
            <NumberField
              key={par}
              label={t('day.ofPar', { par })}
              within={{ from: par, to: HOLE_CAP.to }}
              value={own[par]}
              onChange={(strokes) => strokes !== null && change({ holeCap: { ...own, [par]: strokes } as DayHandicapRule['holeCap'] })}
              error={errors[`dayHandicapRule.holeCap.${par}`]}
            />
          ))}
        </Group>
      )}
    </>
  );
}

function HoleCapOnField({ value, change }: { value: 'handicap' | 'gross'; change: PartProps<DayHandicapId>['change'] }) {
  const { t } = useTranslation('rule');
  return (
    <Select
      label={t('day.holeCapOn')}
      data={(['handicap', 'gross'] as const).map((of) => ({ value: of, label: t(`day.holeCapOns.${of}`) }))}
      value={value}
      onChange={(on) => change({ holeCapOn: (on ?? value) as typeof value })}
    />
  );
}

function CallawayFields({ day, rule, change, errors }: PartProps<'callaway'>) {
  const { t } = useTranslation('rule');
  const firstHoles = rule?.firstHoles ?? CALLAWAY.firstHoles;
  return (
    <>
      <Select
        label={t('day.firstHoles')}
        data={([16, 15] as const).map((count) => ({ value: String(count), label: t('day.firstHolesOf', { count }) }))}
        value={String(firstHoles)}
        onChange={(count) => change({ firstHoles: count === '15' ? 15 : 16 })}
      />
      <HoleCapOnField value={rule?.holeCapOn ?? CALLAWAY.holeCapOn} change={change} />
      <EndFields day={day} which="ceiling" end={rule?.ceiling} onChange={(ceiling) => change({ ceiling })} errors={errors} />
    </>
  );
}
