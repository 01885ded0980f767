import { ACTIVITY_KINDS, ACTIVITY_SUBJECTS } from '@fairway/api/activity-choice';
import { NativeSelect, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Read, Unread } from '../../ui/state-note.tsx';
import classes from './activity.module.css';
import { activityAuthors, activityList, tournamentChoice } from './query.ts';

type Values = Readonly<Record<'subject' | 'kind' | 'by' | 'tournament' | 'from' | 'to', string>>;
type Props = { values: Values; onChange: (change: Partial<Values>) => void };

/** What the log is narrowed to; each choice is in the address. */
export function ActivityFilters({ values, onChange }: Props) {
  const { t } = useTranslation('activity');
  const day = (which: 'from' | 'to') => (
    <TextInput
      type="date"
      aria-label={t(`filter.${which}`)}
      className={classes.date}
      value={values[which]}
      onChange={({ currentTarget }) => onChange({ [which]: currentTarget.value })}
    />
  );
  return (
    <>
      <NativeSelect
        aria-label={t('filter.subject')}
        className={classes.choice}
        data={[
          { value: '', label: t('filter.anySubject') },
          ...ACTIVITY_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}.kind`) })),
        ]}
        value={values.subject}
        onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('filter.kind')}
        className={classes.choice}
        data={[{ value: '', label: t('filter.anyKind') }, ...ACTIVITY_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        value={values.kind}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
      />
      <AuthorChoice value={values.by} onChange={(by) => onChange({ by })} />
      <TournamentChoice value={values.tournament} onChange={(tournament) => onChange({ tournament })} />
      {day('from')}
      {day('to')}
    </>
  );
}

type ChoiceProps = { value: string; onChange: (value: string) => void };
const TYPING_MS = 200;

function AuthorChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('activity');
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, TYPING_MS);
  const authors = useQuery(activityAuthors(asked));
  const { data: found = [] } = authors;
  // who the address names is told by the first of their lines
  const { read, key } = activityList({ by: value });
  const named = useQuery({
    queryKey: [...key, 'first'],
    queryFn: ({ signal }) => read({ page: 1, pageSize: 1 }, signal),
    enabled: value !== '' && value !== 'program' && found.every(({ id }) => id !== value),
  });
  const author = named.data?.items[0]?.who;
  return (
    <Choice
      label={t('filter.by')}
      placeholder={t('filter.anyone')}
      options={[
        { value: 'program', label: t('who.system') },
        ...found.map(({ id, name, kind }) => ({ value: id, label: kind === 'key' ? t('who.key', { name }) : name })),
        ...(author?.id && author.name ? [{ value: author.id, label: author.name }] : []),
      ]}
      onSearch={setSearch}
      reads={[authors, named]}
      {...{ value, onChange }}
    />
  );
}

function TournamentChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('activity');
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, TYPING_MS);
  const choices = useQuery(tournamentChoice(asked));
  const { data: found = [] } = choices;
  const { read, key } = activityList({ tournamentId: value });
  const named = useQuery({
    queryKey: [...key, 'first'],
    queryFn: ({ signal }) => read({ page: 1, pageSize: 1 }, signal),
    enabled: value !== '' && found.every(({ id }) => id !== value),
  });
  const known = named.data?.items[0]?.tournament;
  return (
    <Choice
      label={t('filter.tournament')}
      placeholder={t('filter.anyTournament')}
      options={[...found.map(({ id, name }) => ({ value: id, label: name })), ...(known ? [{ value: known.id, label: known.name }] : [])]}
      onSearch={setSearch}
      reads={[choices, named]}
      {...{ value, onChange }}
    />
  );
}

type Option = { value: string; label: string };

/** Chosen from what the server finds while somebody types. */
function Choice({
  label,
  placeholder,
  options,
  value,
  onChange,
  onSearch,
  reads,
}: ChoiceProps & {
  label: string;
  placeholder: string;
  options: readonly Option[];
  onSearch: (search: string) => void;
  reads: readonly Read[];
}) {
  const { t } = useTranslation();
  const once = options.filter((option, at) => options.findIndex((other) => other.value === option.value) === at);
  return (
    <Select
      aria-label={label}
      error={reads.some(({ isLoadingError }) => isLoadingError) && <Unread of={reads} />}
      placeholder={placeholder}
      className={classes.choice}
      data={once}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      onSearchChange={onSearch}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clearFilters') }}
      filter={({ options: all }) => all}
      // those of an earlier search may still stand here
      selectFirstOptionOnChange={false}
      nothingFoundMessage={t('nothingFound')}
      comboboxProps={{ width: 260, position: 'bottom-start' }}
    />
  );
}
