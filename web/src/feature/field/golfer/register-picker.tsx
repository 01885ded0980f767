import type { Golfer } from '@fairway/api';
import { Button, Checkbox, Modal, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconUsers } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { foldAccents } from '../../../lib/value/name.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { PersonLine } from './person-line.tsx';
import { foundGolfers } from './query.ts';

type Props = {
  siteId: string;
  onChosen: (golfers: readonly Golfer[]) => void;
};

/** Chooses golfers of the register for a tournament: by search, or by names that somebody sent. */
export function RegisterPicker({ siteId, onChosen }: Props) {
  const { t } = useTranslation('golfer');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUsers aria-hidden size={16} />} onClick={() => setOpened(true)}>
        {t('pick.open')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('pick.open')} size="lg">
        <Picking
          siteId={siteId}
          onCancel={() => setOpened(false)}
          onChosen={(golfers) => {
            setOpened(false);
            onChosen(golfers);
          }}
        />
      </Modal>
    </>
  );
}

type PickingProps = { siteId: string; onChosen: (golfers: readonly Golfer[]) => void; onCancel: () => void };

function Picking({ siteId, onChosen, onCancel }: PickingProps) {
  const { t } = useTranslation(['golfer', 'word']);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Golfer>>(new Map());
  const [search, setSearch] = useState('');
  const found = useQuery(foundGolfers(siteId, search));
  const toggle = (golfer: Golfer, is: boolean) => {
    const next = new Map(chosen);
    is ? next.set(golfer.id, golfer) : next.delete(golfer.id);
    setChosen(next);
  };
  const shown = new Map([...(found.data?.items ?? []), ...chosen.values()].map((golfer) => [golfer.id, golfer]));
  return (
    <AskForm
      action={t('pick.take', { count: chosen.size })}
      onSubmit={() => onChosen([...chosen.values()])}
      onCancel={onCancel}
      ready={chosen.size > 0}
    >
      <Pasted siteId={siteId} onFound={(golfers) => setChosen(new Map([...chosen, ...golfers.map((one) => [one.id, one] as const)]))} />
      <SearchBox label={t('merge.search')} value={search} onChange={setSearch} />
      {found.data === undefined && <Unread of={[found]} height={120} />}
      {found.data !== undefined && shown.size === 0 && <Text c="dimmed">{t('word:nothingFound')}</Text>}
      <ul className="column gap-8">
        {[...shown.values()].map((golfer) => (
          <li key={golfer.id}>
            <Checkbox
              checked={chosen.has(golfer.id)}
              onChange={({ currentTarget }) => toggle(golfer, currentTarget.checked)}
              label={<PersonLine person={golfer} />}
            />
          </li>
        ))}
      </ul>
    </AskForm>
  );
}

/** Names, one a line: who is alone of their name in the register is chosen, the others are said. */
function Pasted({ siteId, onFound }: { siteId: string; onFound: (golfers: readonly Golfer[]) => void }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const finding = useMutation({
    mutationFn: async () => {
      const names = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const golfers: Golfer[] = [];
      const open: string[] = [];
      for (const name of names) {
        const { items } = await client.fetchQuery(foundGolfers(siteId, name));
        const same = items.filter((one) => foldAccents(one.name) === foldAccents(name));
        const [alone] = same;
        if (same.length === 1 && alone) golfers.push(alone);
        else open.push(name);
      }
      return { golfers, open };
    },
    onSuccess: ({ golfers, open }) => {
      onFound(golfers);
      setText(open.join('\n'));
    },
  });
  const open = finding.data?.open ?? [];
  return (
    <div className="column gap-8">
      <Textarea
        label={t('pick.paste')}
        description={t('pick.pasteHelp')}
        minRows={2}
        maxRows={8}
        autosize
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={open.length > 0 && t('pick.unfound', { count: open.length })}
      />
      {text.trim() !== '' && (
        <div>
          <Button variant="default" loading={finding.isPending} onClick={() => finding.mutate()}>
            {t('pick.find')}
          </Button>
        </div>
      )}
    </div>
  );
}
