import type { PublicDraw, PublicSeals, SealedList } from '@fairway/api';
import { PREFIX } from '../../lib/prefix.ts';
import { formatInstant } from '../../lib/value/date.ts';
import { loadDraws } from '../draw/request.ts';
import { GuestPage } from '../page/guest-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { onDemand } from '../page/on-demand.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { listName } from './list-name.ts';
import { loadSeals } from './request.ts';
import { useSealWords } from './words.ts';
import './seal.css';

const SealCheck = onDemand(async () => (await import('./seal-check.tsx')).SealCheck);
const DrawList = onDemand(async () => (await import('../draw/draw-list.tsx')).DrawList);

/** The seals of a tournament's counted holes, and the draws that are bound to public numbers. Once the holes are published, the viewer's own browser checks them. */
export function SealPage({ tournamentId }: { tournamentId: string }) {
  const { answer: seals, lack, retry } = useAnswer(tournamentId, () => loadSeals(tournamentId));
  const { answer: draws, lack: lackOfDraws } = useAnswer(tournamentId, () => loadDraws(tournamentId));
  const say = useSealWords();
  const { t } = useWords();
  const hasDraws = draws !== null && draws.draws.length > 0;
  // of hidden holes nothing is said where there are only draws of something else
  const isOfDraws = !seals?.lists.length && hasDraws;
  const isNone = seals?.lists.length === 0 && !hasDraws;
  // a private tournament shows its ballots, and nothing else
  const isPrivate = lack === 'missing' && seals === null;
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={say?.(isOfDraws ? 'draw.title' : 'title') ?? null}
      name={seals?.name ?? (isPrivate ? draws?.name : null) ?? null}
      lack={isPrivate ? lackOfDraws : lack}
      isPublic={!isPrivate}
      retry={retry}
      className={isNone ? '' : 'seal'}
    >
      {() =>
        say &&
        (isNone ? (
          <NoticeScreen title={say('none')} hint={say('about')} />
        ) : (
          <>
            {seals?.lists.map((list) => (
              <List key={[list.roundId, list.division?.id, list.award?.id].join()} seals={seals} list={list} draws={draws?.draws ?? []} />
            ))}
            {draws && hasDraws && <DrawList draws={draws} lists={seals?.lists ?? []} isAlone={isOfDraws} />}
            {!isPrivate && (
              <div className="seal-about">
                {!isOfDraws && <p>{say('about')}</p>}
                <a href={`${PREFIX}/tournaments/${tournamentId}/live/check`}>{t('check')}</a>
              </div>
            )}
          </>
        ))
      }
    </GuestPage>
  );
}

/** A draw by public numbers takes the place of the list, once it has them. */
const isWaitingFor = ({ subject, phase }: PublicDraw, { roundId, division, award }: SealedList): boolean =>
  subject.kind === 'counted-holes' &&
  ['waiting', 'hall', 'opening'].includes(phase) &&
  subject.roundId === roundId &&
  subject.divisionId === (division?.id ?? null) &&
  subject.awardId === (award?.id ?? null);

type ListProps = { seals: PublicSeals; list: SealedList; draws: readonly PublicDraw[] };

function List({ seals, list, draws }: ListProps) {
  const { t, language } = useWords();
  const say = useSealWords();
  if (say === null) return null;
  const { number, startsAt, opened } = list;
  const rounds = new Set(seals.lists.map(({ roundId }) => roundId)).size;
  const title = [rounds > 1 && t('round', { number }), listName(list, t, language)].filter(Boolean).join(' · ');
  const at = (moment: string) => formatInstant(moment, seals.timeZone);
  const isBound = draws.some((draw) => isWaitingFor(draw, list));
  const isAbandoned = (drawId: string | null) => draws.some(({ id, phase }) => id === drawId && phase === 'abandoned');
  const stands = (nth: number, drawId: string | null) => nth === 0 && !isBound && !isAbandoned(drawId);
  return (
    <section className="seal-list" aria-label={title}>
      <h2>{title}</h2>
      {opened !== null && <SealCheck tournamentId={seals.tournamentId} list={list} opened={opened} />}
      {list.seals.map(({ seal, at: made, reason, drawId }, nth) => {
        const standing = stands(nth, drawId);
        return (
          // what stands closed is what people come to read and to keep
          <details key={seal} className={standing ? 'seal-code' : 'seal-code is-replaced'} open={standing && opened === null}>
            <summary>{say(standing ? 'standing' : 'replaced', { time: at(made) })}</summary>
            <code translate="no">{seal}</code>
            {reason !== null && <p>{say('reason', { reason })}</p>}
          </details>
        );
      })}
      {opened === null && <p className="seal-closed">{say('closed')}</p>}
      {startsAt !== null && <p className="seal-time">{say('startsAt', { time: at(startsAt) })}</p>}
    </section>
  );
}
