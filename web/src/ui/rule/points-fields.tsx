import type { PointsTable } from '@fairway/api';
import { ADDED_POINTS, POINTS } from '@fairway/api/record/bound';
import { Button, Group, Input, Select, SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NumberField } from '../field/number-field.tsx';
import type { FieldErrors } from '../record/form/field-error.ts';
import { scoresOf } from './format.ts';
import { withBetter, withoutBest, withoutWorst, withWorse } from './points-table.ts';

type Props = { path: string; table: PointsTable; onChange: (table: PointsTable) => void; errors: FieldErrors };

/** The points of each score, of as many scores as the club names, and what is added for a few. */
export function PointsFields({ path, table, onChange, errors }: Props) {
  const { t } = useTranslation(['rule', 'choice']);
  const change = (patch: Partial<PointsTable>) => onChange({ ...table, ...patch });
  const added = (field: 'eachBetter' | 'holeInOne' | 'albatross') => (
    <NumberField
      label={t(`format.${field}`)}
      within={ADDED_POINTS[field]}
      value={table[field]}
      onChange={(points) => points !== null && change({ [field]: points })}
      error={errors[`${path}.${field}`]}
    />
  );
  return (
    <Stack gap="md">
      <Input.Wrapper label={t('format.points')} labelElement="div">
        <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" mt={4}>
          {scoresOf(table, t).map((score, at) => (
            <NumberField
              key={score}
              label={score}
              within={POINTS}
              value={table.points[at] ?? 0}
              onChange={(points) => points !== null && change({ points: table.points.with(at, points) })}
              error={errors[`${path}.points.${at}`]}
            />
          ))}
        </SimpleGrid>
        <Ends table={table} onChange={onChange} />
      </Input.Wrapper>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs" style={{ alignItems: 'end' }}>
        {added('eachBetter')}
        {added('holeInOne')}
        {added('albatross')}
      </SimpleGrid>
      <Select
        label={t('format.by')}
        data={(['net', 'gross'] as const).map((value) => ({ value, label: t(`format.byScore.${value}`) }))}
        value={table.by}
        onChange={(by) => change({ by: (by ?? table.by) as PointsTable['by'] })}
      />
    </Stack>
  );
}

const ENDS = { withBetter, withoutBest, withWorse, withoutWorst } as const;
const NAMES = ['withBetter', 'withoutBest', 'withWorse', 'withoutWorst'] as const;

/** One score more or less at either end; a button that leads no further is off. */
function Ends({ table, onChange }: Pick<Props, 'table' | 'onChange'>) {
  const { t } = useTranslation('rule');
  return (
    <Group gap="xs" mt="xs">
      {NAMES.map((name) => {
        const next = ENDS[name](table);
        return (
          <Button key={name} variant="default" size="xs" disabled={next === null} onClick={() => next && onChange(next)}>
            {t(`format.ends.${name}`)}
          </Button>
        );
      })}
    </Group>
  );
}
