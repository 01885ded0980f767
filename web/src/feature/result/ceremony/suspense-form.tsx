import type { Suspense } from '@fairway/api';
import { MOST_HIDDEN_HOLES } from '@fairway/api/choice/field/tournament';
import { Select, Switch, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock } from '../../../lib/value/date.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { changeSuspense } from './query.ts';

type Props = {
  tournamentId: string;
  timeZone: string;
  suspense: Suspense;
  /** Whatever is hidden, no match is shown: there is one switch for all. */
  isMatch: boolean;
  onSaved: () => void;
};

/** What the public does not see, as a person sets it: last holes, the board from now on, the boards of these divisions. */
type Hidden = { hiddenHoles: number; frozen: boolean; divisions: readonly string[] };
type SuspenseValues = Omit<Hidden, 'hiddenHoles'> & { hiddenHoles: string };

const hiddenIn = ({ version, hiddenHoles, frozenAt, divisions }: Suspense): Hidden & { version: number } => ({
  version,
  hiddenHoles,
  frozen: frozenAt !== null,
  divisions: divisions.filter((division) => division.frozenAt !== null).map(({ id }) => id),
});

export function SuspenseForm({ tournamentId, timeZone, suspense, isMatch, onSaved }: Props) {
  const { t } = useTranslation('presentation');
  const fields = useHiddenFields(suspense, isMatch);
  const divisions = suspense.divisions.filter(({ frozenAt }) => !isMatch || frozenAt !== null);
  const editing = useRecordForm<Hidden, SuspenseValues, Suspense>({
    record: hiddenIn(suspense),
    fields,
    valuesOf: (hidden) => ({ ...hidden, hiddenHoles: String(hidden.hiddenHoles) }),
    fieldsOf: (values) => ({ ...values, hiddenHoles: Number(values.hiddenHoles) }),
    check: () => ({}),
    change: ({ version }, { hiddenHoles, frozen, divisions }) =>
      changeSuspense(tournamentId)({
        version,
        hiddenHoles: Number(hiddenHoles),
        frozen,
        divisions: suspense.divisions.map(({ id }) => ({ id, frozen: divisions.includes(id) })),
      }),
    currentIn: hiddenIn,
    refreshes: ['tournaments', tournamentId],
  });
  const { form } = editing;
  const since = (moment: string | null) => (moment === null ? undefined : t('frozenAt', { time: formatClock(new Date(moment), timeZone) }));
  const setDivision = (id: string, frozen: boolean) =>
    form.setFieldValue('divisions', (ids: readonly string[]) =>
      suspense.divisions.map((one) => one.id).filter((one) => (one === id ? frozen : ids.includes(one))),
    );
  return (
    <div>
      <Text size="sm" c="dimmed" mb="sm">
        {t('settingsHelp')}
      </Text>
      <RecordForm
        editing={editing}
        onSaved={() => {
          showToast('success', t('saved'), '');
          onSaved();
        }}
        onCancel={() => form.reset()}
      >
        {(!isMatch || suspense.hiddenHoles > 0) && (
          <Select
            label={fields.hiddenHoles.label}
            description={t('holesHelp')}
            data={Array.from({ length: MOST_HIDDEN_HOLES + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? t('none') : String(count),
            }))}
            allowDeselect={false}
            {...form.getInputProps('hiddenHoles')}
          />
        )}
        <Switch
          label={fields.frozen.label}
          description={since(suspense.frozenAt)}
          {...form.getInputProps('frozen', { type: 'checkbox' })}
        />
        {divisions.map(({ id, name, frozenAt, revealedAt }) => (
          <Switch
            key={id}
            label={t('freezeOf', { name })}
            description={revealedAt === null ? since(frozenAt) : t('revealed')}
            checked={form.values.divisions.includes(id)}
            onChange={({ currentTarget }) => setDivision(id, currentTarget.checked)}
          />
        ))}
      </RecordForm>
    </div>
  );
}

function useHiddenFields({ divisions }: Suspense, isMatch: boolean): Fields<Hidden> {
  const { t } = useTranslation(['presentation', 'word']);
  const nameOf = (id: string) => divisions.find((one) => one.id === id)?.name ?? '';
  return {
    hiddenHoles: { label: t('holes'), inWords: (count) => (count === 0 ? t('none') : String(count)) },
    frozen: { label: t(isMatch ? 'freezeMatches' : 'freeze'), inWords: (frozen) => t(frozen ? 'word:yes' : 'word:no') },
    divisions: { label: t('freezeDivisions'), inWords: (ids) => ids.map(nameOf).join(', ') || t('none') },
  };
}
