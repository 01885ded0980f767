import { CARD_STATUSES, type CardStatus } from '@fairway/api/choice/play/score';
import type { SayOf } from '@fairway/api/word/say';
import { type Field, kindOf } from './field.ts';
import { type FieldContext, teeNames } from './tee.ts';

type Words = SayOf<'player'>;
export type Choice = { readonly value: string; readonly label: string };

/** The options of a choice field. */
export function choicesOf(t: Words, field: Field, { divisions, rounds }: FieldContext): readonly Choice[] {
  if (field === 'gender') return (['m', 'f'] as const).map((value) => ({ value, label: t(`gender.${value}`) }));
  if (field === 'status') return CARD_STATUSES.map((value) => ({ value, label: t(`statusLong.${value}`) }));
  if (field === 'tee') return [{ value: '', label: t('noTee') }, ...teeNames(rounds).map((name) => ({ value: name, label: name }))];
  return [{ value: '', label: t('noDivision') }, ...divisions.map(({ id, name }) => ({ value: id, label: name }))];
}

/** A field's text as people read it: choices by their words, a flag as a tick. */
export function spokenText(t: Words, field: Field, text: string, context: FieldContext): string {
  const { divisions } = context;
  if (field === 'gender') return text === 'm' || text === 'f' ? t(`gender.${text}`) : text;
  if (field === 'status') return CARD_STATUSES.includes(text as CardStatus) ? t(`status.${text as CardStatus}`) : text;
  if (field === 'division') return text === '' ? t('noDivision') : (divisions.find(({ id }) => id === text)?.name ?? text);
  return kindOf(field, context) === 'flag' && text === 'yes' ? '✓' : text;
}
