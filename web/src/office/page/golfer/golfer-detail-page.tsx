import type { WholeGolfer } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { IconGitMerge, IconPencil, IconUserOff } from '#icon';
import { ConsentPanel } from '../../../feature/field/golfer/consent-panel.tsx';
import { DataPanel } from '../../../feature/field/golfer/data-panel.tsx';
import { useGolferFacts } from '../../../feature/field/golfer/fields.tsx';
import { GolferNews } from '../../../feature/field/golfer/golfer-news.tsx';
import { MergedList } from '../../../feature/field/golfer/merged-list.tsx';
import { deleteGolfer, golfer } from '../../../feature/field/golfer/query.ts';
import { PublicPageLink } from '../../../feature/result/career/public-page-link.tsx';
import { ClubFigure } from '../../../feature/result/scoring-record/club-figure.tsx';
import { PlayedOffList } from '../../../feature/result/scoring-record/played-off-list.tsx';
import { scoringRecord } from '../../../feature/result/scoring-record/query.ts';
import { IndexRecord } from '../../../feature/result/scoring-record/record/index-record.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { may, useSession } from '../../../lib/session.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { InSight } from '../../../ui/page/in-sight.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { DeleteButton } from '../../../ui/record/delete-button.tsx';
import { Facts } from '../../../ui/record/facts.tsx';
import { keysOf } from '../../../ui/record/field.ts';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';
import classes from '../facts-page.module.css';
import type { GolferDialog } from './golfer-dialogs.tsx';

/** Tables, pictures and cards, and their words: whoever came for a phone number does not wait for them. */
const GolferCareer = lazy(async () => {
  const words = ['career', 'choice', 'explanation', 'leaderboard', 'statistics'] as const;
  const [part] = await Promise.all([import('./golfer-career.tsx'), loadWords(words)]);
  return { default: part.GolferCareer };
});

/** Shown by the title and by lists of their own. */
const ELSEWHERE: readonly string[] = ['name', 'memberships', 'tournaments'];

/** A golfer: who they are, where they are a member, and what they played. */
export function GolferDetailPage() {
  const { golferId = '' } = useParams();
  const { t } = useTranslation('golfer');
  return (
    <RecordScreen
      read={useQuery(golfer(golferId))}
      missing={{ icon: IconUserOff, title: t('notFoundTitle'), text: t('notFoundText'), to: '/golfers', action: t('toList') }}
    >
      {(read) => <Loaded key={read.id} golfer={read} />}
    </RecordScreen>
  );
}

function Loaded({ golfer: shown }: { golfer: WholeGolfer }) {
  const { t } = useTranslation('golfer');
  const session = useSession();
  const mayWrite = may(session, 'golfer.write') && shown.anonymisedAt === null && shown.removalAskedAt === null;
  const fields = useGolferFacts();
  const [opened, setOpened] = useKeptState<GolferDialog | null>('opened', null);
  const close = () => setOpened(null);
  return (
    <PageFrame
      title={shown.name}
      actions={
        mayWrite && (
          <>
            <Button variant="default" leftSection={<IconPencil aria-hidden size={16} />} onClick={() => setOpened('edit')}>
              {t('edit')}
            </Button>
            <Button variant="default" leftSection={<IconGitMerge aria-hidden size={16} />} onClick={() => setOpened('merge')}>
              {t('merge.action')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.columns}>
        <div className="column gap-16">
          <section className="panel">
            <Facts
              fields={fields}
              of={shown.birthday === null ? shown : { ...shown, birthYear: null }}
              keys={keysOf(fields).filter((key) => !ELSEWHERE.includes(key))}
            />
          </section>
          <ShortList
            title={t('membership.title')}
            action={
              mayWrite && (
                <Button variant="subtle" size="compact-sm" onClick={() => setOpened('memberships')}>
                  {t('membership.edit')}
                </Button>
              )
            }
            read={standing(shown.memberships)}
            empty={t('membership.none')}
          >
            {({ clubName, number, kind, from, to }) => (
              <>
                <Text span fw={500}>
                  {clubName}
                </Text>
                <Text span size="sm" c="dimmed">
                  {[
                    number,
                    kind,
                    from && t('membership.since', { date: formatDate(from) }),
                    to && t('membership.until', { date: formatDate(to) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </>
            )}
          </ShortList>
          <ConsentPanel golfer={shown} mayWrite={mayWrite} page={<PublicPageLink golfer={shown} />} />
          <DataPanel golfer={shown} mayWrite={mayWrite} mayRemove={may(session, 'player.anonymise')} />
          {mayWrite && shown.tournaments === 0 && shown.merged.length === 0 && (
            <div>
              <DeleteButton
                label={t('delete')}
                ask={() => confirmDelete({ title: t('deleteTitle', { name: shown.name }), action: t('delete') })}
                remove={() => deleteGolfer(shown.id)}
                deleted={t('deleted', { name: shown.name })}
                list={{ path: '/golfers', key: 'golfers' }}
              />
            </div>
          )}
        </div>
        <div className="column gap-16">
          {mayWrite && <GolferNews golfer={shown} />}
          <Handicaps golfer={shown} />
          <InSight minHeight={320}>
            <GolferCareer golfer={shown} mayWrite={mayWrite} />
          </InSight>
          <MergedList golfer={shown} mayWrite={mayWrite} />
        </div>
      </div>
      <OnDemand opened={opened !== null} load={() => import('./golfer-dialogs.tsx')} onClose={close}>
        {({ GolferDialogs }, isOpened) => <GolferDialogs golfer={shown} opened={isOpened ? opened : null} onClose={close} />}
      </OnDemand>
    </PageFrame>
  );
}

/** What their rounds come to, as far as the site works it out. */
function Handicaps({ golfer: { id, name } }: { golfer: WholeGolfer }) {
  const session = useSession();
  const read = useQuery(scoringRecord(id));
  const { hash } = useLocation();
  const isWanted = hash === '#handicaps' && read.data !== undefined;
  const handicapList = useRef<HTMLDivElement>(null);
  // a phone has them far below; whoever comes from a prize looks for nothing else
  useEffect(() => {
    if (isWanted) handicapList.current?.scrollIntoView();
  }, [isWanted]);
  if (read.data === undefined) return <Unread of={[read]} height={120} />;
  const { handicaps, club, record } = read.data;
  return (
    <>
      <div id="handicaps" ref={handicapList}>
        <PlayedOffList handicaps={handicaps} />
      </div>
      {club && <ClubFigure club={club} />}
      {record && <IndexRecord name={name} record={record} mayWrite={may(session, 'player.write')} />}
    </>
  );
}
