import type { LuckyLine, PublicLuckyDraw } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { PREFIX } from '../../lib/prefix.ts';
import { isTelevision, useQuery } from '../address.ts';
import { useBoardFeed } from '../feed/use-board-feed.ts';
import { GuestPage } from '../page/guest-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { onDemand } from '../page/on-demand.tsx';
import { useAnswer } from '../use-answer.ts';
import { loadLuckyDraw } from './request.ts';
import { useLuckyDrawWords } from './words.ts';
import './lucky-draw.css';

const DrawCheck = onDemand(async () => (await import('./draw-check.tsx')).DrawCheck);
const TelevisionLuckyDraw = onDemand(async () => (await import('../television/television-lucky-draw.tsx')).TelevisionLuckyDraw);

/** The lucky draw as it goes, in letters for a television. Over, it is the prizes, and the viewer's own browser checks it. */
export function LuckyDrawPage({ tournamentId }: { tournamentId: string }) {
  const { board } = useBoardFeed(tournamentId);
  const { answer, lack, retry } = useAnswer(`${tournamentId} ${board?.boardVersion}`, () => loadLuckyDraw(tournamentId));
  const say = useLuckyDrawWords();
  const onTelevision = isTelevision(useQuery());
  if (onTelevision && board !== null) return <TelevisionLuckyDraw board={board} />;
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={say?.('title') ?? null}
      name={answer?.name ?? null}
      about={[answer?.draw?.endedAt ? (say?.('ended') ?? null) : null]}
      lack={lack}
      retry={retry}
      className="lucky"
    >
      {() =>
        answer?.draw ? (
          <Draw tournamentId={tournamentId} draw={answer.draw} isBound={answer.bound} />
        ) : (
          <>
            <NoticeScreen title={say?.('none') ?? ''} hint={say?.('noneHint') ?? ''} />
            {answer?.bound && <BoundLink tournamentId={tournamentId} />}
          </>
        )
      }
    </GuestPage>
  );
}

function Draw({ tournamentId, draw, isBound }: { tournamentId: string; draw: PublicLuckyDraw; isBound: boolean }) {
  const say = useLuckyDrawWords();
  if (say === null) return null;
  const { prizes, lines, endedAt, seal, seed } = draw;
  const last = lastOf(lines);
  return (
    <>
      {endedAt === null && (
        <section className="lucky-last" aria-live="polite">
          {last === undefined ? (
            <p>{say('soon')}</p>
          ) : (
            <>
              <p className="lucky-prize">{prizes[last.prize]?.name}</p>
              <Name line={last} />
            </>
          )}
        </section>
      )}
      <section className="lucky-drawn" aria-label={say('drawn')}>
        {prizes.map(({ name, count }, at) => {
          const own = lines.filter(({ prize }) => prize === at);
          const given = own.filter(({ outcome }) => outcome === 'given').length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the prizes never change, and two may have one name
            <div key={at}>
              <h2>{say('prize', { name, given, count })}</h2>
              <ol>
                {own.map((line) => (
                  <li key={line.nth} value={line.nth}>
                    <Name line={line} />
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </section>
      <section className="lucky-check">
        <h2>{say('check')}</h2>
        {seed === null ? (
          <details>
            <summary>{say('seal')}</summary>
            <code translate="no">{seal}</code>
            <p>{say('closed')}</p>
          </details>
        ) : (
          <DrawCheck tournamentId={tournamentId} seed={seed} draw={draw} />
        )}
        <p className="quiet">{say('about')}</p>
        {isBound && <BoundLink tournamentId={tournamentId} />}
      </section>
    </>
  );
}

function BoundLink({ tournamentId }: { tournamentId: string }) {
  const say = useLuckyDrawWords();
  return <a href={`${PREFIX}/tournaments/${tournamentId}/live/seal`}>{say?.('bound')}</a>;
}

function Name({ line: { name, outcome } }: { line: LuckyLine }) {
  const say = useLuckyDrawWords();
  return (
    <p className={outcome === 'passed' ? 'quiet lucky-passed' : 'lucky-name'}>
      <span translate="no">{name ?? say?.('deleted')}</span>
      {outcome === 'passed' && ` (${say?.('passed')})`}
    </p>
  );
}
