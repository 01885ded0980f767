import type { GolferMerge, WholeGolfer } from '@fairway/api';
import type { ConsentPurpose } from '@fairway/api/choice/field/golfer';
import type { Gender } from '@fairway/api/choice/field/player';
import { Button, Modal, Radio, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate, formatOffice } from '../../../lib/value/date.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useGolferFields } from './fields.tsx';
import { type MergeAnswers, mergeOf, undoMerge } from './query.ts';

type Merged = WholeGolfer['merged'][number];
type Added = GolferMerge['addedSince'][number];

/** Who else was taken for this golfer; each can be taken back. */
export function MergedList({ golfer, mayWrite }: { golfer: WholeGolfer; mayWrite: boolean }) {
  const { t } = useTranslation('golfer');
  const [undone, setUndone] = useState<Merged | null>(null);
  if (golfer.merged.length === 0) return null;
  return (
    <>
      <ShortList title={t('merge.mergedTitle')} read={standing(golfer.merged)} empty="">
        {(one) => (
          <>
            <Text span fw={500}>
              {one.name}
            </Text>
            <Text span size="sm" c="dimmed">
              {[one.vga, one.phone, one.email, t('merge.at', { date: formatOffice(one.at) })].filter(Boolean).join(' · ')}
            </Text>
            {mayWrite && (
              <Button variant="subtle" size="compact-sm" onClick={() => setUndone(one)}>
                {t('merge.undo')}
              </Button>
            )}
          </>
        )}
      </ShortList>
      <Modal opened={undone !== null} onClose={() => setUndone(null)} title={undone && t('merge.undoTitle', { name: undone.name })}>
        {undone && <UndoMerge merged={undone} onClose={() => setUndone(null)} />}
      </Modal>
    </>
  );
}

/** Takes a merge back; of whatever came since a person says whose it is. */
function UndoMerge({ merged, onClose }: { merged: Merged; onClose: () => void }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const fields = useGolferFields();
  const read = useQuery({ ...mergeOf(merged.id), staleTime: 0, gcTime: 0 });
  const [goes, setGoes] = useState<Readonly<Record<string, boolean>>>({});
  const undoing = useMutation({
    mutationFn: (answers: MergeAnswers) => undoMerge(merged.id, answers),
    onSuccess: async ({ name }) => {
      showToast('success', t('merge.undone', { name }), '');
      onClose();
      await client.invalidateQueries({ queryKey: ['golfers'] });
    },
    onError: () => read.refetch(),
  });
  if (read.data === undefined) return <Unread of={[read]} height={120} />;
  const { addedSince, intoName } = read.data;
  const nameOf = ({ kind, field, name }: Pick<Added, 'kind' | 'field' | 'name'>): string => {
    if (kind === 'consent') return t(`consent.purpose.${name as ConsentPurpose}`);
    return field === null ? name : `${fields[field].label}: ${field === 'gender' ? t(`gender.${name as Gender}`) : name}`;
  };
  const labelOf = (owner: string | null, what: string) => (owner === null ? what : t('merge.goneFrom', { name: owner, what }));
  const answers = addedSince.flatMap(({ id }) => (goes[id] === undefined ? [] : [{ id, goes: goes[id] }]));
  return (
    <AskForm
      action={t('merge.undo')}
      onSubmit={() => undoing.mutate(answers)}
      onCancel={onClose}
      ready={answers.length === addedSince.length}
      isPending={undoing.isPending}
    >
      <p>{t('merge.undoText', { name: merged.name })}</p>
      {addedSince.length > 0 && <p>{t('merge.sinceText')}</p>}
      {addedSince.map(({ id, date, goneFrom, ...added }) => (
        <Radio.Group
          key={id}
          label={labelOf(goneFrom, [nameOf(added), date && formatDate(date)].filter(Boolean).join(', '))}
          value={goes[id] === undefined ? '' : String(goes[id])}
          onChange={(value) => setGoes((of) => ({ ...of, [id]: value === 'true' }))}
        >
          <div className="row gap-16 wrap">
            <Radio
              value="true"
              label={goneFrom === null ? t('merge.leaves', { name: merged.name }) : t('merge.back', { name: goneFrom })}
            />
            <Radio value="false" label={goneFrom === null ? t('merge.stays', { name: intoName }) : t('merge.gone')} />
          </div>
        </Radio.Group>
      ))}
    </AskForm>
  );
}
