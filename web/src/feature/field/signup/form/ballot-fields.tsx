import { BALLOT_MINUTES, SIGNUP_WAYS, type SignupWay } from '@fairway/api/choice/field/signup';
import { SIGNUP } from '@fairway/api/record/bound';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { MomentField } from './form-field.tsx';
import type { FormPart } from './settings.ts';

type Props = FormPart & { way: SignupWay; onWay: (way: SignupWay) => void };

/** Who of those that enter gets a place; by ballot, which number decides and who is drawn last. */
export function BallotFields({ of: { ballot }, put, errors, way, onWay }: Props) {
  const { t } = useTranslation(['ballot', 'signup']);
  return (
    <>
      <NativeSelect
        label={t('signup:form.way.label')}
        description={t(`form.help.${way}`)}
        data={SIGNUP_WAYS.map((value) => ({ value, label: t(`signup:form.way.${value}`) }))}
        value={way}
        onChange={({ currentTarget: { value } }) => onWay(SIGNUP_WAYS.find((one) => one === value) ?? 'order')}
        error={errors.way}
      />
      {way === 'ballot' && (
        <>
          <MomentField
            label={t('form.drawAt')}
            description={t('form.drawAtHelp', { minutes: BALLOT_MINUTES })}
            value={ballot.drawAt}
            onChange={(drawAt) => put({ ballot: { ...ballot, drawAt } })}
            error={errors['ballot.drawAt']}
          />
          <NumberField
            label={t('form.noShow')}
            description={t('form.noShowHelp')}
            within={SIGNUP.noShowMonths}
            value={ballot.noShowMonths}
            onChange={(noShowMonths) => put({ ballot: { ...ballot, noShowMonths } })}
            error={errors['ballot.noShowMonths']}
          />
        </>
      )}
    </>
  );
}
