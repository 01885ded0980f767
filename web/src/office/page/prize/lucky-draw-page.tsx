import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DrawKeys } from '../../../feature/lucky-draw/draw-keys.tsx';
import { DrawnList, LastDrawn, SealLine } from '../../../feature/lucky-draw/draw-view.tsx';
import classes from '../../../feature/lucky-draw/lucky-draw.module.css';
import { PrizeForm } from '../../../feature/lucky-draw/prize-form.tsx';
import { luckyDraw } from '../../../feature/lucky-draw/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { ScreenName } from '../../../ui/page/screen-name.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The lucky draw among those present at the prize giving: the prizes, then one player at a time. */
export function LuckyDrawPage() {
  const { t } = useTranslation('lucky-draw');
  const { id, timeZone, public: isPublic } = useTournament();
  const mayDraw = useMayHere()('winner.publish');
  const name = useContext(ScreenName);
  const read = useQuery(luckyDraw(id));
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const { draw, left } = read.data;
  return (
    <div className={classes.draw}>
      <div>
        <Group justify="space-between" wrap="nowrap">
          <Title order={2}>{name}</Title>
          <Button component="a" href={`${PREFIX}/tournaments/${id}/live/lucky-draw`} target="_blank" variant="default">
            {t('open')}
          </Button>
        </Group>
        <Text>{t('intro')}</Text>
      </div>
      {mayDraw && !isPublic && <Alert color="sand">{t('notPublic')}</Alert>}
      {draw?.endedAt == null && (
        <div>
          <Text fw={600}>{t(draw === null ? 'present' : 'left', { count: left })}</Text>
          <Text size="sm" c="dimmed">
            {t('presentHelp')}
          </Text>
        </div>
      )}
      {draw === null && (mayDraw ? <PrizeForm tournamentId={id} /> : <Text>{t('notBegun')}</Text>)}
      {draw !== null && (
        <>
          <LastDrawn draw={draw} />
          {mayDraw && draw.endedAt === null && <DrawKeys tournamentId={id} draw={draw} left={left} />}
          {draw.endedAt !== null && <Text fw={600}>{t('ended')}</Text>}
          <DrawnList draw={draw} timeZone={timeZone} />
          <SealLine draw={draw} />
        </>
      )}
    </div>
  );
}
