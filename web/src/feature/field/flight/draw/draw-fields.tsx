import { firstHoleIn, hasHole, lastHole } from '@fairway/api/rule/field/round-hole';
import { Checkbox, Group, Input, SegmentedControl, Select, Stack } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { TimeField } from '../time-field.tsx';
import { type DrawChoice, type DrawnRound, ORDERS, START_KINDS, startKinds } from './draw-plan.ts';
import type { DrawnMatch } from './match-flights.ts';

type Props = {
  choice: DrawChoice;
  round: DrawnRound;
  onChange: (change: Partial<DrawChoice>) => void;
  hasFlights: boolean;
  /** Sides have the places of a flight, and not golfers. */
  bySides: boolean;
  /** Of the round; none: nothing is drawn by them. */
  matches: readonly DrawnMatch[];
};

const SIZES = [2, 3, 4] as const;
const SIZES_OF_SIDES = [1, 2, 3, 4] as const;
const HOLES = ['1', '10'];

/** Who is drawn, how many to a flight, in which order, and how they start. */
export function DrawFields({ choice, round, onChange, hasFlights, bySides, matches }: Props) {
  const { t } = useTranslation('flight');
  const sizes = bySides ? SIZES_OF_SIDES : SIZES;
  const byMatches = choice.order === 'match';
  const sizeLabel = t(bySides ? 'draw.sizeOfSides' : 'draw.size');
  return (
    <Stack gap="sm">
      {hasFlights && (
        <Select
          label={t('draw.who')}
          data={[
            { value: 'all', label: t('draw.whoAll') },
            { value: 'rest', label: t('draw.whoRest') },
          ]}
          value={choice.who}
          onChange={(who) => onChange({ who: who === 'rest' ? 'rest' : 'all' })}
        />
      )}
      <Group align="end" gap="md">
        {!byMatches && (
          <Input.Wrapper label={sizeLabel} labelElement="div">
            <SegmentedControl
              aria-label={sizeLabel}
              display="flex"
              data={sizes.map(String)}
              value={String(choice.size)}
              onChange={(value) => onChange({ size: sizes.find((size) => String(size) === value) ?? 4 })}
            />
          </Input.Wrapper>
        )}
        <Select
          label={t('draw.order')}
          flex="1 1 220px"
          data={ORDERS.filter((order) => order !== 'match' || matches.length > 0).map((value) => ({
            value,
            label: t(`draw.orders.${value}`),
          }))}
          value={choice.order}
          onChange={(value) => onChange({ order: ORDERS.find((order) => order === value) ?? 'entry' })}
        />
      </Group>
      {byMatches ? (
        matches.some(({ golfers }) => golfers === 2) && (
          <Checkbox
            label={t('draw.twoSingles')}
            checked={choice.twoSingles}
            onChange={(event) => onChange({ twoSingles: event.currentTarget.checked })}
          />
        )
      ) : (
        <Checkbox
          label={t('draw.byDivision')}
          checked={choice.byDivision}
          onChange={(event) => onChange({ byDivision: event.currentTarget.checked })}
        />
      )}
      <Input.Wrapper label={t('draw.start')} labelElement="div">
        <SegmentedControl
          aria-label={t('draw.start')}
          display="flex"
          data={startKinds(round).map((value) => ({ value, label: t(`draw.starts.${value}`) }))}
          value={choice.start}
          onChange={(value) => {
            const start = START_KINDS.find((kind) => kind === value) ?? 'one-tee';
            onChange({ start, ...(start === 'two-tees' && choice.hole !== 10 && { hole: 1 }) });
          }}
        />
      </Input.Wrapper>
      <Group grow align="end">
        <TimeField label={t('draw.time')} value={choice.time} onChange={(time) => time !== null && onChange({ time })} />
        {choice.start !== 'shotgun' && (
          <NumberField
            label={t('draw.every')}
            within={{ from: 1, to: 60 }}
            value={choice.every}
            onChange={(every) => onChange({ every: every === null || !(every >= 1) ? choice.every : every })}
          />
        )}
        {choice.start === 'one-tee' && (
          <NumberField
            label={t('draw.hole')}
            within={{ from: firstHoleIn(round), to: lastHole(round) }}
            value={choice.hole}
            onChange={(hole) => onChange({ hole: hole === null || !hasHole(round, hole) ? choice.hole : hole })}
          />
        )}
        {choice.start === 'two-tees' && (
          <Select
            label={t('draw.firstHole')}
            data={HOLES}
            value={String(choice.hole)}
            onChange={(hole) => onChange({ hole: hole === '10' ? 10 : 1 })}
          />
        )}
      </Group>
    </Stack>
  );
}
