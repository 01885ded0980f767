import type { HandicapRule } from '@fairway/api';
import { MATCH_POSTINGS } from '@fairway/api/choice/result/scoring-record';
import { Checkbox, NativeSelect, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { formatOffice } from '../../../../lib/value/date.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { writeRule } from '../query.ts';
import { ClubRuleFields } from './club-rule-fields.tsx';
import { TryOut } from './try-out.tsx';

type Props = { rule: HandicapRule; onSaved: () => void; onCancel: () => void };

/** How a site works out the handicaps of its golfers: the club's own figure, tried on a year first, and the record. */
export function RuleForm({ rule: { siteId, version, statedAt, statedBy, ...set }, onSaved, onCancel }: Props) {
  const { t } = useTranslation('club-handicap');
  const client = useQueryClient();
  const [club, setClub] = useState(set.club);
  const [record, setRecord] = useState(set.record);
  const [states, setStates] = useState(statedAt !== null);
  const saving = useMutation({
    mutationFn: () => writeRule(siteId, { version, club, record, states }),
    onSuccess: async () => {
      showToast('success', t('rule.saved'), '');
      await client.invalidateQueries({ queryKey: ['golfers'] });
      onSaved();
    },
  });
  const stated = statedAt === null ? '' : formatOffice(statedAt);
  return (
    <AskForm action={t('rule.save')} onSubmit={() => saving.mutate()} onCancel={onCancel} isPending={saving.isPending}>
      <ClubRuleFields rule={club} onChange={setClub} errors={errorsOfRule(saving.error, 'club.')} />
      {club !== null && <TryOut siteId={siteId} rule={club} />}
      <Title order={3}>{t('record.title')}</Title>
      <Checkbox
        label={t('record.switch')}
        checked={record !== null}
        onChange={({ currentTarget }) => setRecord(currentTarget.checked ? { matches: 'none', estimates: false } : null)}
      />
      {record !== null && (
        <>
          <NativeSelect
            label={t('record.matches')}
            data={MATCH_POSTINGS.map((value) => ({ value, label: t(`record.matchesChoice.${value}`) }))}
            value={record.matches}
            onChange={({ currentTarget }) => setRecord({ ...record, matches: currentTarget.value === 'none' ? 'none' : 'most-likely' })}
          />
          <Checkbox
            label={t('record.estimates')}
            checked={record.estimates}
            onChange={({ currentTarget }) => setRecord({ ...record, estimates: currentTarget.checked })}
          />
          <Checkbox
            label={t('record.states')}
            description={
              statedAt !== null &&
              (statedBy === null ? t('record.stated', { date: stated }) : t('record.statedBy', { name: statedBy, date: stated }))
            }
            error={isApiError(saving.error) && saving.error.errors.states?.[0]}
            checked={states}
            onChange={({ currentTarget }) => setStates(currentTarget.checked)}
          />
        </>
      )}
    </AskForm>
  );
}

/** What the server found wrong in a rule, by its path within it. */
function errorsOfRule(error: unknown, start: string): FieldErrors {
  if (!isApiError(error)) return {};
  const found = Object.entries(error.errors).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(found.map(([path, [first]]) => [path.slice(start.length), first]));
}
