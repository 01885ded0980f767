import { FLIGHT } from '@fairway/api/record/flight';
import { Checkbox, Group, Input, SegmentedControl, Select, Stack } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TimeField } from '../time-field.tsx';
import { type DrawChoice, ORDERS, START_KINDS } from './draw-plan.ts';

type Props = { choice: DrawChoice; onChange: (change: Partial<DrawChoice>) => void; hasFlights: boolean };

const SIZES = ['2', '3', '4'] as const;
const HOLES = ['1', '10'];

/** Who is drawn, how many to a flight, in which order, and how they start. */
export function DrawFields({ choice, onChange, hasFlights }: Props) {
  const { t } = useTranslation('flight');
  const size = (value: string) => (value === '2' ? 2 : value === '3' ? 3 : 4);
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
        <Input.Wrapper label={t('draw.size')} labelElement="div">
          <SegmentedControl
            aria-label={t('draw.size')}
            display="flex"
            data={[...SIZES]}
            value={String(choice.size)}
            onChange={(value) => onChange({ size: size(value) })}
          />
        </Input.Wrapper>
        <Select
          label={t('draw.order')}
          flex="1 1 220px"
          data={ORDERS.map((value) => ({ value, label: t(`draw.orders.${value}`) }))}
          value={choice.order}
          onChange={(value) => onChange({ order: ORDERS.find((order) => order === value) ?? 'entry' })}
        />
      </Group>
      <Checkbox
        label={t('draw.byDivision')}
        checked={choice.byDivision}
        onChange={(event) => onChange({ byDivision: event.currentTarget.checked })}
      />
      <Input.Wrapper label={t('draw.start')} labelElement="div">
        <SegmentedControl
          aria-label={t('draw.start')}
          display="flex"
          data={START_KINDS.map((value) => ({ value, label: t(`draw.starts.${value}`) }))}
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
            within={FLIGHT.startingHole}
            value={choice.hole}
            onChange={(hole) => onChange({ hole: hole === null || !(hole >= 1 && hole <= 18) ? choice.hole : hole })}
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
