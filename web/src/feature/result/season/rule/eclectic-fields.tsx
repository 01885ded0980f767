import type { SeasonTableLine } from '@fairway/api';
import { SEASON } from '@fairway/api/choice/result/season';
import { type EclecticRule, MOST_HOLES } from '@fairway/golf';
import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { BasisFields } from './basis-fields.tsx';
import { TiesAndLots } from './decided-fields.tsx';
import { ChoiceField, NamesField } from './fields.tsx';
import { LineList } from './line-list.tsx';
import { ECLECTIC_KEYS } from './tie-fields.tsx';
import { WhoFields } from './who-fields.tsx';

const HANDICAPS = ['each', 'first', 'last', 'off-first', 'off-last'] as const;
type Handicap = (typeof HANDICAPS)[number];
const WHOLE = 100;

type Props = { rule: EclecticRule; onChange: (rule: EclecticRule) => void; lines: readonly SeasonTableLine[]; errors: FieldErrors };

/** Which rounds the best of each hole is taken from, and what a hole is worth. */
export function EclecticFields({ rule, onChange, lines, errors }: Props) {
  const { t } = useTranslation('season');
  const set = (fields: Partial<EclecticRule>) => onChange({ ...rule, ...fields });
  const { handicap } = rule;
  const share = typeof handicap === 'string' ? WHOLE : handicap.offTotal;
  const playOff = (one: Handicap) =>
    set({ handicap: one === 'off-first' || one === 'off-last' ? { offTotal: share, of: one === 'off-first' ? 'first' : 'last' } : one });
  return (
    <>
      <BasisFields
        basis={rule.basis}
        isOverPar={rule.toPar}
        label={t('rule.toPar')}
        error={errors.basis}
        onChange={(basis, toPar) => set({ basis, toPar })}
      />
      {rule.basis !== 'gross' && (
        <ChoiceField
          label={t('rule.handicap')}
          choices={HANDICAPS}
          wordOf={(one) => t(`rule.handicapChoice.${one}`)}
          value={typeof handicap === 'string' ? handicap : `off-${handicap.of}`}
          onChange={playOff}
        />
      )}
      {rule.basis !== 'gross' && typeof handicap !== 'string' && (
        <NumberField
          label={t('rule.share')}
          within={SEASON.share}
          rightSection="%"
          value={handicap.offTotal}
          onChange={(offTotal) => set({ handicap: { ...handicap, offTotal: offTotal ?? WHOLE } })}
        />
      )}
      <LineList
        label={t('rule.without')}
        error={errors.without}
        items={rule.without}
        fresh={{ hole: 1, reason: '' }}
        most={MOST_HOLES}
        addLabel={t('rule.withoutAdd')}
        removeLabel={(at) => t('rule.remove', { name: `${t('rule.hole')} ${rule.without[at]?.hole ?? ''}` })}
        onChange={(without) => set({ without })}
      >
        {(out, put) => (
          <>
            <NumberField
              w={70}
              label={t('rule.hole')}
              within={{ from: 1, to: MOST_HOLES }}
              value={out.hole}
              onChange={(hole) => put({ ...out, hole: hole ?? 1 })}
            />
            <TextInput
              className="grow"
              label={t('rule.reason')}
              required
              value={out.reason}
              onChange={({ currentTarget }) => put({ ...out, reason: currentTarget.value })}
            />
          </>
        )}
      </LineList>
      <NumberField
        label={t('rule.leastRounds')}
        within={{ from: 0, to: SEASON.results.to }}
        value={rule.least}
        error={errors.least}
        onChange={(least) => set({ least: least ?? 0 })}
      />
      <Checkbox
        label={t('rule.partial')}
        checked={rule.partial}
        onChange={({ currentTarget }) => set({ partial: currentTarget.checked })}
      />
      {(['courses', 'tees'] as const).map((which) => (
        <NamesField
          key={which}
          label={t(`rule.${which}`)}
          description={t('rule.namesHelp')}
          value={rule[which]}
          onChange={(names) => set({ [which]: names })}
        />
      ))}
      <WhoFields rule={rule} guests={['count', 'taken-out']} onChange={set} errors={errors} />
      <TiesAndLots keys={ECLECTIC_KEYS} ties={rule.ties} onChange={(ties) => set({ ties })} lines={lines} error={errors.ties} />
    </>
  );
}
