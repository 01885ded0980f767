import type { Player } from '@fairway/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type Fields, fieldsFor } from '../../../../ui/record/field.ts';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import { FIELDS, type Field, isComputed } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { spokenText } from '../field/field-words.ts';
import { newPlayerOf, type Problems, wantedIn, wantedOf } from '../field/new-player.ts';
import type { FieldContext } from '../field/tee.ts';
import { addPlayer, changePlayer, takeOverPlayer } from '../query.ts';
import { ownFlightVersion, withFlightVersion } from '../save/flight-version.ts';

export type Written = Exclude<Field, 'playingHandicap' | 'age'>;
/** Every field that a person may write, as it is typed. */
type Texts = { readonly [F in Written]: string };

const WRITTEN = FIELDS.filter((field): field is Written => !isComputed(field));
const textsFrom = (textOf: (field: Written) => string) => Object.fromEntries(WRITTEN.map((field) => [field, textOf(field)])) as Texts;
const nobody: Texts = { ...textsFrom(() => ''), gender: 'm', status: 'ok' };

type Options = {
  tournamentId: string;
  /** undefined: a new one. */
  player: Player | undefined;
  /** Everyone in the tournament: a flight is changed with the version that was seen of it. */
  all: readonly Player[];
  context: FieldContext;
};

/** The form of a player, whose fields are texts as they are typed; `opened`: as they were at the beginning. */
export function usePlayerEditing({ tournamentId, player, all, context }: Options) {
  const { t } = useTranslation('player');
  const client = useQueryClient();
  const textsOf = (of: Player) => textsFrom((field) => fieldText(of, field, context));
  const [opened] = useState(() => (player === undefined ? nobody : textsOf(player)));
  const seen = (of: Player, texts: Texts) => ({
    ...texts,
    version: of.version,
    sharedVersion: ownFlightVersion(of, context.roundId),
  });
  const takeOver = async (saved: Player) => {
    await takeOverPlayer(client, saved);
    return saved;
  };
  const editing = useRecordForm<Texts, Record<Written, string>, Player>({
    record: player && { ...seen(player, opened), id: player.id },
    blank: nobody,
    fields: usePlayerFields(context),
    valuesOf: (texts) => ({ ...texts }),
    fieldsOf: (values) => values,
    check: (texts) => {
      const reading = player === undefined ? newPlayerOf(texts, context) : wantedOf(texts, opened, context);
      return 'problems' in reading ? wordsOf(reading.problems, (problem) => t(`problem.${problem}`)) : {};
    },
    add: async (texts) => {
      const { player: wanted } = checked(newPlayerOf(texts, context));
      return takeOver(await addPlayer(tournamentId, withFlightVersion(wanted, null, all)));
    },
    change: async ({ version, sharedVersion = null, ...changed }) => {
      const { wanted } = checked(wantedIn(changed, context));
      const change = { ...withFlightVersion(wanted, sharedVersion, all), version };
      return takeOver(await changePlayer(tournamentId, player?.id ?? '', change));
    },
    currentIn: (current) => seen(current, textsOf(current)),
  });
  return { editing, opened };
}

const wordsOf = (problems: Problems, tell: (problem: NonNullable<Problems[Field]>) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, tell(problem)]));

function usePlayerFields(context: FieldContext): Fields<Texts> {
  const { t } = useTranslation('player');
  return fieldsFor(WRITTEN, (field) => ({ label: t(`field.${field}`), inWords: (text: string) => spokenText(t, field, text, context) }));
}

/** A form is sent only once nothing in it is wrong. */
function checked<Reading extends object>(reading: Reading | { readonly problems: Problems }): Reading {
  if ('problems' in reading) throw new Error('a form with problems is not sent');
  return reading;
}
