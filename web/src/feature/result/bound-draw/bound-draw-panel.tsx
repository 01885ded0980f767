import type { BoundDraw } from '@fairway/api';
import { Button, Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { BindForm } from './bind-form.tsx';
import { DrawLine } from './draw-line.tsx';
import type { LineDraw } from './line-rule.tsx';
import { beginDraw, boundDraws, type NewDraw, useDrawChange } from './query.ts';

/** What a draw is for, as the request says it. */
type DrawFor =
  | { kind: 'counted-holes'; roundId: string; divisionId: string | null; awardId: string | null }
  | { kind: 'lucky-draw' }
  | { kind: 'ballot' }
  | { kind: 'flights'; roundId: string }
  | LineDraw;

type Props = {
  tournament: { id: string; timeZone: string; public: boolean };
  of: DrawFor;
  mayChange: boolean;
  /** A new one may begin: nothing of it is published, and the course allows a draw. */
  mayBegin: boolean;
  /** It would take the place of a sealed list after the first tee time. */
  needsReason?: boolean;
  /** Of what is drawn for matches: the rule that it goes by, and the request by it. */
  line?: { rule: ReactNode; wanted: (source: NewDraw['source']) => NewDraw };
  /** Shows what was drawn for matches one by one. */
  onPresent?: (drawId: string) => void;
};

function isOf({ subject }: BoundDraw, of: DrawFor): boolean {
  if (subject.kind === 'counted-holes' && of.kind === 'counted-holes')
    return subject.roundId === of.roundId && subject.divisionId === of.divisionId && subject.awardId === of.awardId;
  if (subject.kind === 'flights' && of.kind === 'flights') return subject.roundId === of.roundId;
  if (subject.kind === 'places' && of.kind === 'places') return subject.contestId === of.contestId;
  if ('matchSessionId' in subject && 'matchSessionId' in of)
    return subject.kind === of.kind && subject.matchSessionId === of.matchSessionId;
  return subject.kind === of.kind;
}

/** The draws bound to public numbers for one thing: the one that stands, those that were abandoned, and the way to begin one. */
export function BoundDrawPanel({ tournament, of, mayChange, mayBegin, needsReason = false, line, onPresent }: Props) {
  const { id, timeZone, public: isPublic } = tournament;
  const { t } = useTranslation('counted-holes');
  const [isBinding, setBinding] = useState(false);
  const read = useQuery(boundDraws(id));
  const begin = useDrawChange(id, beginDraw(id));
  const own = read.data?.draws.filter((draw) => isOf(draw, of)) ?? [];
  useReadAgain(id, own[0]?.phase);
  if (read.data === undefined) return <Unread of={[read]} />;
  const stands = own.some(({ phase }) => phase !== 'abandoned');
  const wantedOf = (source: NewDraw['source'], reason: string | null): NewDraw => {
    if (of.kind === 'counted-holes') return { ...of, source, reason };
    return line === undefined ? ({ ...of, source } as NewDraw) : line.wanted(source);
  };
  return (
    <>
      {own.map((draw) => (
        <DrawLine key={draw.id} tournamentId={id} draw={draw} timeZone={timeZone} mayChange={mayChange} {...(onPresent && { onPresent })} />
      ))}
      {mayChange && mayBegin && !stands && (
        <>
          <Button size="xs" variant="default" w="fit-content" onClick={() => setBinding(true)}>
            {t('bound.bind')}
          </Button>
          {of.kind === 'lucky-draw' && <p className="quiet small">{t('bound.hint')}</p>}
        </>
      )}
      <Modal opened={isBinding} onClose={() => setBinding(false)} title={t('bound.title')}>
        <BindForm
          {...{ timeZone, isPublic, needsReason }}
          kind={of.kind}
          hasBeacon={read.data.beacon}
          rule={line?.rule}
          onBegin={({ source, reason }) => begin.mutateAsync(wantedOf(source, reason))}
          onBegun={() => {
            setBinding(false);
            showToast('success', t('bound.begun'), '');
          }}
        />
      </Modal>
    </>
  );
}

/** What a draw decides comes into being by itself: whatever shows it is read again. */
function useReadAgain(tournamentId: string, phase: BoundDraw['phase'] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (phase === 'decided') void client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
  }, [client, tournamentId, phase]);
}
