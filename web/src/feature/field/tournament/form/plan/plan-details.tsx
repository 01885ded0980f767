import { GENDERS } from '@fairway/api/choice/field/player';
import { OWN_BALL_PLAYS } from '@fairway/api/choice/field/side';
import { keysOf } from '@fairway/api/record/kind';
import { AWARD_DEFAULTS, PRIZE } from '@fairway/api/record/prize';
import { BASES, isPeoria } from '@fairway/golf';
import { Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../../lib/language.ts';
import { readMoney, typedMoney } from '../../../../../lib/value/money.ts';
import { textOrNull } from '../../../../../lib/value/text.ts';
import { MoneyField } from '../../../../../ui/field/money-field.tsx';
import { NumberField } from '../../../../../ui/field/number-field.tsx';
import { errorsOf, errorUnder, type FieldErrors } from '../../../../../ui/record/form/field-error.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { sayDayHandicapRule } from '../../../../../ui/rule/handicap/day-handicap.ts';
import { DayHandicapFields } from '../../../../../ui/rule/handicap/day-handicap-fields.tsx';
import type { Fields } from '../fields.ts';
import classes from './plan.module.css';
import { hasField, type PlanField, type PlanLine, usualPlaces } from './plan-line.ts';

type Props = {
  line: PlanLine;
  onChange: (patch: Partial<PlanLine>) => void;
  errors: FieldErrors;
  /** `awards.3`. */
  path: string;
} & Pick<Fields, 'values' | 'definitions' | 'divisions' | 'contests' | 'sponsors'>;

/** Texts that are typed. */
const TEXTS = keysOf(PRIZE).filter((key): key is TextKey => PRIZE[key].kind === 'line' && key !== 'tiebreak');
type KeyOfText<Fields> = { [Key in keyof Fields]: Fields[Key] extends { readonly kind: 'line' } ? Key : never }[keyof Fields];
type TextKey = Exclude<KeyOfText<typeof PRIZE>, 'tiebreak'>;
type ChoiceKey = 'wonBy' | 'sponsorId' | 'divisionId' | 'contestId' | 'gender' | 'basis' | 'tiebreak';

/** The details of one prize: only what its kind has. */
export function PlanDetails({ line, onChange, errors, path, values, definitions, divisions, contests, sponsors }: Props) {
  const { t } = useTranslation(['rule', 'choice']);
  const { kind } = line;
  const error = (field: string) => errors[`${path}.${field}`];
  const has = (field: PlanField) => hasField(kind, field);
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const helps: { [Key in TextKey]?: string } = {
    name: t('prize.nameHelp', { name: t(`choice:award.${kind}`) }),
    gift: t('prize.giftHelp'),
  };
  const text = (key: TextKey) => (
    <TextInput
      key={key}
      label={t(`prize.field.${key}`)}
      description={helps[key]}
      inputWrapperOrder={ORDER}
      maxLength={PRIZE[key].most}
      value={line[key] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ [key]: value === '' ? null : value })}
      onBlur={({ currentTarget: { value } }) => onChange({ [key]: textOrNull(value) })}
      error={error(key)}
    />
  );
  const number = (key: 'every' | 'places' | 'backups', help?: string) => (
    <NumberField
      label={t(`prize.field.${key}`)}
      description={help}
      inputWrapperOrder={ORDER}
      within={PRIZE[key]}
      value={line[key] ?? AWARD_DEFAULTS[key]}
      onChange={(next) => onChange({ [key]: next ?? AWARD_DEFAULTS[key] })}
      error={error(key)}
    />
  );
  const choice = (key: ChoiceKey, none: string, data: ChoiceProps['data']) => (
    <Choice
      label={t(`prize.field.${key}`)}
      none={none}
      data={data}
      value={line[key] ?? null}
      onChange={(next) => onChange({ [key]: next })}
      error={error(key)}
    />
  );
  return (
    <div className={classes.details}>
      {TEXTS.map(text)}
      <PrizeValue value={line.value ?? null} onChange={(value) => onChange({ value })} error={error('value')} />
      {(sponsors.length > 0 || (line.sponsorId ?? null) !== null) && choice('sponsorId', t('prize.noSponsor'), named(sponsors))}
      {has('divisionId') &&
        (divisions.length > 0 || (line.divisionId ?? null) !== null) &&
        choice('divisionId', kind === 'division' ? t('prize.everyDivision') : t('prize.wholeField'), named(divisions))}
      {has('contestId') &&
        (contests.length > 0 || (line.contestId ?? null) !== null) &&
        choice('contestId', t('prize.everyContest'), named(contests))}
      {has('wonBy') &&
        OWN_BALL_PLAYS.includes(values.play) &&
        choice('wonBy', t('prize.winners.sides'), [{ value: 'players', label: t('prize.winners.players') }])}
      {has('gender') &&
        choice(
          'gender',
          t('prize.genders.all'),
          GENDERS.map((value) => ({ value, label: t(`prize.genders.${value}`) })),
        )}
      {has('basis') &&
        choice(
          'basis',
          t('prize.usualBasis'),
          BASES.map((value) => ({ value, label: t(`prize.bases.${value}`) })),
        )}
      {has('every') && number('every', t('prize.everyHelp'))}
      {has('places') && number('places', t('prize.placesHelp', { count: usualPlaces(kind) }))}
      {has('backups') && number('backups')}
      {has('membersOnly') && (
        <Choice
          label={t('prize.field.membersOnly')}
          none={t('prize.members.usual')}
          data={(['only', 'all'] as const).map((value) => ({ value, label: t(`prize.members.${value}`) }))}
          value={typeof line.membersOnly === 'boolean' ? (line.membersOnly ? 'only' : 'all') : null}
          onChange={(who) => onChange({ membersOnly: who === null ? null : who === 'only' })}
          error={error('membersOnly')}
        />
      )}
      {has('tiebreak') && choice('tiebreak', t('prize.usualTiebreak'), named(definitions.tiebreak))}
      {isPeoria(kind) && (
        <PeoriaSection
          day={kind}
          rule={line.dayHandicapRule ?? null}
          onChange={(dayHandicapRule) => onChange({ dayHandicapRule })}
          errors={errorsOf(errors, path)}
        />
      )}
      {has('main') && (
        <Switch
          className={classes.whole}
          label={t('prize.field.main')}
          checked={line.main ?? false}
          onChange={(event) => onChange({ main: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

type PeoriaProps = Parameters<typeof DayHandicapFields>[0];

/** The numbers of a Peoria of the prize's own. */
function PeoriaSection(props: PeoriaProps) {
  const { t } = useTranslation(['rule', 'choice']);
  const summary = sayDayHandicapRule(props.day, props.rule, t, useLanguage());
  return (
    <div className={classes.whole}>
      <FormSection
        title={t('field.dayHandicapRule')}
        summary={summary}
        hasError={errorUnder(props.errors, 'dayHandicapRule') !== undefined}
      >
        <DayHandicapFields {...props} />
      </FormSection>
    </div>
  );
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type ChoiceProps = {
  label: string;
  /** What stands where nothing is chosen. */
  none: string;
  data: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
  error: FieldErrors[string];
};

const NONE = 'none';

function Choice({ none, data, value, onChange, ...input }: ChoiceProps) {
  return (
    <Select
      {...input}
      allowDeselect={false}
      data={[{ value: NONE, label: none }, ...data]}
      value={value ?? NONE}
      onChange={(next) => onChange(next === NONE ? null : next)}
    />
  );
}

type ValueProps = { value: number | null; onChange: (value: number | null) => void; error: FieldErrors[string] };

/** What is typed stays as long as it reads as the value. */
function PrizeValue({ value, onChange, error }: ValueProps) {
  const { t } = useTranslation('rule');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const own = value === null || Number.isNaN(value) ? '' : typedMoney(value, language);
  return (
    <MoneyField
      label={t('prize.field.value')}
      description={t('prize.valueHelp')}
      value={Object.is(readMoney(typed), value) ? typed : own}
      onChange={(next) => {
        setTyped(next);
        onChange(readMoney(next));
      }}
      error={error}
    />
  );
}
