import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { deviceName } from '../../../feature/score/outbox/desk-outbox.ts';
import { sideAwardList } from '../../../feature/side-award/query.ts';
import classes from '../../../feature/side-award/side-award.module.css';
import { SideAwardCard } from '../../../feature/side-award/side-award-card.tsx';
import { WorkbookButton } from '../../../feature/workbook/workbook-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The side awards of a tournament, hole by hole: who leads, and a line to type what was measured. */
export function SideAwardsPage() {
  const { t } = useTranslation('side-award');
  const { id, rounds, timeZone, distanceUnit, state } = useTournament();
  const may = useMayHere();
  const [query, setQuery] = useSearchParams();
  const read = useQuery(sideAwardList(id));
  const round = rounds.find(({ finished }) => !finished) ?? rounds.at(-1);
  if (read.data === undefined || round === undefined) return <Unread of={[read]} height={320} />;
  const { data } = read;
  if (data.items.length === 0) return <NoSideAwards tournamentId={id} mayEdit={may('tournament.write')} />;

  const isClosed = state === 'closed';
  const holes = [...new Set(data.items.flatMap(({ hole }) => hole ?? []))].sort((one, other) => one - other);
  const asked = Number(query.get('hole'));
  const hole = holes.includes(asked) ? asked : null;
  const shown = data.items.filter((award) => hole === null || award.hole === hole || award.hole === null);
  const place = {
    ...{ tournamentId: id, roundId: round.id, rounds, timeZone, distanceUnit, isClosed },
    ...{ players: data.players, mayWrite: may('score.write') && !isClosed, device: deviceName() },
  };
  return (
    <>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <div style={{ overflowX: 'auto' }}>
          {holes.length > 1 && (
            <SegmentedControl
              aria-label={t('holes')}
              value={hole === null ? '' : String(hole)}
              onChange={(value) => setQuery(value === '' ? {} : { hole: value }, { replace: true })}
              data={[{ value: '', label: t('allHoles') }, ...holes.map((one) => ({ value: String(one), label: t('hole', { hole: one }) }))]}
            />
          )}
        </div>
        <WorkbookButton tournamentId={id} kind="side-award" />
      </Group>
      {isClosed && <p>{t('closed')}</p>}
      <div className={classes.cards}>
        {shown.map((award) => (
          <SideAwardCard key={award.awardId} award={award} place={place} />
        ))}
      </div>
    </>
  );
}

function NoSideAwards({ tournamentId, mayEdit }: { tournamentId: string; mayEdit: boolean }) {
  const { t } = useTranslation('side-award');
  return (
    <StateNote
      icon={<IconTargetArrow aria-hidden size={36} stroke={1.4} />}
      title={t('emptyTitle')}
      text={t(mayEdit ? 'emptyText' : 'emptyReaderText')}
      action={
        mayEdit && (
          <Button component={Link} to={`/tournaments/${tournamentId}/edit`}>
            {t('toEdit')}
          </Button>
        )
      }
    />
  );
}
