import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { site, siteChoices } from './query.ts';

type Props = {
  /** Not seen, but read out, in a row of filters. */
  'aria-label'?: string;
  label?: string;
  description?: string;
  w?: number;
  value: string | null;
  onChange: (siteId: string | null) => void;
  error?: ReactNode;
  /** What no site means; without it one must be chosen. */
  none?: string;
};

/** Chooses one of the sites, which the server searches. */
export function SiteSelect({ value, none, ...field }: Props) {
  const { t } = useTranslation('site');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const chosen = useQuery({ ...site(value ?? ''), enabled: value !== null });
  // the name of the chosen site stands in the field: it is no search
  const sites = useQuery(siteChoices(search === chosen.data?.name ? '' : search));
  const isFound = typed === search && !sites.isPlaceholderData;
  const items = new Map([...(sites.data?.items ?? []), ...(chosen.data ? [chosen.data] : [])].map(({ id, name }) => [id, name]));
  return (
    <Select
      {...field}
      error={sites.isLoadingError || chosen.isLoadingError ? <Unread of={[sites, chosen]} /> : field.error}
      value={value}
      data={[...items].map(([id, name]) => ({ value: id, label: name }))}
      searchable
      // again the first one when what was typed has been found
      selectFirstOptionOnChange={isFound}
      onSearchChange={setTyped}
      allowDeselect={false}
      nothingFoundMessage={t('selectNone')}
      {...(none === undefined
        ? { placeholder: t('selectPlaceholder'), withAsterisk: true, 'aria-required': true }
        : { placeholder: none, clearable: true, clearButtonProps: { 'aria-label': none } })}
    />
  );
}
