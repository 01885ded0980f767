import type { HandicapRule } from '@fairway/api';
import { DECLARED } from '@fairway/api/choice/account/club-handicap';
import { CLUB_HANDICAP } from '@fairway/api/record/bound';
import { BEST_HANDICAP, CLUB_RULES, type ClubRule, type ClubRuleName, type ClubStep, MAX_COURSE_HANDICAP } from '@fairway/golf';
import { Button, Group, Input, NativeSelect } from '@mantine/core';
import { hashKey } from '@tanstack/react-query';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';
import { errorUnder, type FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { StepFields } from './step-fields.tsx';

const NAMES = Object.keys(CLUB_RULES) as ClubRuleName[];
const EMPTY: ClubRule = { declared: 'first', steps: [], floor: null, ceiling: null };
const HANDICAP = { from: BEST_HANDICAP / 10, to: MAX_COURSE_HANDICAP / 10, decimals: 1 };
const tenths = (strokes: number | null): number | null => strokes && Math.round(strokes * 10);

const NEW_STEPS: Readonly<Record<ClubStep['kind'], ClubStep>> = {
  mean: {
    ...{ every: 'event', kind: 'mean', of: 'gross', last: 5, best: null, least: 1, within: null, less: 720, percent: 100, oneIn: 1 },
    only: null,
  },
  place: { every: 'event', kind: 'place', by: 'strokes', cuts: [30, 20, 10] },
  'under-par': { every: 'event', kind: 'under-par', of: 'all', atMost: null },
  round: { every: 'event', kind: 'round' },
};
const KINDS = Object.keys(NEW_STEPS) as ClubStep['kind'][];

type Props = { rule: HandicapRule['club']; onChange: (rule: HandicapRule['club']) => void; errors: FieldErrors };

/** The rule of a club: one that clubs have published, or steps of its own. */
export function ClubRuleFields({ rule, onChange, errors }: Props) {
  const { t } = useTranslation('club-handicap');
  const preset = NAMES.find((name) => hashKey([CLUB_RULES[name]]) === hashKey([rule]));
  const choose = (value: string) => {
    const name = NAMES.find((one) => one === value);
    if (value === 'none') return onChange(null);
    onChange(name === undefined ? EMPTY : structuredClone(CLUB_RULES[name] as ClubRule));
  };
  return (
    <>
      <NativeSelect
        label={t('rule.preset')}
        data={[
          { value: 'none', label: t('rule.none') },
          ...NAMES.map((value) => ({ value: value as string, label: t(`rule.presets.${value}`) })),
          { value: 'own', label: t('rule.own') },
        ]}
        value={rule === null ? 'none' : (preset ?? 'own')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {rule !== null && <OwnRule rule={rule} onChange={onChange} errors={errors} />}
    </>
  );
}

function OwnRule({ rule, onChange, errors }: Props & { rule: ClubRule }) {
  const { t } = useTranslation('club-handicap');
  const set = (fields: Partial<ClubRule>) => onChange({ ...rule, ...fields });
  const nameOf = (at: number) => {
    const { kind, every } = rule.steps[at] as ClubStep;
    return t('rule.stepName', { kind: t(`rule.kind.${kind}`), every: t(`rule.everyChoice.${every}`) });
  };
  return (
    <>
      <NativeSelect
        label={t('rule.declared')}
        data={DECLARED.map((value) => ({ value, label: t(`rule.declaredChoice.${value}`) }))}
        value={rule.declared}
        onChange={({ currentTarget }) => set({ declared: currentTarget.value === 'each' ? 'each' : 'first' })}
      />
      <Input.Wrapper label={t('rule.steps')} labelElement="div">
        <OrderedList
          items={rule.steps}
          keyOf={(at) => `${at} ${rule.steps[at]?.kind}`}
          nameOf={nameOf}
          onChange={(steps) => set({ steps })}
          below={(step, at) => (
            <>
              <StepFields step={step} onChange={(next) => set({ steps: rule.steps.with(at, next) })} />
              <Input.Error>{errorUnder(errors, `steps.${at}`)}</Input.Error>
            </>
          )}
        />
        <Group gap="xs" mt={4}>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              variant="default"
              size="xs"
              leftSection={<IconPlus aria-hidden size={14} />}
              disabled={rule.steps.length >= CLUB_HANDICAP.stepsMost}
              onClick={() => set({ steps: [...rule.steps, NEW_STEPS[kind]] })}
            >
              {t('rule.add', { kind: t(`rule.kind.${kind}`) })}
            </Button>
          ))}
        </Group>
      </Input.Wrapper>
      <div className="row gap-12 wrap">
        {(['floor', 'ceiling'] as const).map((end) => (
          <NumberField
            key={end}
            label={t(`rule.${end}`)}
            description={t('rule.noEnd')}
            within={HANDICAP}
            value={rule[end] === null ? null : rule[end] / 10}
            onChange={(strokes) => set({ [end]: tenths(strokes) })}
            error={errors[end]}
          />
        ))}
      </div>
    </>
  );
}
