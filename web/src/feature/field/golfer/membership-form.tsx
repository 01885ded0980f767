import type { WholeGolfer } from '@fairway/api';
import { MEMBERSHIP, MEMBERSHIP_DEFAULTS } from '@fairway/api/record/golfer';
import type { ValuesOf } from '@fairway/api/record/kind';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconPlus, IconTrash } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readDate } from '../../../lib/value/date.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { DateField } from '../../../ui/field/date-field.tsx';
import { IconButton } from '../../../ui/field/icon-button.tsx';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { changeMemberships } from './query.ts';

type Membership = ValuesOf<typeof MEMBERSHIP>;
type Props = {
  golfer: WholeGolfer;
  clubs: readonly { readonly id: string; readonly name: string }[];
  onSaved: () => void;
  onCancel: () => void;
};

/** The clubs of a golfer, a row each. */
export function MembershipForm({ golfer, clubs, onSaved, onCancel }: Props) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const typing = useTyping(MEMBERSHIP);
  const [rows, setRows] = useState(() =>
    golfer.memberships.map(({ id, clubName: _, ...one }) => ({ key: id, typed: typing.valuesOf(one as Membership) })),
  );
  const change = (key: string, field: Partial<(typeof rows)[number]['typed']>) =>
    setRows((of) => of.map((one) => (one.key === key ? { ...one, typed: { ...one.typed, ...field } } : one)));
  const add = () => {
    const typed = typing.valuesOf({ ...MEMBERSHIP_DEFAULTS, clubId: clubs[0]?.id ?? '' } as Membership);
    setRows((of) => [...of, { key: crypto.randomUUID(), typed }]);
  };
  const saving = useMutation({
    mutationFn: () =>
      changeMemberships(golfer.id, { version: golfer.version, memberships: rows.map(({ typed }) => typing.fieldsOf(typed)) }),
    onSuccess: async () => {
      showToast('success', t('membership.saved', { name: golfer.name }), '');
      await client.invalidateQueries({ queryKey: ['golfers'] });
      onSaved();
    },
  });
  const isRead = rows.every(({ typed: { from, to } }) => [from, to].every((day) => !day || readDate(day) !== null));
  return (
    <AskForm action={t('membership.save')} onSubmit={() => saving.mutate()} onCancel={onCancel} ready={isRead} isPending={saving.isPending}>
      {rows.map(({ key, typed }) => (
        <fieldset key={key} className="panel column gap-8">
          <legend className="row gap-8">
            {clubs.find(({ id }) => id === typed.clubId)?.name}
            <IconButton
              icon={IconTrash}
              label={t('membership.remove')}
              onClick={() => setRows((of) => of.filter((one) => one.key !== key))}
            />
          </legend>
          <NativeSelect
            label={t('membership.club')}
            data={clubs.map(({ id, name }) => ({ value: id, label: name }))}
            value={typed.clubId}
            onChange={({ currentTarget }) => change(key, { clubId: currentTarget.value })}
          />
          <TextInput
            label={t('membership.number')}
            value={typed.number ?? ''}
            onChange={({ currentTarget }) => change(key, { number: currentTarget.value })}
          />
          <TextInput
            label={t('membership.kind')}
            value={typed.kind ?? ''}
            onChange={({ currentTarget }) => change(key, { kind: currentTarget.value })}
          />
          <DateField label={t('membership.from')} value={typed.from} onChange={(from) => change(key, { from })} />
          <DateField label={t('membership.to')} value={typed.to} onChange={(to) => change(key, { to })} />
        </fieldset>
      ))}
      <div>
        <Button variant="default" leftSection={<IconPlus aria-hidden size={16} />} onClick={add} disabled={clubs.length === 0}>
          {t('membership.add')}
        </Button>
      </div>
    </AskForm>
  );
}
