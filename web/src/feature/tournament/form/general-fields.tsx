import { DAY_HANDICAPS, FORMATS } from '@fairway/api/choice';
import { Group, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readTime } from '../../../lib/date.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { sayDayHandicap } from '../day-handicap.ts';
import type { Fields } from './fields.ts';
import type { TournamentValues } from './values.ts';

/** The settings that nearly everyone uses. */
export function GeneralFields({ values, change, errors }: Fields) {
  const { t } = useTranslation(['tournament', 'choice']);
  return (
    <>
      <TextInput
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={errors.name}
        withAsterisk
        aria-required
        data-autofocus
      />
      <Group grow preventGrowOverflow={false} align="flex-start" wrap="wrap">
        <DateField
          label={t('form.date')}
          description={t('form.dateHelp')}
          value={values.date}
          onChange={(date) => change({ date })}
          error={errors.date}
          required
        />
        <TextInput
          label={t('form.time')}
          description={t('form.timeHelp')}
          inputMode="numeric"
          value={values.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
          onBlur={() => {
            const time = readTime(values.time) ?? values.time;
            if (time !== values.time) change({ time });
          }}
          error={errors.time}
        />
      </Group>
      <Select
        label={t('form.format')}
        description={t(`choice:format.${values.format}.about`)}
        data={FORMATS.map((value) => ({ value, label: t(`choice:format.${value}.name`) }))}
        value={values.format}
        onChange={(format) => change({ format: (format ?? 'stroke-play-net') as TournamentValues['format'] })}
        error={errors.format}
      />
      <Select
        label={t('form.dayHandicap')}
        description={t(`choice:dayHandicap.${values.calculateHandicapDay}.about`)}
        data={DAY_HANDICAPS.map((value) => ({ value, label: sayDayHandicap(value, t) }))}
        value={values.calculateHandicapDay}
        onChange={(day) => change({ calculateHandicapDay: (day ?? 'none') as TournamentValues['calculateHandicapDay'] })}
        error={errors.calculateHandicapDay}
      />
      <TextInput
        label={t('form.location')}
        description={t('form.locationHelp')}
        value={values.location}
        onChange={(event) => change({ location: event.currentTarget.value })}
        error={errors.location}
      />
    </>
  );
}
