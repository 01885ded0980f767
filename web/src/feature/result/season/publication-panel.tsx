import type { WholeSeason } from '@fairway/api';
import { Button, Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { MoveList, sayChanges } from './move-list.tsx';
import { publication, publishSeason, seasonPaper } from './query.ts';

/** Publishes the table that is seen, under the next number. */
export function PublishButton({ season: { id, table, published } }: { season: WholeSeason }) {
  const { t } = useTranslation('season');
  const client = useQueryClient();
  const number = (published?.number ?? 0) + 1;
  const publishing = useMutation({
    mutationFn: () => publishSeason(id, table.state),
    onSuccess: (done) => showToast('success', t('publish.done', { number: done.number }), ''),
    onSettled: () => client.invalidateQueries({ queryKey: ['seasons'] }),
  });
  const ask = async () => {
    const question = { title: t('publish.title', { number }), text: t('publish.text'), action: t('publish.action', { number }) };
    if (await confirm(question)) publishing.mutate();
  };
  return (
    <Button loading={publishing.isPending} onClick={ask}>
      {t('publish.action', { number })}
    </Button>
  );
}

/** What is different from the newest number, and whom it moves. */
export function SinceNote({ season: { since, published } }: { season: WholeSeason }) {
  const { t } = useTranslation('season');
  if (since === null || published === null || since.changes.length + since.moved.length === 0) return null;
  return (
    <section className="panel column gap-8">
      <p className="needs-person">{t('publish.moved', { number: published.number, changes: sayChanges(since.changes, t) })}</p>
      <MoveList moves={since} />
    </section>
  );
}

/** Every number that was published; each is still to be read, with what moved in it. */
export function PublicationList({ season: { id, publications } }: { season: WholeSeason }) {
  const { t } = useTranslation('season');
  const [opened, open] = useState<number | null>(null);
  const rows = publications.map((one) => ({ ...one, id: one.number }));
  return (
    <>
      <ShortList title={t('publish.list')} read={standing(rows)} empty={t('publish.none')}>
        {({ number, at, by, signed }) => (
          <>
            <Button variant="subtle" size="compact-sm" aria-label={t('publish.show', { number })} onClick={() => open(number)}>
              {t('publish.number', { number })}
            </Button>
            <span className="small quiet">
              {[formatOffice(at), by, t(signed ? 'publish.signed' : 'publish.unsigned')].filter(Boolean).join(' · ')}
            </span>
          </>
        )}
      </ShortList>
      <Modal
        opened={opened !== null}
        onClose={() => open(null)}
        title={opened !== null && t('publish.number', { number: opened })}
        size="lg"
      >
        {opened !== null && <Published seasonId={id} number={opened} />}
      </Modal>
    </>
  );
}

function Published({ seasonId, number }: { seasonId: string; number: number }) {
  const { t } = useTranslation('season');
  const read = useQuery(publication(seasonId, number));
  const paper = useMutation({ mutationFn: () => seasonPaper(seasonId, number), onSuccess: (file) => saveFile(file, file.name) });
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  const { moves, names } = read.data;
  return (
    <div className="column gap-12">
      {number > 1 && (
        <>
          <p>{t('move.title', { number: number - 1 })}</p>
          {moves.changes.length > 0 && <p className="quiet">{sayChanges(moves.changes, t)}</p>}
          <MoveList moves={{ ...moves, names }} />
        </>
      )}
      <div className="row gap-16 wrap">
        <Button variant="default" size="xs" loading={paper.isPending} onClick={() => paper.mutate()}>
          {t('publish.paper')}
        </Button>
        <a href={`${PREFIX}/live/season?id=${seasonId}&number=${number}`}>{t('openLive')}</a>
        <a href={`${PREFIX}/live/season?id=${seasonId}&tv=1`}>{t('publish.television')}</a>
      </div>
    </div>
  );
}
