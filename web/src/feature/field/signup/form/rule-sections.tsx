import type { SignupForm } from '@fairway/api';
import { ASKED_HOW, SIGNUP_ASKED, SIGNUP_GROUP_RULES } from '@fairway/api/choice/field/signup';
import { SIGNUP } from '@fairway/api/record/bound';
import { Button, Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newId } from '../../../../lib/id.ts';
import { readTime } from '../../../../lib/value/date.ts';
import { IconButton } from '../../../../ui/field/icon-button.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { errorsOf } from '../../../../ui/record/form/field-error.ts';
import { FormSection } from '../../../../ui/record/form/form-section.tsx';
import { AmountField, ParagraphsField } from './form-field.tsx';
import { KindFields, type PickGolfers } from './kind-fields.tsx';
import { LineList } from './line-list.tsx';
import { type FormPart, hasErrorIn } from './settings.ts';

const DAYS = { from: 0, to: 365 };
const PERCENT = { from: 0, to: 100 };

/** For whom there are places, how many, and at what price. */
export function KindSection({ of, put, errors, pickGolfers }: FormPart & { pickGolfers: PickGolfers }) {
  const { t } = useTranslation('signup');
  const { kinds } = of;
  const summary = kinds.map(({ name, places }) => `${name.vi} ${places}`).join(' · ');
  return (
    <FormSection title={t('form.kind.title')} summary={summary} hasError={hasErrorIn(errors, ['kinds'])} startsOpen>
      <LineList
        items={kinds}
        onChange={(next) => next.length > 0 && put({ kinds: next })}
        newItem={() => ({
          ...{ id: newId(), name: { vi: '', en: null }, places: 0, waitingPlaces: 0, fees: [{ from: null, amount: 0 }] },
          ...{ who: { by: 'anyone' as const }, membersUntil: null, release: null },
          eligibility: { gender: null, handicap: null, age: null, member: false },
        })}
        most={SIGNUP.kindsMost}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name.vi || t('form.kind.new')}
        add={t('form.kind.add')}
        errors={errorsOf(errors, 'kinds')}
      >
        {(kind, change, problems) => <KindFields kind={kind} kinds={kinds} put={change} errors={problems} pickGolfers={pickGolfers} />}
      </LineList>
    </FormSection>
  );
}

/** What a person is asked beside their name, with whom they may enter and wish to play. */
export function AskedSection({ of, put, errors }: FormPart) {
  const { t } = useTranslation('signup');
  const { asked, groups } = of;
  const summary = SIGNUP_ASKED.filter((field) => asked[field] !== 'no')
    .map((field) => t(`field.${field}`))
    .join(' · ');
  return (
    <FormSection title={t('form.asked.title')} summary={summary} hasError={hasErrorIn(errors, ['asked', 'groups', 'wishes'])}>
      <Group gap="sm" align="flex-start">
        {SIGNUP_ASKED.map((field) => (
          <NativeSelect
            key={field}
            w={200}
            label={t(`field.${field}`)}
            data={ASKED_HOW.map((value) => ({ value, label: t(`form.asked.how.${value}`) }))}
            value={asked[field]}
            onChange={({ currentTarget: { value } }) =>
              put({ asked: { ...asked, [field]: ASKED_HOW.find((one) => one === value) ?? 'no' } })
            }
          />
        ))}
      </Group>
      <NumberField
        label={t('form.group.most')}
        within={SIGNUP.groupMost}
        value={groups.most}
        onChange={(most) => put({ groups: { ...groups, most: most ?? 1 } })}
        error={errors['groups.most']}
      />
      {groups.most > 1 && (
        <NativeSelect
          label={t('form.group.rule')}
          data={SIGNUP_GROUP_RULES.map((value) => ({ value, label: t(`form.group.rules.${value}`) }))}
          value={groups.rule}
          onChange={({ currentTarget: { value } }) =>
            put({ groups: { ...groups, rule: SIGNUP_GROUP_RULES.find((one) => one === value) ?? 'pass' } })
          }
        />
      )}
      <Switch label={t('form.wishes')} checked={of.wishes} onChange={({ currentTarget }) => put({ wishes: currentTarget.checked })} />
    </FormSection>
  );
}

type Part = NonNullable<SignupForm['refundIfFilled']>;

/** What is given back until which day, the earliest first. */
export function RefundSection({ of, put, errors }: FormPart) {
  const { t } = useTranslation('signup');
  const { refunds, refundIfFilled } = of;
  const fields = (part: Part, change: (next: Partial<Part>) => void, path: string) => (
    <>
      <NumberField
        w={110}
        label={t('form.refund.percent')}
        within={PERCENT}
        value={part.percent}
        onChange={(percent) => change({ percent: percent ?? 0 })}
        error={errors[`${path}.percent`]}
      />
      <AmountField label={t('form.refund.less')} value={part.less} onChange={(less) => change({ less })} error={errors[`${path}.less`]} />
    </>
  );
  const lines = refunds.map((one) => t('form.refund.line', { days: one.daysBefore, percent: one.percent }));
  const summary = [...lines, ...(refundIfFilled === null ? [] : [t('form.refund.filled', { percent: refundIfFilled.percent })])].join(
    ' · ',
  );
  return (
    <FormSection
      title={t('form.refund.title')}
      summary={summary || t('form.refund.never')}
      hasError={hasErrorIn(errors, ['refunds', 'refundIfFilled'])}
    >
      {refunds.map((refund, at) => {
        const change = (next: Partial<typeof refund>) => put({ refunds: refunds.with(at, { ...refund, ...next }) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is what stands on its line
          <Group key={at} gap="sm" align="flex-start">
            <NumberField
              w={150}
              label={t('form.refund.days')}
              within={DAYS}
              value={refund.daysBefore}
              onChange={(days) => change({ daysBefore: days ?? 0 })}
              error={errors[`refunds.${at}.daysBefore`]}
            />
            {fields(refund, change, `refunds.${at}`)}
            <IconButton
              mt={24}
              icon={IconTrash}
              label={t('form.refund.remove')}
              onClick={() => put({ refunds: refunds.toSpliced(at, 1) })}
            />
          </Group>
        );
      })}
      {errors.refunds && <p className="needs-person">{errors.refunds}</p>}
      {refunds.length < SIGNUP.refundsMost && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus aria-hidden size={14} />}
            onClick={() => put({ refunds: [...refunds, nextRefund(refunds)] })}
          >
            {t('form.refund.add')}
          </Button>
        </div>
      )}
      <Switch
        label={t('form.refund.ifFilled')}
        checked={refundIfFilled !== null}
        onChange={({ currentTarget }) => put({ refundIfFilled: currentTarget.checked ? { percent: 100, less: 0 } : null })}
      />
      {refundIfFilled !== null && (
        <Group gap="sm" align="flex-start">
          {fields(refundIfFilled, (next) => put({ refundIfFilled: { ...refundIfFilled, ...next } }), 'refundIfFilled')}
        </Group>
      )}
    </FormSection>
  );
}

/** A later line: half as many days before, and half as much back. */
function nextRefund(refunds: SignupForm['refunds']): SignupForm['refunds'][number] {
  const last = refunds.at(-1);
  if (last === undefined) return { daysBefore: 14, percent: 100, less: 0 };
  return { daysBefore: Math.floor(last.daysBefore / 2), percent: Math.floor(last.percent / 2), less: 0 };
}

/** Who confirms, how the list moves up, and when nobody is called. */
export function WaitingSection({ of, put, errors }: FormPart) {
  const { t } = useTranslation('signup');
  const { confirm, holdMinutes, offerMinutes, quiet } = of;
  const summary = [
    t(`form.confirm.${confirm}`),
    offerMinutes === null ? t('form.offer.atOnce') : t('form.offer.minutes', { count: offerMinutes }),
  ];
  const putQuiet = (change: Partial<NonNullable<typeof quiet>>) => quiet && put({ quiet: { ...quiet, ...change } });
  return (
    <FormSection
      title={t('form.offer.title')}
      summary={summary.join(' · ')}
      hasError={hasErrorIn(errors, ['confirm', 'holdMinutes', 'offerMinutes', 'quiet'])}
    >
      <NativeSelect
        label={t('form.confirm.label')}
        data={(['at-once', 'office'] as const).map((value) => ({ value, label: t(`form.confirm.${value}`) }))}
        value={confirm}
        onChange={({ currentTarget: { value } }) => put({ confirm: value === 'office' ? 'office' : 'at-once' })}
      />
      {confirm === 'office' && (
        <NumberField
          label={t('form.hold')}
          description={t('form.holdHelp')}
          within={SIGNUP.minutes}
          value={holdMinutes}
          onChange={(minutes) => put({ holdMinutes: minutes })}
          error={errors.holdMinutes}
        />
      )}
      <NumberField
        label={t('form.offer.label')}
        description={t('form.offer.help')}
        within={SIGNUP.minutes}
        value={offerMinutes}
        onChange={(minutes) => put({ offerMinutes: minutes })}
        error={errors.offerMinutes}
      />
      <Switch
        label={t('form.quiet.label')}
        checked={quiet !== null}
        onChange={({ currentTarget }) => put({ quiet: currentTarget.checked ? { from: '21:00', to: '07:00' } : null })}
      />
      {quiet !== null && (
        <Group gap="sm">
          {(['from', 'to'] as const).map((side) => (
            <TextInput
              key={side}
              w={110}
              label={t(`form.quiet.${side}`)}
              inputMode="numeric"
              value={quiet[side]}
              onChange={({ currentTarget }) => putQuiet({ [side]: currentTarget.value })}
              onBlur={({ currentTarget }) => putQuiet({ [side]: readTime(currentTarget.value) ?? currentTarget.value })}
              error={errors[`quiet.${side}`]}
            />
          ))}
        </Group>
      )}
    </FormSection>
  );
}

/** What the page says before the form, and after it was sent. */
export function TextSection({ of, put, errors }: FormPart) {
  const { t } = useTranslation('signup');
  return (
    <FormSection title={t('form.text.title')} summary={of.intro?.vi ?? t('form.none')} hasError={hasErrorIn(errors, ['intro', 'after'])}>
      <ParagraphsField
        label={t('form.text.intro')}
        value={of.intro}
        onChange={(intro) => put({ intro })}
        errors={errorsOf(errors, 'intro')}
      />
      <ParagraphsField
        label={t('form.text.after')}
        value={of.after}
        onChange={(after) => put({ after })}
        errors={errorsOf(errors, 'after')}
      />
    </FormSection>
  );
}
