import type { Player } from '@fairway/api';
import { PLAYER } from '@fairway/api/record/player';
import { formatHandicap } from '@fairway/api/word/number';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FormSection } from '../../../../ui/record/form/form-section.tsx';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { ANONYMISED, FOLDED, inputOf, kindOf } from '../field/field.ts';
import { isCode, readCode } from '../field/field-change.ts';
import { type Choice, choicesOf } from '../field/field-words.ts';
import { namesakeOf, namesakeText } from '../field/namesake.ts';
import { NamesakeNote } from '../field/namesake-note.tsx';
import { fieldOfPath } from '../field/refusal.ts';
import { computedFor, type FieldContext } from '../field/tee.ts';
import { golfersOf, players } from '../query.ts';
import { PlayerFacts } from './player-facts.tsx';
import { usePlayerEditing, type Written } from './use-player-editing.ts';

type Props = {
  tournamentId: string;
  /** undefined: a new one. */
  player: Player | undefined;
  context: FieldContext;
  roundNumber: number;
  onSaved: (player: Player) => void;
  onCancel: () => void;
};

/** Every field of a player in one column: who they are, their day, and contact and notes folded. */
export function PlayerForm({ tournamentId, player, context, roundNumber, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['player', 'word']);
  const all = golfersOf(useQuery(players(tournamentId)).data?.items ?? []);
  const isNew = player === undefined;
  const anonymised = player !== undefined && player.anonymisedAt !== null ? player : null;
  const { editing, opened } = usePlayerEditing({ tournamentId, player, all, context });
  const { form } = editing;
  const namesake = namesakeText(t, namesakeOf(form.values.name, all, player?.id), context);
  /** What was typed for a code is shown as it is read; one that stands stays. */
  const showCode = (field: Written) => {
    const typed = form.values[field];
    if (typed !== opened[field]) form.setFieldValue(field, readCode(field, typed));
  };
  const text = (field: Written, description?: string, placeholder?: string) => (
    <TextInput
      key={field}
      label={t(`field.${field}`)}
      description={description}
      placeholder={placeholder}
      {...inputOf(field)}
      {...form.getInputProps(field)}
      {...(isCode(field) && { onBlur: () => showCode(field) })}
    />
  );
  const computed = computedFor(form.values, context);
  const choice = (field: Written) => (
    <NativeSelect label={t(`field.${field}`)} data={[...choicesOf(t, field, context)]} {...form.getInputProps(field)} />
  );
  const flag = (field: 'member' | 'initials', description?: string) => (
    <Checkbox
      label={t(`field.${field}`)}
      description={description}
      checked={form.values[field] !== ''}
      onChange={(event) => form.setFieldValue(field, event.currentTarget.checked ? 'yes' : '')}
    />
  );
  return (
    <RecordForm
      editing={editing}
      onSaved={onSaved}
      onCancel={onCancel}
      saveLabel={isNew ? t('add.save') : undefined}
      fieldOf={(path) => fieldOfPath(path) ?? path}
    >
      {anonymised ? (
        <PlayerFacts player={anonymised} context={context} fields={ANONYMISED} />
      ) : (
        <TextInput
          label={t('field.name')}
          description={namesake && <NamesakeNote text={namesake} />}
          required
          data-autofocus
          {...inputOf('name')}
          {...form.getInputProps('name')}
        />
      )}
      {choice('gender')}
      {text(
        'handicapCourse',
        t('help.handicap'),
        typeof computed === 'number' ? t('computedHandicap', { handicap: formatHandicap(computed, context.language) }) : undefined,
      )}
      {text('handicapIndex', t('help.handicap'))}
      {kindOf('tee', context) === 'choice' ? (
        <NativeSelect
          label={t('field.tee')}
          description={computed === 'unrated' ? t(`unrated.${form.values.gender === 'f' ? 'f' : 'm'}`) : t('help.tee')}
          data={withOwn(choicesOf(t, 'tee', context), opened.tee)}
          {...form.getInputProps('tee')}
        />
      ) : (
        text('tee')
      )}
      {isNew ? (
        <NativeSelect
          label={t('field.division')}
          description={t('help.division')}
          data={choicesOf(t, 'division', context).map(({ value, label }) => ({ value, label: value === '' ? t('add.auto') : label }))}
          {...form.getInputProps('division')}
        />
      ) : (
        choice('division')
      )}
      {!anonymised && text('vga')}
      {!anonymised && text('birthday', t('help.birthday'))}
      {flag('member')}
      {!anonymised && flag('initials', t('help.initials'))}
      <FormSection
        title={t('section.dayRound', { number: roundNumber })}
        summary={DAY.map((field) => t(`field.${field}`)).join(', ')}
        hasError={DAY.some((field) => form.errors[field])}
      >
        {text('flight')}
        {text('teeTime', t('help.teeTime'))}
        {text('startingHole')}
        {text('bagTag')}
        {text('caddieNumber')}
        {choice('status')}
      </FormSection>
      {!anonymised && (
        <FormSection title={t('edit.more')} summary={t('edit.moreSummary')} hasError={FOLDED.some((field) => form.errors[field])}>
          {FOLDED.map((field) =>
            PLAYER[field].kind === 'lines' ? (
              <Textarea key={field} label={t(`field.${field}`)} autosize minRows={2} autoComplete="off" {...form.getInputProps(field)} />
            ) : (
              text(field)
            ),
          )}
        </FormSection>
      )}
    </RecordForm>
  );
}

const DAY: readonly Written[] = ['flight', 'teeTime', 'startingHole', 'bagTag', 'caddieNumber', 'status'];

/** A tee that the rounds do not have, such as one that was written before they had any, stays until another one is chosen. */
const withOwn = (choices: readonly Choice[], own: string): Choice[] =>
  choices.some(({ value }) => value === own) ? [...choices] : [...choices, { value: own, label: own }];
