import type { WholeSeason } from '@fairway/api';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { IconPencil, IconTrophy } from '#icon';
import { DecisionList } from '../../../feature/result/season/decision-list.tsx';
import { EventList } from '../../../feature/result/season/event-list.tsx';
import { NobodyList } from '../../../feature/result/season/nobody-list.tsx';
import { NowPanel } from '../../../feature/result/season/now-panel.tsx';
import { PublicationList, PublishButton, SinceNote } from '../../../feature/result/season/publication-panel.tsx';
import { deleteSeason, season } from '../../../feature/result/season/query.ts';
import { SeasonForm } from '../../../feature/result/season/rule/season-form.tsx';
import { SeasonTable } from '../../../feature/result/season/season-table.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { may, useSession } from '../../../lib/session.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { DeleteButton } from '../../../ui/record/delete-button.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useClubsOf } from '../golfer/site-clubs.ts';
import { useTournamentsOf } from './site-tournaments.ts';

/** A season: its table, its events, its rule, and what was published of it. */
export function SeasonDetailPage() {
  const { seasonId = '' } = useParams();
  const { t } = useTranslation('season');
  return (
    <RecordScreen
      read={useQuery(season(seasonId))}
      missing={{ icon: IconTrophy, title: t('notFoundTitle'), text: t('notFoundText'), to: '/seasons', action: t('toList') }}
    >
      {(read) => <Loaded season={read} />}
    </RecordScreen>
  );
}

function Loaded({ season: shown }: { season: WholeSeason }) {
  const { t } = useTranslation('season');
  const session = useSession();
  const mayWrite = may(session, 'season.write');
  const [isOpen, setOpen] = useKeptState('rule', false);
  const { table, published, since } = shown;
  const isNew = since === null || since.changes.length + since.moved.length > 0;
  return (
    <PageFrame
      title={shown.name}
      detail={t('times', { from: formatDate(shown.from), to: formatDate(shown.to) })}
      actions={
        <>
          {published && (
            <Button component="a" variant="subtle" href={`${PREFIX}/live/season?id=${shown.id}`}>
              {t('openLive')}
            </Button>
          )}
          {mayWrite && (
            <Button variant="default" leftSection={<IconPencil aria-hidden size={16} />} onClick={() => setOpen(true)}>
              {t('edit')}
            </Button>
          )}
          {may(session, 'season.publish') && isNew && (published !== null || table.lines.length > 0) && table.doubts.length === 0 && (
            <PublishButton season={shown} />
          )}
        </>
      }
    >
      <div className="column gap-16">
        <SinceNote season={shown} />
        {table.nobodies.length > 0 && <NobodyList season={shown} />}
        <NowPanel seasonId={shown.id} />
        <DecisionList rule={shown.rule} />
        <SeasonTable season={shown} />
        <EventList season={shown} />
        <PublicationList season={shown} />
        {mayWrite && published === null && (
          <div>
            <DeleteButton
              label={t('delete')}
              ask={() => confirmDelete({ title: t('deleteTitle', { name: shown.name }), action: t('delete') })}
              remove={() => deleteSeason(shown.id)}
              deleted={t('deleted', { name: shown.name })}
              list={{ path: '/seasons', key: 'seasons' }}
            />
          </div>
        )}
      </div>
      <FormDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('editTitle')}>
        {(leave) => <ChangedSeason season={shown} onSaved={() => setOpen(false)} onCancel={leave} />}
      </FormDrawer>
    </PageFrame>
  );
}

type ChangedProps = { season: WholeSeason; onSaved: () => void; onCancel: () => void };

function ChangedSeason({ season: of, onSaved, onCancel }: ChangedProps) {
  const { t } = useTranslation('season');
  return (
    <SeasonForm
      season={of}
      siteId={of.siteId}
      clubs={useClubsOf(of.siteId)}
      tournaments={useTournamentsOf(of.siteId)}
      onSaved={({ name }) => {
        showToast('success', t('saved', { name }), '');
        onSaved();
      }}
      onCancel={onCancel}
    />
  );
}
