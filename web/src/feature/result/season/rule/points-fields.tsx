import { POINT_KINDS, POINT_TIES, SEASON } from '@fairway/api/choice/result/season';
import type { SeasonPoints, SeasonStandard } from '@fairway/golf';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { ChoiceField, PointField } from './fields.tsx';

type Of<Kind extends SeasonPoints['kind']> = Extract<SeasonPoints, { kind: Kind }>;

/** What a kind begins with. */
const NEW: { readonly [Kind in SeasonPoints['kind']]: Of<Kind> } = {
  table: { kind: 'table', points: [1000, 800, 600, 500, 400, 300, 200, 100], beyond: 0, ties: 'shared' },
  pool: { kind: 'pool', perPlayer: 100_000, shares: [5000, 3000, 2000], ties: 'shared' },
  'from-last': { kind: 'from-last', last: 100, step: 100, ties: 'higher' },
  difference: { kind: 'difference', against: 'par', level: 1000, perStroke: 100, least: 0 },
  outcome: { kind: 'outcome', against: 'par', beaten: 200, level: 100, missed: 0 },
  score: { kind: 'score' },
};

type Props = { points: SeasonPoints; onChange: (points: SeasonPoints) => void; error?: ReactNode };

/** How an event gives points. */
export function PointsFields({ points, onChange, error }: Props) {
  const { t } = useTranslation('season');
  return (
    <>
      <ChoiceField
        label={t('rule.points')}
        choices={POINT_KINDS}
        wordOf={(one) => t(`rule.kind.${one}`)}
        value={points.kind}
        error={error}
        onChange={(kind) => onChange(NEW[kind])}
      />
      {points.kind === 'table' && (
        <>
          <Figures key="table" label={t('rule.places')} value={points.points} onChange={(all) => onChange({ ...points, points: all })} />
          <PointField label={t('rule.beyond')} value={points.beyond} onChange={(beyond) => onChange({ ...points, beyond: beyond ?? 0 })} />
        </>
      )}
      {points.kind === 'pool' && (
        <>
          <PointField
            label={t('rule.perPlayer')}
            value={points.perPlayer}
            onChange={(one) => onChange({ ...points, perPlayer: one ?? 1 })}
          />
          <Figures key="pool" label={t('rule.shares')} value={points.shares} onChange={(shares) => onChange({ ...points, shares })} />
        </>
      )}
      {points.kind === 'from-last' && (
        <>
          <PointField label={t('rule.last')} value={points.last} onChange={(last) => onChange({ ...points, last: last ?? 0 })} />
          <PointField label={t('rule.step')} value={points.step} onChange={(step) => onChange({ ...points, step: step ?? 0 })} />
        </>
      )}
      {'against' in points && <Standard points={points} onChange={onChange} />}
      {'ties' in points && (
        <ChoiceField
          label={t('rule.ties')}
          choices={POINT_TIES}
          wordOf={(one) => t(`rule.tiesChoice.${one}`)}
          value={points.ties}
          onChange={(ties) => onChange({ ...points, ties })}
        />
      )}
    </>
  );
}

type Against = Of<'difference'> | Of<'outcome'>;
const AGAINST = ['par', 'event', 'figure'] as const;
const NEW_FIGURE: SeasonStandard = { figure: 360 };

function Standard({ points, onChange }: { points: Against; onChange: (points: SeasonPoints) => void }) {
  const { t } = useTranslation('season');
  const { against } = points;
  return (
    <>
      <ChoiceField
        label={t('rule.against')}
        choices={AGAINST}
        wordOf={(one) => t(`rule.againstChoice.${one}`)}
        value={typeof against === 'string' ? against : 'figure'}
        onChange={(one) => onChange({ ...points, against: one === 'figure' ? NEW_FIGURE : one })}
      />
      {typeof against !== 'string' && (
        <NumberField
          label={t('rule.figure')}
          within={{ from: SEASON.standard.from / 10, to: SEASON.standard.to / 10, decimals: 1 }}
          value={against.figure / 10}
          onChange={(figure) => onChange({ ...points, against: { figure: Math.round((figure ?? 0) * 10) } })}
        />
      )}
      <PointField label={t('rule.level')} value={points.level} onChange={(level) => onChange({ ...points, level: level ?? 0 })} />
      {points.kind === 'difference' ? (
        <>
          <PointField
            label={t('rule.perStroke')}
            value={points.perStroke}
            onChange={(one) => onChange({ ...points, perStroke: one ?? 0 })}
          />
          <PointField
            label={t('rule.least')}
            description={t('rule.missingHelp')}
            value={points.least}
            onChange={(least) => onChange({ ...points, least })}
          />
        </>
      ) : (
        (['beaten', 'missed'] as const).map((field) => (
          <PointField
            key={field}
            label={t(`rule.${field}`)}
            value={points[field]}
            onChange={(one) => onChange({ ...points, [field]: one ?? 0 })}
          />
        ))
      )}
    </>
  );
}

type FiguresProps = { label: string; value: readonly number[]; onChange: (value: readonly number[]) => void };

/** Figures of the places in one line: 25; 18; 15. What is no figure leaves the list as it was. */
function Figures({ label, value, onChange }: FiguresProps) {
  const { t } = useTranslation('season');
  const shown = value.map((one) => one / 100).join('; ');
  const [typed, setTyped] = useState(shown);
  const type = (text: string) => {
    setTyped(text);
    const read = text.split(';').map((one) => Math.round(Number(one.trim().replace(',', '.') || Number.NaN) * 100));
    if (read.length <= SEASON.placesMost && read.every((one) => !Number.isNaN(one))) onChange(read);
  };
  return (
    <TextInput
      label={label}
      description={t('rule.placesHelp')}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(shown)}
    />
  );
}
