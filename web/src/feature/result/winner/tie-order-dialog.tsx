import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
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
  const { t: word } = useTranslation();
  const nameOf = (id: string | undefined) => anyone.find(({ playerId }) => playerId === id)?.name;
  const [ids, setIds] = useState<readonly string[]>(order.filter((id) => nameOf(id) !== undefined));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave([...ids]);
  };
  return (
    <Modal opened onClose={onClose} title={t('tieOrder.title')} closeButtonProps={{ 'aria-label': word('close') }}>
      <form onSubmit={save}>
        <Stack>
          <Text size="sm">{t('tieOrder.help')}</Text>
          <OrderedList items={ids} keyOf={(at) => ids[at] ?? ''} nameOf={(at) => nameOf(ids[at]) ?? ''} onChange={setIds} />
          <Select
            label={t('tieOrder.add')}
            searchable
            data={anyone.filter(({ playerId }) => !ids.includes(playerId)).map(({ playerId, name }) => ({ value: playerId, label: name }))}
            value={null}
            onChange={(id) => id !== null && setIds([...ids, id])}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {word('cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('tieOrder.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
