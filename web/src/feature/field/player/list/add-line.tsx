import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useKeeping, useKept } from '../../../../ui/page/kept-typing.ts';
import { useUnsaved } from '../../../../ui/page/unsaved.ts';
import { type Field, inputOf } from '../field/field.ts';
import { choicesOf } from '../field/field-words.ts';
import { namesakeOf, namesakeText } from '../field/namesake.ts';
import { NamesakeNote } from '../field/namesake-note.tsx';
import { newPlayerOf } from '../field/new-player.ts';
import { isToldOf, refusalBeside } from '../field/refusal.ts';
import type { FieldContext } from '../field/tee.ts';
import { addPlayer, golfersOf, type NewPlayer, players, takeOverPlayer } from '../query.ts';
import classes from './list.module.css';

type Props = {
  tournamentId: string;
  context: FieldContext;
  /** The handicap that the tournament uses. */
  handicap: 'handicapCourse' | 'handicapIndex';
  onClose: () => void;
};
type TypedValues = { readonly [F in Field]?: string };
/** What is typed, the player who was sent and is not answered yet, and one who was refused while the next was typed. */
type PlayerLine = { readonly values: TypedValues; readonly sent: TypedValues | null; readonly refused: Refused | null };
type Refused = { readonly values: TypedValues; readonly errors: TypedValues };

const EMPTY: PlayerLine = { values: { gender: 'm' }, sent: null, refused: null };
const isTyped = ({ name = '', handicapCourse = '', handicapIndex = '', vga = '' }: TypedValues): boolean =>
  name + handicapCourse + handicapIndex + vga !== '';

/** A line whose session ended before the answer: who was sent is typed once more. */
function unanswered(line: PlayerLine): PlayerLine {
  const { values, sent, refused } = line;
  if (sent === null) return line;
  return isTyped(values) ? { values, sent: null, refused: { values: sent, errors: {} } } : { values: sent, sent: null, refused };
}

/** Adds players one after the other: a name and Enter is enough. */
export function AddLine({ tournamentId, context, handicap, onClose }: Props) {
  const { t } = useTranslation(['player', 'word']);
  const all = golfersOf(useQuery(players(tournamentId)).data?.items ?? []);
  const client = useQueryClient();
  const name = useRef<HTMLInputElement>(null);
  const back = useKept<PlayerLine>('add');
  const [line, setLine] = useState(back ?? EMPTY);
  useKeeping('add', () => unanswered(line));
  const { values, sent, refused } = line;
  const setValues = (next: TypedValues) => setLine((now) => ({ ...now, values: next }));
  const [errors, setErrors] = useState<TypedValues>({});
  const [done, setDone] = useState('');
  const adding = useMutation({
    mutationFn: (player: NewPlayer) => addPlayer(tournamentId, player),
    meta: { shows: ['validation', 'no-division', 'division-does-not-exist'] },
    onSuccess: async (player) => {
      setLine((now) => ({ ...now, sent: null }));
      await takeOverPlayer(client, player);
      setDone(t('add.done', { name: player.name }));
    },
    onError: (error) => sent !== null && take({ values: sent, errors: refusalsOf(error) }),
  });
  /** A refused player is back in the line at once, or after the one who was typed meanwhile. */
  const take = (back: Refused) => {
    if (!isTyped(values)) setErrors(back.errors);
    setLine((now) => (isTyped(now.values) ? { ...now, sent: null, refused: back } : { ...now, values: back.values, sent: null }));
  };
  useUnsaved(isTyped(values) || sent !== null || refused !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDone('');
    const reading = newPlayerOf(values, context);
    if ('problems' in reading) {
      setErrors(Object.fromEntries(Object.entries(reading.problems).map(([field, problem]) => [field, t(`problem.${problem}`)])));
      name.current?.focus();
      return;
    }
    adding.mutate(reading.player);
    const { gender, division, flight } = values;
    setLine({ values: refused?.values ?? { gender, division, flight }, sent: values, refused: null });
    setErrors(refused?.errors ?? {});
    name.current?.focus();
  };
  const text = (field: Field, width: number) => (
    <TextInput
      key={field}
      label={t(`short.${field}`)}
      w={width}
      value={values[field] ?? ''}
      onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
      error={errors[field]}
      {...inputOf(field)}
    />
  );
  const choice = (field: 'gender' | 'division', width: number) => (
    <NativeSelect
      label={t(`short.${field}`)}
      w={width}
      data={choicesOf(t, field, context).map(({ value, label }) => ({ value, label: value === '' ? t('add.auto') : label }))}
      value={values[field] ?? ''}
      onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
      error={errors[field]}
    />
  );
  const namesake = namesakeText(t, namesakeOf(values.name ?? '', all), context);
  return (
    <form className={`frame row top gap-8 wrap mb-12 ${classes.add}`} onSubmit={submit} noValidate aria-label={t('add.title')}>
      <TextInput
        ref={name}
        label={t('short.name')}
        w={220}
        value={values.name ?? ''}
        onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
        error={errors.name}
        {...inputOf('name')}
        autoFocus
        required
      />
      {choice('gender', 90)}
      {text(handicap, 90)}
      {text('vga', 110)}
      {choice('division', 150)}
      {text('flight', 70)}
      <Button type="submit" loading={adding.isPending}>
        {t('add.save')}
      </Button>
      <CloseButton aria-label={t('add.close')} onClick={onClose} />
      <output className={classes.done}>
        {refused ? (
          t('add.refused', { name: refused.values.name ?? '', why: Object.values(refused.errors).join(' ') })
        ) : namesake ? (
          <NamesakeNote text={namesake} />
        ) : (
          done
        )}
      </output>
    </form>
  );
}

/** Each field has its own sentence; one without a field is beside the name. */
function refusalsOf(error: unknown): TypedValues {
  const fields = ['name', 'gender', 'handicapCourse', 'handicapIndex', 'vga', 'division', 'flight'] as const;
  const own = fields.filter((field) => isToldOf(error, field));
  return Object.fromEntries((own.length > 0 ? own : (['name'] as const)).map((field) => [field, refusalBeside(error, field)]));
}
