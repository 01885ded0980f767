import { DAY_HANDICAPS } from '@fairway/api/choice/tournament';
import { inPlaceOfSkipped } from '@fairway/api/rule/clock';
import { Group, Select, TextInput } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readDate, readTime } from '../../../lib/date.ts';
import { useLanguage } from '../../../lib/language.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { sayDayHandicap } from '../../../ui/rule/day-handicap.ts';
import { aboutDayHandicap } from '../../../ui/rule/day-handicap-example.ts';
import { formatExample } from '../../../ui/rule/format.ts';
import type { Fields } from './fields.ts';
import type { TournamentValues } from './values.ts';

/** The settings that nearly everyone uses. */
export function GeneralFields({ values, change, errors, definitions, timeZone }: Fields & { readonly timeZone: string }) {
  const { t } = useTranslation(['tournament', 'choice']);
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const format = definitions.format.find(({ id }) => id === values.format);
  const [date, time] = [values.date && readDate(values.date), readTime(values.time)];
  const skipped = date && time ? inPlaceOfSkipped(date, time, timeZone) : null;
  const chooseFormat = (id: string | null) => {
    const chosen = definitions.format.find((one) => one.id === id);
    if (chosen && id !== values.format) change({ format: chosen.id, formatRule: chosen.rule });
  };
  const chooseDay = (id: string | null) => {
    if (id !== values.calculateHandicapDay)
      change({ calculateHandicapDay: (id ?? 'none') as TournamentValues['calculateHandicapDay'], dayHandicapRule: null });
  };
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
          description={skipped === null ? t('form.timeHelp') : t('form.timeSkipped', { time: skipped })}
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
        description={[format?.description, formatExample(values.formatRule, tRule)].filter(Boolean).join(' ')}
        data={definitions.format.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.format}
        onChange={chooseFormat}
        error={errors.format}
      />
      <Select
        label={t('form.dayHandicap')}
        description={aboutDayHandicap(values.calculateHandicapDay, values.dayHandicapRule, tRule, language)}
        data={DAY_HANDICAPS.map((value) => ({ value, label: sayDayHandicap(value, tRule) }))}
        value={values.calculateHandicapDay}
        onChange={chooseDay}
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
