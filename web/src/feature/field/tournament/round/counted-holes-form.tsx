import type { CountedHolesState } from '@fairway/api';
import { holesOf, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { SayOf } from '@fairway/api/word/say';
import { List, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { failureOf } from '../../../../lib/api/failure.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import { type HolesCheck, readHoles } from './counted-holes.ts';

export type HoleList = CountedHolesState['lists'][number];

type Words = SayOf<['counted-holes', 'course', 'word']>;
type Props = {
  list: HoleList;
  way: 'draw' | 'name';
  round: PlayedHoles & { readonly par: readonly number[] };
  /** It takes the place of a sealed list after the first tee time. */
  needsReason: boolean;
  onSave: (wanted: { holes?: number[]; reason: string | null }) => Promise<unknown>;
  onSaved: () => void;
};

/** Holes from all over the round. */
function exampleOf(count: number, round: PlayedHoles): string {
  const holes = holesOf(round);
  return Array.from({ length: count }, (_, nth) => holes[Math.floor(((nth + 0.5) * holes.length) / count)]).join(', ');
}

/** Drawing the counted holes, or naming them: typing shows how many are missing, an unusual choice is a warning. */
export function CountedHolesForm({ list: { count, day }, way, round, needsReason, onSave, onSaved }: Props) {
  const { t } = useTranslation(['counted-holes', 'course', 'word']);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const isNamed = way === 'name';
  const check = readHoles(typed, count, day, round.par, round.firstHole);
  const wrong = problemsInWords(check, t);
  const save = async () => {
    if (isNamed && wrong.length > 0) return setRefused(wrong.join(' '));
    try {
      await onSave({ ...(isNamed && { holes: [...check.holes] }), reason: needsReason ? reason : null });
      onSaved();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(failureOf(error)?.message ?? null);
    }
  };
  return (
    <AskForm action={isNamed ? t('seal') : t('draw')} onSubmit={save}>
      {!isNamed && <Text>{t('drawHelp', { count })}</Text>}
      {isNamed && (
        <TextInput
          label={t('field')}
          description={t('help', { count, example: exampleOf(count, round) })}
          inputMode="text"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefused(null);
          }}
          error={refused}
          data-autofocus
        />
      )}
      {isNamed && (
        <Text size="sm" c="dimmed" role="status" className="tabular">
          {refused === null && typed !== '' ? wrong.join(' ') : ''}
        </Text>
      )}
      {needsReason && (
        <TextInput
          label={t('reason')}
          description={t('reasonHelp')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {!isNamed && refused !== null && (
        <Text role="alert" c="var(--mantine-color-error)">
          {refused}
        </Text>
      )}
      {isNamed && check.warnings.length > 0 && (
        <div role="status">
          <List size="sm" c="var(--fairway-needs-person)">
            {check.warnings.map((warning) => (
              <List.Item key={warning.code === 'composition' ? `${warning.nine}-${warning.par}` : warning.code}>
                {warning.code === 'composition'
                  ? t('composition', { ...warning, where: t(nineKey(warning.nine)) })
                  : t('countedPar', warning)}
              </List.Item>
            ))}
          </List>
          <Text size="sm" c="dimmed">
            {t('warning')}
          </Text>
        </div>
      )}
    </AskForm>
  );
}

const nineKey = (nine: 1 | 2 | null) => (nine === null ? 'wholeCard' : nine === 1 ? 'course:frontNine' : 'course:backNine');

function problemsInWords({ unreadable, problems }: HolesCheck, t: Words): string[] {
  const words = problems.map((problem) => {
    if (problem.code === 'count') return t('countWrong', { needed: problem.needed, given: problem.given });
    return problem.code === 'repeated' ? t('repeated', { hole: problem.hole }) : t('notAHole', { hole: problem.hole });
  });
  return unreadable ? [t('notNumbers'), ...words] : words;
}
