import type { Shot } from '@fairway/api';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconTargetArrow } from '#icon';
import { WorkbookButton } from '../../../feature/output/workbook/workbook-button.tsx';
import { deviceName } from '../../../feature/play/score/outbox/desk-outbox.ts';
import { sideAwardList } from '../../../feature/play/side-award/query.ts';
import { isTyped, QuickForm } from '../../../feature/play/side-award/quick-form.tsx';
import classes from '../../../feature/play/side-award/side-award.module.css';
import { SideAwardCard } from '../../../feature/play/side-award/side-award-card.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The side awards of a tournament: one form to type what was measured, and beside it who leads each award. */
export function SideAwardsPage() {
  const { t } = useTranslation('side-award');
  const { id, rounds, timeZone, distanceUnit, state } = useTournament();
  const may = useMayHere();
  const [query, setQuery] = useSearchParams();
  const [correcting, setCorrecting] = useState<Shot | null>(null);
  const read = useQuery(sideAwardList(id));
  const round = rounds.find(({ finished }) => !finished) ?? rounds.at(-1);
  if (read.data === undefined || round === undefined) return <Unread of={[read]} height={320} />;
  const { data } = read;
  if (data.items.length === 0) return <NoSideAwards tournamentId={id} mayEdit={may('tournament.write')} />;

  const isClosed = state === 'closed';
  const place = {
    ...{ tournamentId: id, roundId: round.id, rounds, timeZone, distanceUnit, isClosed },
    ...{ players: data.players, mayWrite: may('score.write') && !isClosed, device: deviceName() },
  };
  const typed = place.mayWrite ? data.items.filter(isTyped) : [];
  const chosen = typed.find(({ awardId }) => awardId === query.get('award')) ?? typed[0];
  const choose = (awardId: string) => setQuery({ award: awardId }, { replace: true });
  return (
    <>
      {isClosed && <p className="mb-16">{t('closed')}</p>}
      <div className={`column gap-16 top ${classes.desk}`}>
        {chosen && (
          <QuickForm
            awards={typed}
            award={chosen}
            place={place}
            correcting={correcting}
            onAward={(awardId) => {
              setCorrecting(null);
              choose(awardId);
            }}
            onDone={() => setCorrecting(null)}
          />
        )}
        <div>
          <Group justify="space-between" mb="xs">
            <h2 className={classes.heading}>{t(isClosed ? 'won' : 'quick.leaders')}</h2>
            <WorkbookButton tournamentId={id} kind="side-award" />
          </Group>
          <div className={classes.cards}>
            {data.items.map((award) => (
              <SideAwardCard
                key={award.awardId}
                award={award}
                place={place}
                isChosen={award === chosen}
                onCorrect={(shot) => {
                  choose(award.awardId);
                  setCorrecting(shot);
                }}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function NoSideAwards({ tournamentId, mayEdit }: { tournamentId: string; mayEdit: boolean }) {
  const { t } = useTranslation('side-award');
  return (
    <StateNote
      icon={IconTargetArrow}
      title={t('emptyTitle')}
      text={t(mayEdit ? 'emptyText' : 'emptyReaderText')}
      action={mayEdit && <LinkButton to={`/tournaments/${tournamentId}/edit`} label={t('toEdit')} />}
    />
  );
}
