import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { BoundDrawPanel } from '../../../feature/result/bound-draw/bound-draw-panel.tsx';
import { DrawKeys } from '../../../feature/result/lucky-draw/draw-keys.tsx';
import { DrawnList, LastDrawn, SealFold } from '../../../feature/result/lucky-draw/draw-view.tsx';
import classes from '../../../feature/result/lucky-draw/lucky-draw.module.css';
import { PrizeForm } from '../../../feature/result/lucky-draw/prize-form.tsx';
import { luckyDraw } from '../../../feature/result/lucky-draw/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { ScreenName } from '../../../ui/page/screen-name.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

const LUCKY_DRAW = { kind: 'lucky-draw' } as const;

/** The lucky draw among those present at the prize giving: the prizes, then one player at a time. */
export function LuckyDrawPage() {
  const { t } = useTranslation('lucky-draw');
  const tournament = useTournament();
  const { id, timeZone, public: isPublic } = tournament;
  const mayDraw = useMayHere()('winner.publish');
  const name = useContext(ScreenName);
  const read = useQuery(luckyDraw(id));
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const { draw, left } = read.data;
  const isOver = draw !== null && draw.endedAt !== null;
  return (
    <div className="column gap-16">
      <Group justify="space-between">
        <Group gap="md">
          <Title order={2} aria-hidden>
            {name}
          </Title>
          {isOver && <StatusMark tone="quiet">{t('ended')}</StatusMark>}
        </Group>
        <Button component="a" href={`${PREFIX}/tournaments/${id}/live/lucky-draw`} target="_blank" variant="default">
          {t('open')}
        </Button>
      </Group>
      {mayDraw && !isPublic && <Alert color="sand">{t('notPublic')}</Alert>}
      {isOver ? (
        <DrawnList draw={draw} timeZone={timeZone} />
      ) : (
        <div className={classes.columns}>
          {draw === null ? (
            mayDraw ? (
              <PrizeForm tournamentId={id} />
            ) : (
              <Text>{t('notBegun')}</Text>
            )
          ) : (
            <div className="column gap-16">
              <LastDrawn draw={draw} />
              {mayDraw && <DrawKeys tournamentId={id} draw={draw} left={left} />}
            </div>
          )}
          <div className="column gap-16">
            <section className="panel">
              <Text fw={600} size="lg">
                {t(draw === null ? 'present' : 'left', { count: left })}
              </Text>
              <Text c="dimmed">{t('presentHelp')}</Text>
              {draw === null && <Text mt="sm">{t('intro')}</Text>}
            </section>
            <BoundDrawPanel tournament={tournament} of={LUCKY_DRAW} mayChange={mayDraw} mayBegin={draw === null} />
            {draw !== null && <DrawnList draw={draw} timeZone={timeZone} />}
          </div>
        </div>
      )}
      {draw !== null && <SealFold draw={draw} />}
    </div>
  );
}
