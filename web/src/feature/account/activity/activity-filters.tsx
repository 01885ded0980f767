import { ACTIVITY_KINDS, ACTIVITY_SUBJECTS, type ActivityKind, type ActivitySubject } from '@fairway/api/choice/account/activity';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { useScreenKeys } from '../../../ui/page/screen-keys.ts';
import { type Read, Unread } from '../../../ui/page/state-note.tsx';
import { useSlash } from '../../../ui/page/use-slash.ts';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import classes from './activity.module.css';
import { activityAuthors, activityList, tournamentChoice } from './query.ts';

type Name = 'subject' | 'kind' | 'by' | 'tournament' | 'from' | 'to';
type FilterValues = Readonly<Record<Exclude<Name, 'subject' | 'kind'>, string>> & {
  readonly subject: ActivitySubject | undefined;
  readonly kind: ActivityKind | undefined;
};
type Props = { values: FilterValues; onChange: (change: Partial<Record<Name, string>>) => void };

/** What the log is narrowed to; each choice is in the address. */
export function ActivityFilters({ values, onChange }: Props) {
  const { t } = useTranslation('activity');
  const day = (which: 'from' | 'to') => (
    <div className={classes.date}>
      <DateField
        aria-label={t(`filter.${which}`)}
        placeholder={t(`filter.${which}`)}
        value={values[which] === '' ? null : values[which]}
        onChange={(date) => onChange({ [which]: date ?? '' })}
      />
    </div>
  );
  return (
    <>
      <ChoiceFilter
        label={t('filter.subject')}
        any={t('filter.anySubject')}
        choices={ACTIVITY_SUBJECTS}
        wordOf={(value) => t(`subject.${value}.kind`)}
        value={values.subject}
        onChange={(subject) => onChange({ subject })}
        width={180}
      />
      <ChoiceFilter
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        choices={ACTIVITY_KINDS}
        wordOf={(value) => t(`kind.${value}`)}
        value={values.kind}
        onChange={(kind) => onChange({ kind })}
        width={180}
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
/** Said by the label itself. */
const KEYS = [{ keys: ['/'], text: '' }];

function AuthorChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('activity');
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  useScreenKeys(t('filter.by'), KEYS);
  const [search, setSearch] = useState('');
  const [text] = useDebouncedValue(search, TYPING_MS);
  const authors = useQuery(activityAuthors(text));
  const { data: people = [] } = authors;
  // the first line of the log by the person in the address has their name
  const { read, key } = activityList({ by: value });
  const named = useQuery({
    queryKey: [...key, 'first'],
    queryFn: ({ signal }) => read({ page: 1, pageSize: 1 }, signal),
    enabled: value !== '' && value !== 'program' && people.every(({ id }) => id !== value),
  });
  const author = named.data?.items[0]?.who;
  return (
    <Choice
      label={t('filter.by')}
      placeholder={t('filter.anyone')}
      options={[
        { value: 'program', label: t('who.system') },
        ...people.map(({ id, name, kind }) => ({ value: id, label: kind === 'key' ? t('who.key', { name }) : name })),
        ...(author?.id && author.name ? [{ value: author.id, label: author.name }] : []),
      ]}
      field={field}
      onSearch={setSearch}
      reads={[authors, named]}
      {...{ value, onChange }}
    />
  );
}

function TournamentChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('activity');
  const [search, setSearch] = useState('');
  const [text] = useDebouncedValue(search, TYPING_MS);
  const choices = useQuery(tournamentChoice(text));
  const { data: tournaments = [] } = choices;
  const { read, key } = activityList({ tournamentId: value });
  const named = useQuery({
    queryKey: [...key, 'first'],
    queryFn: ({ signal }) => read({ page: 1, pageSize: 1 }, signal),
    enabled: value !== '' && tournaments.every(({ id }) => id !== value),
  });
  const tournament = named.data?.items[0]?.tournament;
  return (
    <Choice
      label={t('filter.tournament')}
      placeholder={t('filter.anyTournament')}
      options={[
        ...tournaments.map(({ id, name }) => ({ value: id, label: name })),
        ...(tournament ? [{ value: tournament.id, label: tournament.name }] : []),
      ]}
      onSearch={setSearch}
      reads={[choices, named]}
      {...{ value, onChange }}
    />
  );
}

type Option = { value: string; label: string };

/** Chosen from what the server finds while someone types. */
function Choice({
  label,
  placeholder,
  options,
  value,
  onChange,
  onSearch,
  reads,
  field,
}: ChoiceProps & {
  label: string;
  placeholder: string;
  options: readonly Option[];
  onSearch: (search: string) => void;
  reads: readonly Read[];
  field?: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTranslation();
  const once = options.filter((option, at) => options.findIndex((other) => other.value === option.value) === at);
  return (
    <Select
      ref={field}
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
