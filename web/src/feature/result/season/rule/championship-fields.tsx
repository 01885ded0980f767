import type { SeasonTableLine } from '@fairway/api';
import { SEASON } from '@fairway/api/choice/result/season';
import type { ChampionshipRule } from '@fairway/golf';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { BasisFields } from './basis-fields.tsx';
import { DecidedFields, isDecided } from './decided-fields.tsx';
import { ChoiceField } from './fields.tsx';
import { CHAMPIONSHIP_KEYS, TieFields } from './tie-fields.tsx';
import { WhoFields } from './who-fields.tsx';

type Cut = NonNullable<ChampionshipRule['cut']>;
const CUTS = ['none', 'players', 'percent', 'behindLeader'] as const;
/** What a cut begins with. */
const NEW: Readonly<Record<Exclude<(typeof CUTS)[number], 'none'>, Cut['keep']>> = {
  players: { players: 30 },
  percent: { percent: 50 },
  behindLeader: { behindLeader: 10 },
};

type Props = {
  rule: ChampionshipRule;
  onChange: (rule: ChampionshipRule) => void;
  /** The table as it is now; empty of a new season. */
  lines: readonly SeasonTableLine[];
  errors: FieldErrors;
};

/** Days that are added up, who plays on after some of them, and what a play-off decided. */
export function ChampionshipFields({ rule, onChange, lines, errors }: Props) {
  const { t } = useTranslation('season');
  const set = (fields: Partial<ChampionshipRule>) => onChange({ ...rule, ...fields });
  const playOffs = rule.ties.filter(isDecided);
  const others = rule.ties.filter((key) => key.by === 'last-days');
  return (
    <>
      <BasisFields
        basis={rule.basis}
        isOverPar={rule.pars === 'own'}
        label={t('rule.pars')}
        error={errors.basis}
        onChange={(basis, isOverPar) => set({ basis, pars: isOverPar ? 'own' : 'list' })}
      />
      <CutFields cut={rule.cut} onChange={(cut) => set({ cut })} error={errors.cut} />
      <WhoFields rule={rule} guests={['count', 'taken-out']} onChange={set} errors={errors} />
      <DecidedFields
        by="play-off"
        decided={playOffs}
        onChange={(decided) => set({ ties: [...decided.map((one) => ({ ...one, by: 'play-off' as const })), ...others] })}
        lines={lines}
        error={errors.ties}
      />
      <TieFields keys={CHAMPIONSHIP_KEYS} ties={others} onChange={(ties) => set({ ties: [...playOffs, ...ties] })} />
    </>
  );
}

type CutProps = { cut: Cut | null; onChange: (cut: Cut | null) => void; error?: FieldErrors[string] };

function CutFields({ cut, onChange, error }: CutProps) {
  const { t } = useTranslation('season');
  const kind = cut === null ? 'none' : (CUTS.find((one) => one in cut.keep) ?? 'none');
  return (
    <>
      <ChoiceField
        label={t('rule.cut')}
        choices={CUTS}
        wordOf={(one) => t(`rule.cutChoice.${one}`)}
        value={kind}
        error={error}
        onChange={(one) => onChange(one === 'none' ? null : { after: 1, ties: 'in', ...cut, keep: NEW[one] })}
      />
      {cut !== null && kind !== 'none' && (
        <>
          <NumberField
            label={t('rule.cutFigure')}
            within={kind === 'percent' ? SEASON.share : SEASON.results}
            rightSection={kind === 'percent' ? '%' : undefined}
            value={Object.values(cut.keep)[0] ?? null}
            onChange={(figure) => onChange({ ...cut, keep: { [kind]: figure ?? 1 } as Cut['keep'] })}
          />
          <NumberField
            label={t('rule.cutAfter')}
            within={SEASON.results}
            value={cut.after}
            onChange={(after) => onChange({ ...cut, after: after ?? 1 })}
          />
          <ChoiceField
            label={t('rule.cutTies')}
            choices={['in', 'out'] as const}
            wordOf={(one) => t(`rule.cutTiesChoice.${one}`)}
            value={cut.ties}
            onChange={(ties) => onChange({ ...cut, ties })}
          />
        </>
      )}
    </>
  );
}
