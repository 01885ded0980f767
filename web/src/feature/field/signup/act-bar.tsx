import type { ListedSignup, SignupAct, SignupFactKind } from '@fairway/api';
import { SIGNUP_ACTS } from '@fairway/api/choice/field/signup';
import { mayFollow } from '@fairway/api/rule/field/signup/state';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { speak } from '../../../ui/page/speak.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { actOn, useSignupChange } from './query.ts';

const FACT_OF: Readonly<Record<SignupAct, SignupFactKind>> = {
  confirm: 'confirmed',
  offer: 'offered',
  wait: 'waiting',
  refuse: 'refused',
  withdraw: 'withdrawn',
  'no-show': 'no-show',
  undo: 'undone',
};
/** Whether an act can be done to somebody in this state; what is undone only the server knows. */
export const mayAct = ({ state }: Pick<ListedSignup, 'state'>, act: SignupAct): boolean =>
  act === 'undo' || mayFollow([{ kind: state }], FACT_OF[act]);

const WITH_REASON: readonly SignupAct[] = ['refuse', 'withdraw', 'undo'];

/** Does something to signups and says what became of each: done, or why not, and the flights that have a gap now. */
export function useActs(tournamentId: string) {
  const { t } = useTranslation('signup');
  const acting = useSignupChange(tournamentId, actOn(tournamentId));
  const run = (act: SignupAct, chosen: readonly Pick<ListedSignup, 'id' | 'person' | 'code'>[], reason: string, onDone: () => void) =>
    acting.mutate(
      { act, signupIds: chosen.map(({ id }) => id), reason: reason.trim() || null },
      {
        onSuccess: ({ items }) => {
          const nameOf = (signupId: string) => {
            const of = chosen.find(({ id }) => id === signupId);
            return of?.person.name ?? of?.code ?? '';
          };
          const done = items.filter(({ outcome }) => outcome === 'done');
          const notes = (['full', 'not-now', 'in-play'] as const).flatMap((outcome) => {
            const names = items.filter((item) => item.outcome === outcome).map(({ signupId }) => nameOf(signupId));
            return names.length === 0 ? [] : [t(`act.outcome.${outcome}`, { names: names.join(', ') })];
          });
          const gaps = items.flatMap(({ gap, signupId }) => (gap === null ? [] : [t('act.gap', { flight: gap, name: nameOf(signupId) })]));
          showToast(
            notes.length + gaps.length === 0 ? 'success' : 'warning',
            t(`act.done.${act}`, { count: done.length }),
            [...notes, ...gaps].join(' '),
          );
          onDone();
        },
      },
    );
  return { run, isPending: acting.isPending };
}

type Props = { tournamentId: string; chosen: readonly ListedSignup[]; onMarkPage: () => void; onClose: () => void };

/** What is done to the marked signups: nothing is preset, and the button says what becomes of how many. */
export function ActBar({ tournamentId, chosen, onMarkPage, onClose }: Props) {
  const { t } = useTranslation('signup');
  const [act, setAct] = useState<SignupAct | null>(null);
  const [reason, setReason] = useState('');
  const { run, isPending } = useActs(tournamentId);
  const count = t('act.count', { count: chosen.length });
  useEffect(() => speak(count), [count]);
  const able = act === null ? [] : chosen.filter((row) => mayAct(row, act));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act !== null && able.length > 0) run(act, able, reason, onClose);
  };
  return (
    <form onSubmit={submit}>
      <fieldset className="row gap-8 wrap mb-8" aria-label={t('act.label')}>
        <strong>{count}</strong>
        <NativeSelect
          size="xs"
          aria-label={t('act.label')}
          data={[{ value: '', label: t('act.choose') }, ...SIGNUP_ACTS.map((value) => ({ value, label: t(`act.name.${value}`) }))]}
          value={act ?? ''}
          onChange={({ currentTarget: { value } }) => setAct(SIGNUP_ACTS.find((one) => one === value) ?? null)}
        />
        {act !== null && WITH_REASON.includes(act) && (
          <TextInput
            size="xs"
            aria-label={t('act.reason')}
            placeholder={t('act.reason')}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {act !== null && (
          <Button
            size="xs"
            type="submit"
            loading={isPending}
            aria-disabled={able.length === 0 || undefined}
            data-disabled={able.length === 0 || undefined}
          >
            {able.length === 0 ? t('act.nothing') : t(`act.deed.${act}`, { count: able.length })}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={onMarkPage}>
          {t('list.markPage')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onClose}>
          {t('act.close')}
        </Button>
        {act !== null && able.length > 0 && able.length < chosen.length && (
          <Text size="xs" className="needs-person">
            {t('act.others', { count: chosen.length - able.length })}
          </Text>
        )}
      </fieldset>
    </form>
  );
}
