import type { FormatRule, PlayRule } from '@fairway/api';
import { ALLOWANCE, SIDE } from '@fairway/api/record/bound';
import { formatDecimal } from '@fairway/api/word/number';
import { playsInPairs, type SidePlayName } from '@fairway/golf';
import { Button, Group, Input, Select, Switch } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';
import { NumberField } from '../field/number-field.tsx';
import type { FieldErrors } from '../record/form/field-error.ts';
import { playInForm, withPlayPatch } from './play-in-form.ts';

type Props = {
  /** The field of the errors that the rule has. */
  path: 'playRule' | 'rule';
  play: SidePlayName;
  rule: PlayRule | null;
  format: FormatRule;
  onChange: (rule: PlayRule | null) => void;
  errors: FieldErrors;
};

const numbers = ({ from, to }: { readonly from: number; readonly to: number }) =>
  Array.from({ length: to - from + 1 }, (_, nth) => String(from + nth));

/** What a club plays otherwise than its play usually is; what is recommended stands beside it. */
export function PlayFields({ path, play, rule, format, onChange, errors }: Props) {
  const { t } = useTranslation('side');
  const language = useLanguage();
  const { side, isOneBall, allowance } = playInForm(play, rule, format);
  const { size, ball } = side.format;
  const change = (patch: PlayRule) => onChange(withPlayPatch(rule, patch));
  const percent = (of: number) => formatDecimal(of, language);
  return (
    <>
      {!playsInPairs(play) && (
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <Select
            label={t(size.from === size.to ? 'playField.exactly' : 'playField.partners')}
            data={numbers(SIDE.partners)}
            value={String(size.to)}
            // shares are one for each partner: of another number the recommended ones begin anew
            onChange={(most) => change({ partners: Number(most ?? size.to), weights: undefined })}
            error={errors[`${path}.partners`]}
          />
          {ball.kind !== 'one' && (
            <Select
              label={t(`playField.counting.${play === 'best-rounds' ? 'rounds' : 'holes'}`)}
              data={numbers({ from: SIDE.counting.from, to: size.to })}
              value={String(ball.counting)}
              onChange={(count) => change({ counting: Number(count ?? ball.counting) })}
              error={errors[`${path}.counting`] ?? (ball.counting > size.to && t('playField.tooManyCount'))}
            />
          )}
        </Group>
      )}
      {isOneBall ? (
        <WeightFields {...{ path, play, rule, format, errors, change }} />
      ) : (
        <NumberField
          label={t('playField.allowance')}
          description={allowance === null ? t('playField.noneKnown') : t('playField.recommendedAllowance', { percent: percent(allowance) })}
          placeholder={percent(allowance ?? 100)}
          within={ALLOWANCE}
          value={rule?.allowance ?? null}
          onChange={(of) => change({ allowance: of ?? undefined })}
          error={errors[`${path}.allowance`]}
        />
      )}
      {isOneBall && (
        <NumberField
          label={t('playField.drives')}
          description={t('playField.drivesHelp')}
          placeholder={t('playField.anyDrives')}
          within={SIDE.drives}
          value={rule?.drives ?? null}
          onChange={(drives) => change({ drives })}
          error={errors[`${path}.drives`]}
        />
      )}
      {ball.kind !== 'rounds' && (
        <Switch
          label={t('playField.substitutes')}
          description={t('playField.substitutesHelp')}
          checked={rule?.substitutes ?? false}
          onChange={(event) => change({ substitutes: event.currentTarget.checked })}
          error={errors[`${path}.substitutes`]}
        />
      )}
    </>
  );
}

type WeightProps = Omit<Props, 'onChange'> & { change: (patch: PlayRule) => void };

/** One share for each partner, the lowest handicap first. */
function WeightFields({ path, play, rule, format, errors, change }: WeightProps) {
  const { t } = useTranslation('side');
  const language = useLanguage();
  const { side, weights: recommended } = playInForm(play, rule, format);
  const shares = side.weights(side.format.size.to) ?? [];
  const text = recommended?.map((of) => formatDecimal(of, language)).join(' + ') ?? '';
  const set = (at: number, percent: number | null) =>
    change({ weights: shares.map((share, nth) => (nth === at ? (percent ?? recommended?.[nth] ?? 0) : share)) });
  return (
    <Input.Wrapper
      label={t('playField.weights')}
      description={t('playField.recommendedWeights', { weights: text })}
      error={errors[`${path}.weights`]}
      labelElement="div"
    >
      <Group mt={6} gap="xs" align="flex-end">
        {shares.map((share, nth) => (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: a share is known by its place
            key={nth}
            w={76}
            label={t('playField.weightOf', { nth: nth + 1 })}
            within={ALLOWANCE}
            value={share}
            onChange={(percent) => set(nth, percent)}
            error={errors[`${path}.weights.${nth}`]}
          />
        ))}
        {rule?.weights !== undefined && (
          <Button variant="default" size="xs" mb={4} onClick={() => change({ weights: undefined })}>
            {t('playField.toRecommended')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
