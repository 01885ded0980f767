import { GENDERS } from '@fairway/api/choice/player';
import { BASES, isPeoria } from '@fairway/golf';
import { Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { readMoney, typedMoney } from '../../../lib/money.ts';
import { textOrNull } from '../../../lib/text.ts';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { errorsOf, errorUnder, type FieldErrors } from '../../../ui/record/field-error.ts';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { sayDayHandicapRule } from '../../../ui/rule/day-handicap.ts';
import { DayHandicapFields } from '../../../ui/rule/day-handicap-fields.tsx';
import classes from './award-section.module.css';
import type { Fields } from './fields.ts';
import { hasField, type PlanField, type PlanLine, usualPlaces } from './plan-line.ts';

type Props = {
  line: PlanLine;
  onChange: (patch: Partial<PlanLine>) => void;
  errors: FieldErrors;
  /** `awards.3`. */
  path: string;
} & Pick<Fields, 'definitions' | 'divisions' | 'sponsors'>;

/** The details of one prize: only what its kind has. */
export function PlanDetails({ line, onChange, errors, path, definitions, divisions, sponsors }: Props) {
  const { t } = useTranslation(['rule', 'choice']);
  const {
    kind,
    basis = null,
    gender = null,
    divisionId = null,
    places = null,
    every = null,
    backups = 0,
    tiebreak = null,
    sponsorId = null,
  } = line;
  const error = (field: string) => errors[`${path}.${field}`];
  const has = (field: PlanField) => hasField(kind, field);
  const ownTiebreaks = definitions.tiebreak.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={classes.details}>
      <Line
        label={t('prize.name')}
        help={t('prize.nameHelp', { name: t(`choice:award.${kind}`) })}
        field="name"
        {...{ line, onChange, error }}
      />
      <Line label={t('prize.nameEnglish')} field="nameEnglish" {...{ line, onChange, error }} />
      <PrizeValue value={line.value ?? null} onChange={(value) => onChange({ value })} error={error('value')} />
      <Line label={t('prize.gift')} help={t('prize.giftHelp')} field="gift" most={200} {...{ line, onChange, error }} />
      {(sponsors.length > 0 || sponsorId !== null) && (
        <Choice
          label={t('prize.sponsor')}
          none={t('prize.noSponsor')}
          data={sponsors.map(({ id, name }) => ({ value: id, label: name }))}
          value={sponsorId}
          onChange={(id) => onChange({ sponsorId: id })}
          error={error('sponsorId')}
        />
      )}
      {has('divisionId') && (divisions.length > 0 || divisionId !== null) && (
        <Choice
          label={t('prize.division')}
          none={kind === 'division' ? t('prize.everyDivision') : t('prize.wholeField')}
          data={divisions.map(({ id, name }) => ({ value: id, label: name }))}
          value={divisionId}
          onChange={(id) => onChange({ divisionId: id })}
          error={error('divisionId')}
        />
      )}
      {has('gender') && (
        <Choice
          label={t('prize.gender')}
          none={t('prize.genders.all')}
          data={GENDERS.map((value) => ({ value, label: t(`prize.genders.${value}`) }))}
          value={gender}
          onChange={(next) => onChange({ gender: next as PlanLine['gender'] })}
          error={error('gender')}
        />
      )}
      {has('basis') && (
        <Choice
          label={t('prize.basis')}
          none={t('prize.usualBasis')}
          data={BASES.map((value) => ({ value, label: t(`prize.bases.${value}`) }))}
          value={basis}
          onChange={(next) => onChange({ basis: next as PlanLine['basis'] })}
          error={error('basis')}
        />
      )}
      {has('every') && (
        <NumberField
          label={t('prize.every')}
          description={t('prize.everyHelp')}
          inputWrapperOrder={ORDER}
          min={2}
          max={100}
          value={every}
          onChange={(next) => onChange({ every: next })}
          error={error('every')}
        />
      )}
      {has('places') && (
        <NumberField
          label={t('prize.places')}
          description={t('prize.placesHelp', { count: usualPlaces(kind) })}
          inputWrapperOrder={ORDER}
          min={1}
          max={20}
          value={places}
          onChange={(next) => onChange({ places: next })}
          error={error('places')}
        />
      )}
      {has('backups') && (
        <NumberField
          label={t('prize.backups')}
          min={0}
          max={10}
          value={backups}
          onChange={(next) => onChange({ backups: next ?? 0 })}
          error={error('backups')}
        />
      )}
      <Choice
        label={t('prize.membersOnly')}
        none={t('prize.members.usual')}
        data={(['only', 'all'] as const).map((value) => ({ value, label: t(`prize.members.${value}`) }))}
        value={typeof line.membersOnly === 'boolean' ? (line.membersOnly ? 'only' : 'all') : null}
        onChange={(who) => onChange({ membersOnly: who === null ? null : who === 'only' })}
        error={error('membersOnly')}
      />
      {has('tiebreak') && (
        <Choice
          label={t('prize.tiebreak')}
          none={t('prize.usualTiebreak')}
          data={ownTiebreaks}
          value={tiebreak}
          onChange={(id) => onChange({ tiebreak: id })}
          error={error('tiebreak')}
        />
      )}
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
          label={t('prize.main')}
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
      <FormSection title={t('day.title')} summary={summary} hasError={errorUnder(props.errors, 'dayHandicapRule') !== undefined}>
        <DayHandicapFields {...props} />
      </FormSection>
    </div>
  );
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type ErrorOf = (field: string) => FieldErrors[string];
type LineProps = Pick<Props, 'line' | 'onChange'> & {
  label: string;
  help?: string;
  field: 'name' | 'nameEnglish' | 'gift';
  most?: number;
  error: ErrorOf;
};

function Line({ label, help, field, most = 100, line, onChange, error }: LineProps) {
  return (
    <TextInput
      label={label}
      description={help}
      inputWrapperOrder={ORDER}
      maxLength={most}
      value={line[field] ?? ''}
      onChange={(event) => onChange({ [field]: event.currentTarget.value === '' ? null : event.currentTarget.value })}
      onBlur={(event) => onChange({ [field]: textOrNull(event.currentTarget.value) })}
      error={error(field)}
    />
  );
}

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
      label={t('prize.value')}
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
