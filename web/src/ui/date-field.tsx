import '@mantine/dates/styles.css';
import 'dayjs/locale/vi';
import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, readDate } from '../lib/date.ts';

type Props = {
  label: string;
  description?: string;
  /** `2026-04-25` */
  value: string | null;
  onChange: (date: string | null) => void;
  error?: ReactNode;
  required?: boolean;
};

/** A date, typed as people write it or picked from a calendar that begins on Monday. */
export function DateField({ label, description, value, onChange, error, required }: Props) {
  const { i18n } = useTranslation();
  return (
    <DateInput
      label={label}
      description={description}
      value={value}
      onChange={onChange}
      error={error}
      withAsterisk={required ?? false}
      aria-required={required}
      locale={i18n.language}
      firstDayOfWeek={1}
      valueFormat={formatDate}
      dateParser={readDate}
      popoverProps={{ transitionProps: { duration: 100 } }}
    />
  );
}
