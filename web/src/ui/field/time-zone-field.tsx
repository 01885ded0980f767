import { timeZones } from '@fairway/api/choice/account/club';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

type Props = {
  label: string;
  description?: string;
  value: string;
  onChange: (zone: string | null) => void;
  error?: ReactNode;
};

/** A time zone, found by typing a part of its name. */
export function TimeZoneField(props: Props) {
  const { t } = useTranslation();
  return <Select {...props} data={timeZones()} searchable nothingFoundMessage={t('nothingFound')} allowDeselect={false} />;
}
