import type { SignupForm, SignupKind } from '@fairway/api';
import { GENDERS } from '@fairway/api/choice/field/player';
import { SIGNUP } from '@fairway/api/record/bound';
import { BEST_HANDICAP, MAX_HANDICAP_INDEX } from '@fairway/golf';
import { Button, Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconPlus, IconTrash } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DateField } from '../../../../ui/field/date-field.tsx';
import { IconButton } from '../../../../ui/field/icon-button.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { errorsOf, type FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { AmountField, MomentField, WordsField } from './form-field.tsx';

const HANDICAP = { from: BEST_HANDICAP / 10, to: MAX_HANDICAP_INDEX / 10, decimals: 1 };
const AGE = { from: 0, to: 120 };

type ListOfGolfers = Extract<SignupKind['who'], { by: 'list' }>;

/** Chooses golfers of the register, one by one or by a season's table; the page hands it over. */
export type PickGolfers = (list: ListOfGolfers, onChosen: (list: ListOfGolfers) => void) => ReactNode;

type Props = {
  kind: SignupKind;
  /** All of the form, for where a reserve goes. */
  kinds: SignupForm['kinds'];
  put: (change: Partial<SignupKind>) => void;
  errors: FieldErrors;
  pickGolfers: PickGolfers;
};

/** A kind of place: how many, for whom, at what price, and what becomes of those that nobody took. */
export function KindFields({ kind, kinds, put, errors, pickGolfers }: Props) {
  const { t } = useTranslation(['signup', 'word']);
  const { name, places, waitingPlaces, who, membersUntil, eligibility, release } = kind;
  const others = kinds.filter(({ id }) => id !== kind.id);
  return (
    <>
      <WordsField label={t('form.kind.name')} value={name} onChange={(words) => put({ name: words })} errors={errorsOf(errors, 'name')} />
      <Group grow preventGrowOverflow={false} align="flex-end" gap="sm">
        <NumberField
          label={t('form.kind.places')}
          within={SIGNUP.places}
          value={places}
          onChange={(count) => put({ places: count ?? 0 })}
          error={errors.places}
        />
        <NumberField
          label={t('form.kind.waitingPlaces')}
          within={SIGNUP.places}
          value={waitingPlaces}
          onChange={(count) => put({ waitingPlaces: count ?? 0 })}
          error={errors.waitingPlaces}
        />
      </Group>
      <FeeFields fees={kind.fees} onChange={(fees) => put({ fees })} errors={errors} />
      <NativeSelect
        label={t('form.kind.who')}
        data={(['anyone', 'code', 'list'] as const).map((by) => ({ value: by, label: t(`form.kind.by.${by}`) }))}
        value={who.by}
        onChange={({ currentTarget: { value: by } }) =>
          put({ who: by === 'code' ? { by, code: '' } : by === 'list' ? { by, golferIds: [] } : { by: 'anyone' } })
        }
      />
      {who.by === 'code' && (
        <TextInput
          label={t('form.kind.code')}
          maxLength={40}
          value={who.code}
          onChange={({ currentTarget }) => put({ who: { by: 'code', code: currentTarget.value } })}
          error={errors['who.code']}
        />
      )}
      {who.by === 'list' && (
        <Group gap="sm">
          <span>{t('form.kind.golfers', { count: who.golferIds.length })}</span>
          {pickGolfers(who, (list) => put({ who: list }))}
          {who.golferIds.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => put({ who: { by: 'list', golferIds: [] } })}>
              {t('form.kind.clear')}
            </Button>
          )}
        </Group>
      )}
      <Group align="flex-end" gap="sm">
        <NativeSelect
          w={150}
          label={t('form.kind.gender')}
          data={[{ value: '', label: t('form.kind.anyGender') }, ...GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))]}
          value={eligibility.gender ?? ''}
          onChange={({ currentTarget: { value } }) =>
            put({ eligibility: { ...eligibility, gender: GENDERS.find((one) => one === value) ?? null } })
          }
        />
        <RangeFields
          label={t('form.kind.handicap')}
          within={HANDICAP}
          value={eligibility.handicap}
          onChange={(handicap) => put({ eligibility: { ...eligibility, handicap } })}
        />
        <RangeFields
          label={t('form.kind.age')}
          within={AGE}
          value={eligibility.age}
          onChange={(age) => put({ eligibility: { ...eligibility, age } })}
        />
      </Group>
      <Switch
        label={t('form.kind.member')}
        checked={eligibility.member}
        onChange={({ currentTarget }) => put({ eligibility: { ...eligibility, member: currentTarget.checked } })}
      />
      {!eligibility.member && (
        <MomentField
          label={t('form.kind.membersUntil')}
          value={membersUntil}
          onChange={(moment) => put({ membersUntil: moment })}
          error={errors.membersUntil}
        />
      )}
      {others.length > 0 && (
        <NativeSelect
          label={t('form.kind.release')}
          data={[
            { value: '', label: t('form.kind.keeps') },
            ...others.map(({ id, name: other }) => ({ value: id, label: t('form.kind.releaseTo', { name: other.vi }) })),
          ]}
          value={release?.kindId ?? ''}
          onChange={({ currentTarget: { value } }) => put({ release: value === '' ? null : { at: release?.at ?? '', kindId: value } })}
          error={errors['release.kindId']}
        />
      )}
      {release !== null && (
        <MomentField
          label={t('form.kind.releaseAt')}
          value={release.at || null}
          onChange={(at) => put({ release: { ...release, at: at ?? '' } })}
          error={errors['release.at']}
        />
      )}
    </>
  );
}

type Range = SignupKind['eligibility']['handicap'];
type RangeProps = {
  label: string;
  within: { from: number; to: number; decimals?: number };
  value: Range;
  onChange: (range: Range) => void;
};

/** From and to, both open; with neither there is no limit. */
function RangeFields({ label, within, value, onChange }: RangeProps) {
  const { t } = useTranslation('signup');
  const put = (change: Partial<NonNullable<Range>>) => {
    const next = { from: null, to: null, ...value, ...change };
    onChange(next.from === null && next.to === null ? null : next);
  };
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <NumberField
        w={120}
        label={t('form.from', { name: label })}
        within={within}
        value={value?.from ?? null}
        onChange={(from) => put({ from })}
      />
      <NumberField w={120} label={t('form.to', { name: label })} within={within} value={value?.to ?? null} onChange={(to) => put({ to })} />
    </Group>
  );
}

type FeesProps = { fees: SignupKind['fees']; onChange: (fees: SignupKind['fees']) => void; errors: FieldErrors };

/** The fee, and others from a day on: an early one, and the usual one. */
function FeeFields({ fees, onChange, errors }: FeesProps) {
  const { t } = useTranslation('signup');
  return (
    <div className="column gap-8">
      {fees.map((fee, at) => {
        const put = (change: Partial<typeof fee>) => onChange(fees.with(at, { ...fee, ...change }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fee is what stands on its line
          <Group key={at} gap="sm" align="flex-start">
            <AmountField
              label={t(at === 0 ? 'form.kind.fee' : 'form.kind.laterFee')}
              value={fee.amount}
              onChange={(amount) => put({ amount })}
              error={errors[`fees.${at}.amount`]}
            />
            {at > 0 && (
              <>
                <DateField
                  label={t('form.kind.feeFrom')}
                  value={fee.from}
                  onChange={(from) => put({ from })}
                  error={errors[`fees.${at}.from`]}
                />
                <IconButton mt={24} icon={IconTrash} label={t('form.kind.removeFee')} onClick={() => onChange(fees.toSpliced(at, 1))} />
              </>
            )}
          </Group>
        );
      })}
      {errors.fees && <p className="needs-person">{errors.fees}</p>}
      {fees.length < SIGNUP.feesMost && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus aria-hidden size={14} />}
            onClick={() => onChange([...fees, { from: '', amount: fees.at(-1)?.amount ?? 0 }])}
          >
            {t('form.kind.addFee')}
          </Button>
        </div>
      )}
    </div>
  );
}
