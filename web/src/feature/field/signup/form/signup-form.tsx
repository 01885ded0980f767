import type { EnterPage, OfficeSignupForm, SignupForm } from '@fairway/api';
import { SIGNUP_MODES } from '@fairway/api/choice/field/signup';
import { NativeSelect, Switch } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { loadWords } from '../../../../i18n/words.ts';
import { errorsOf } from '../../../../ui/record/form/field-error.ts';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import { writeForm } from '../query.ts';
import { MomentField } from './form-field.tsx';
import { FormPreview } from './form-preview.tsx';
import type { PickGolfers } from './kind-fields.tsx';
import { ConsentSection, ExtraSection, PackageSection, QuestionSection } from './list-sections.tsx';
import { AskedSection, KindSection, RefundSection, TextSection, WaitingSection } from './rule-sections.tsx';

const BallotFields = lazy(async () => {
  const [part] = await Promise.all([import('./ballot-fields.tsx'), loadWords(['ballot'])]);
  return { default: part.BallotFields };
});

type Settings = Pick<OfficeSignupForm, 'mode' | 'opensAt' | 'closesAt' | 'way' | 'listed' | 'form'>;

type Props = {
  tournament: EnterPage['tournament'];
  saved: OfficeSignupForm;
  /** Beside the switch of the page: the link, the regulations. */
  tools: ReactNode;
  pickGolfers: PickGolfers;
  onSaved: (saved: OfficeSignupForm) => void;
  onCancel: () => void;
};

/** The whole form of a tournament in one screen, and beside it the page as golfers will see it. */
export function SignupFormEditor({ tournament, saved, tools, pickGolfers, onSaved, onCancel }: Props) {
  const { t } = useTranslation('signup');
  const editing = useRecordForm<Settings, Settings, OfficeSignupForm>({
    record: saved,
    fields: {
      mode: { label: t('form.mode.label'), inWords: (mode) => t(`form.mode.${mode}`) },
      opensAt: { label: t('form.opensAt'), inWords: (moment) => moment ?? '' },
      closesAt: { label: t('form.closesAt'), inWords: (moment) => moment ?? '' },
      way: { label: t('form.way.label'), inWords: (way) => t(`form.way.${way}`) },
      listed: { label: t('form.listed'), inWords: (listed) => t(listed ? 'form.yes' : 'form.no') },
      form: { label: t('form.title'), inWords: ({ kinds }) => kinds.map(({ name, places }) => `${name.vi} ${places}`).join(' · ') },
    },
    valuesOf: (of) => of,
    fieldsOf: (values) => values,
    check: () => ({}),
    change: ({ version }, values) => writeForm(tournament.id, { version, ...values }),
    refreshes: ['tournaments', tournament.id],
  });
  const { values, errors } = editing.form;
  const setErrorsWithout = (start: string) =>
    editing.form.setErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => path !== start && !path.startsWith(`${start}.`))));
  const change = (patch: Partial<Settings>) => {
    editing.form.setValues(patch);
    for (const key of Object.keys(patch)) if (key !== 'form') setErrorsWithout(key);
  };
  const put = (patch: Partial<SignupForm>) => {
    change({ form: { ...values.form, ...patch } });
    for (const key of Object.keys(patch)) setErrorsWithout(`form.${key}`);
  };
  const part = { of: values.form, put, errors: errorsOf(errors, 'form') };
  return (
    <div className="row gap-24 wrap top">
      <div style={{ flex: '1 1 560px', minWidth: 0, maxWidth: 712 }}>
        <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
          <div className="row gap-16 wrap">{tools}</div>
          <NativeSelect
            label={t('form.mode.label')}
            description={t(`form.mode.help.${values.mode}`)}
            data={SIGNUP_MODES.map((value) => ({ value, label: t(`form.mode.${value}`) }))}
            value={values.mode}
            onChange={({ currentTarget: { value } }) => change({ mode: SIGNUP_MODES.find((one) => one === value) ?? 'off' })}
            error={errors.mode}
          />
          <MomentField
            label={t('form.opensAt')}
            description={t('form.opensHelp')}
            value={values.opensAt}
            onChange={(opensAt) => change({ opensAt })}
            error={errors.opensAt}
          />
          <MomentField
            label={t('form.closesAt')}
            description={t('form.closesHelp')}
            value={values.closesAt}
            onChange={(closesAt) => change({ closesAt })}
            error={errors.closesAt}
          />
          <Suspense>
            <BallotFields
              {...part}
              way={values.way}
              onWay={(way) => change({ way })}
              errors={{ ...part.errors, ...(errors.way && { way: String(errors.way) }) }}
            />
          </Suspense>
          <Switch
            label={t('form.listed')}
            description={t('form.listedHelp')}
            checked={values.listed}
            onChange={({ currentTarget }) => change({ listed: currentTarget.checked })}
          />
          <KindSection {...part} pickGolfers={pickGolfers} />
          <AskedSection {...part} />
          <ExtraSection {...part} />
          <QuestionSection {...part} />
          <WaitingSection {...part} />
          <RefundSection {...part} />
          <ConsentSection {...part} />
          <PackageSection {...part} />
          <TextSection {...part} />
        </RecordForm>
      </div>
      <FormPreview tournament={tournament} settings={values} />
    </div>
  );
}
