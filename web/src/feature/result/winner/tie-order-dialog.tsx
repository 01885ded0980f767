import { Modal, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { OrderedList } from '../../../ui/field/ordered-list.tsx';

type Person = { readonly playerId: string; readonly name: string };
type Props = {
  anyone: readonly Person[];
  order: readonly string[];
  saving: boolean;
  onSave: (order: string[]) => void;
  onClose: () => void;
};

/** The order of a play-off, or of the committee, which a tiebreak may look at: golfers are added at its end and moved. */
export function TieOrderDialog({ anyone, order, saving, onSave, onClose }: Props) {
  const { t } = useTranslation('winner');
  const nameOf = (id: string | undefined) => anyone.find(({ playerId }) => playerId === id)?.name;
  const [ids, setIds] = useState<readonly string[]>(order.filter((id) => nameOf(id) !== undefined));
  return (
    <Modal opened onClose={onClose} title={t('tieOrder.title')}>
      <AskForm action={t('tieOrder.save')} onSubmit={() => onSave([...ids])} onCancel={onClose} isPending={saving}>
        <Text size="sm">{t('tieOrder.help')}</Text>
        <OrderedList items={ids} keyOf={(at) => ids[at] ?? ''} nameOf={(at) => nameOf(ids[at]) ?? ''} onChange={setIds} />
        <Select
          label={t('tieOrder.add')}
          searchable
          data={anyone.filter(({ playerId }) => !ids.includes(playerId)).map(({ playerId, name }) => ({ value: playerId, label: name }))}
          value={null}
          onChange={(id) => id !== null && setIds([...ids, id])}
        />
      </AskForm>
    </Modal>
  );
}
