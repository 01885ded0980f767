import { SEASON_DIVISION_AT } from '@fairway/api/choice/result/season';
import type { PointsRule, SeasonSpan } from '@fairway/golf';
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { ChoiceField } from './fields.tsx';

type Who<Guests> = Pick<SeasonSpan, 'division'> & { readonly guests: Guests };
type Props<Guests> = {
  rule: Who<Guests>;
  guests: readonly Guests[];
  onChange: (fields: Pick<SeasonSpan, 'division'> | { readonly guests: Guests }) => void;
  errors: FieldErrors;
};

/** Who has a part in the table. */
export function WhoFields<Guests extends PointsRule['guests']>({ rule, guests, onChange, errors }: Props<Guests>) {
  const { t } = useTranslation('season');
  const { division } = rule;
  return (
    <>
      <ChoiceField
        label={t('rule.guests')}
        choices={guests}
        wordOf={(one) => t(`rule.guestsChoice.${one as PointsRule['guests']}`)}
        value={rule.guests}
        onChange={(chosen) => onChange({ guests: chosen })}
      />
      <TextInput
        label={t('rule.division')}
        description={t('rule.divisionHelp')}
        value={division?.id ?? ''}
        error={errors.division}
        onChange={({ currentTarget: { value: id } }) => onChange({ division: id === '' ? null : { at: 'event', ...division, id } })}
      />
      {division && (
        <ChoiceField
          label={t('rule.at')}
          choices={SEASON_DIVISION_AT}
          wordOf={(one) => t(`rule.atChoice.${one}`)}
          value={division.at}
          onChange={(at) => onChange({ division: { ...division, at } })}
        />
      )}
    </>
  );
}
