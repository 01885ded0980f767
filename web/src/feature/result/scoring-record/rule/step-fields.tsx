import { CUT_FOR, MEAN_WAYS, MEANS, STEP_TIMES } from '@fairway/api/choice/account/club-handicap';
import { ALLOWANCE, CLUB_HANDICAP, CUT } from '@fairway/api/record/bound';
import type { ClubStep } from '@fairway/golf';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { BandFields } from './band-fields.tsx';

type Of<Kind extends ClubStep['kind']> = Extract<ClubStep, { kind: Kind }>;
type Props<Step extends ClubStep> = { step: Step; onChange: (step: Step) => void };

/** The numbers of a step. */
export function StepFields({ step, onChange }: Props<ClubStep>) {
  return (
    <div className="row gap-12 wrap top">
      {step.kind === 'mean' && <MeanFields step={step} onChange={onChange} />}
      {step.kind === 'round' && <Every step={step} onChange={onChange} />}
      {step.kind === 'place' && <PlaceFields step={step} onChange={onChange} />}
      {step.kind === 'under-par' && <UnderParFields step={step} onChange={onChange} />}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  wordOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, choices, wordOf, value, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      label={label}
      data={choices.map((one) => ({ value: one as string, label: wordOf(one) }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}

function Every<Step extends Of<'mean'> | Of<'round'>>({ step, onChange }: Props<Step>) {
  const { t } = useTranslation('club-handicap');
  return (
    <Choice
      label={t('rule.every')}
      choices={STEP_TIMES}
      wordOf={(one) => t(`rule.everyChoice.${one}`)}
      value={step.every}
      onChange={(every) => onChange({ ...step, every })}
    />
  );
}

const WITHIN = ['always', 'period', 'days'] as const;
const YEAR_DAYS = 365;

function MeanFields({ step, onChange }: Props<Of<'mean'>>) {
  const { t } = useTranslation('club-handicap');
  const set = (fields: Partial<Of<'mean'>>) => onChange({ ...step, ...fields });
  const { within } = step;
  const time = within === null ? 'always' : within === 'period' ? 'period' : 'days';
  return (
    <>
      <Every step={step} onChange={onChange} />
      <Choice
        label={t('rule.of')}
        choices={MEANS}
        wordOf={(one) => t(`rule.ofChoice.${one}`)}
        value={step.of}
        onChange={(of) => set({ of })}
      />
      <Choice
        label={t('rule.within')}
        choices={WITHIN}
        wordOf={(one) => t(`rule.withinChoice.${one}`)}
        value={time}
        onChange={(next) => set({ within: next === 'always' ? null : next === 'period' ? next : YEAR_DAYS })}
      />
      {typeof within === 'number' && (
        <NumberField
          label={t('rule.days')}
          within={CLUB_HANDICAP.days}
          value={within}
          onChange={(days) => set({ within: days ?? YEAR_DAYS })}
        />
      )}
      {(['last', 'best'] as const).map((field) => (
        <NumberField
          key={field}
          label={t(`rule.${field}`)}
          description={t('rule.all')}
          within={CLUB_HANDICAP.rounds}
          value={step[field]}
          onChange={(rounds) => set({ [field]: rounds })}
        />
      ))}
      <NumberField
        label={t('rule.least')}
        within={CLUB_HANDICAP.rounds}
        value={step.least}
        onChange={(least) => set({ least: least ?? 1 })}
      />
      <NumberField
        label={t('rule.less')}
        within={{ from: CLUB_HANDICAP.less.from, to: CLUB_HANDICAP.less.to / 10, decimals: 1 }}
        value={step.less / 10}
        onChange={(strokes) => set({ less: Math.round((strokes ?? 0) * 10) })}
      />
      <NumberField
        label={t('rule.percent')}
        within={ALLOWANCE}
        value={step.percent}
        onChange={(percent) => set({ percent: percent ?? 100 })}
      />
      <NumberField
        label={t('rule.oneIn')}
        description={t('rule.oneInHelp')}
        within={CLUB_HANDICAP.oneIn}
        value={step.oneIn}
        onChange={(oneIn) => set({ oneIn: oneIn ?? 1 })}
      />
      <Choice
        label={t('rule.only')}
        choices={['both', 'up', 'down'] as const}
        wordOf={(one) => t(`rule.onlyChoice.${one}`)}
        value={step.only ?? 'both'}
        onChange={(way) => set({ only: MEAN_WAYS.find((one) => one === way) ?? null })}
      />
    </>
  );
}

function PlaceFields({ step, onChange }: Props<Of<'place'>>) {
  const { t } = useTranslation('club-handicap');
  const unit = step.by === 'strokes' ? 10 : 1;
  const most = step.by === 'strokes' ? CLUB_HANDICAP.cut.to : CUT.percent.to;
  const [typed, setTyped] = useState(step.cuts.map((cut) => cut / unit).join('; '));
  const change = (by: Of<'place'>['by'], text: string) => {
    const cuts = text.split(';').map((one) => Math.round(Number(one.trim().replace(',', '.')) * (by === 'strokes' ? 10 : 1)));
    setTyped(text);
    const isRead = cuts.every((cut) => cut >= 0 && cut <= most) && cuts.length <= CLUB_HANDICAP.placesMost;
    onChange({ ...step, by, cuts: isRead ? cuts : step.cuts });
  };
  return (
    <>
      <Choice
        label={t('rule.by')}
        choices={['strokes', 'percent'] as const}
        wordOf={(one) => t(`rule.byChoice.${one}`)}
        value={step.by}
        onChange={(by) => change(by, typed)}
      />
      <TextInput
        label={t('rule.cuts')}
        description={t('rule.cutsHelp')}
        value={typed}
        onChange={({ currentTarget }) => change(step.by, currentTarget.value)}
        onBlur={() => setTyped(step.cuts.map((cut) => cut / unit).join('; '))}
      />
    </>
  );
}

function UnderParFields({ step, onChange }: Props<Of<'under-par'>>) {
  const { t } = useTranslation('club-handicap');
  return (
    <>
      <Choice
        label={t('rule.forWhom')}
        choices={CUT_FOR}
        wordOf={(one) => t(`rule.forChoice.${one}`)}
        value={step.of}
        onChange={(of) => onChange({ ...step, of })}
      />
      <BandFields bands={step.atMost} onChange={(atMost) => onChange({ ...step, atMost })} />
    </>
  );
}
