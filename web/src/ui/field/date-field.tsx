import '@mantine/dates/styles.css';
import 'dayjs/locale/vi';
import { DateInput } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dateProblem, formatDate, readDate } from '../../lib/value/date.ts';

type Props = {
  label?: string;
  /** Of a field without a label above it. */
  'aria-label'?: string;
  placeholder?: string;
  description?: string;
  /** `2026-04-25`, or what was typed if that is no date: it then stays in the field, and the server refuses it. */
  value: string | null;
  onChange: (date: string | null) => void;
  error?: ReactNode;
  required?: boolean;
};

/** A date, typed as people write it or picked from a calendar that begins on Monday. A day that does not exist never becomes another. */
export function DateField({ value, onChange, error, required, ...input }: Props) {
  const { t, language } = useTranslation();
  const [typing, setTyping] = useState(false);
  const problem = value === null || typing ? null : dateProblem(value);
  const type = (text: string) => onChange(text.trim() === '' ? null : (readDate(text) ?? text));
  return (
    <DateInput
      {...input}
      value={value === null ? null : readDate(value)}
      onChange={onChange}
      onInput={({ currentTarget }) => {
        setTyping(true);
        type(currentTarget.value);
      }}
      onBlur={() => setTyping(false)}
      fixOnBlur={false}
      error={problem === null ? error : t(`dateProblem.${problem}`, { date: value ?? '' })}
      withAsterisk={required ?? false}
      aria-required={required}
      locale={language}
      firstDayOfWeek={1}
      hideOutsideDates
      ariaLabels={{
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
        previousDecade: t('calendar.previousDecade'),
        nextDecade: t('calendar.nextDecade'),
      }}
      valueFormat={formatDate}
      dateParser={readDate}
      popoverProps={{ transitionProps: { duration: 100 } }}
    />
  );
}
