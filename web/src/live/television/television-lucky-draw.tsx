import '../ceremony/ceremony.css';
import './television.css';
import type { LuckyLine, PublicBoard } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { useRef } from 'react';
import { useWakefulScreen } from '../../lib/page/wakeful-screen.ts';
import { loadLuckyDraw } from '../lucky-draw/request.ts';
import { useLuckyDrawWords } from '../lucky-draw/words.ts';
import { useAnswer } from '../use-answer.ts';
import { CeremonyBand } from './ceremony-band.tsx';
import { useFitted } from './turn/use-fitted.ts';
import { useEscape } from './use-escape.ts';

/** The lucky draw across a room, laid out as a presentation of winners: the last player large, those before below. It follows by itself. */
export function TelevisionLuckyDraw({ board }: { board: PublicBoard }) {
  const { tournamentId, boardVersion } = board;
  const { answer } = useAnswer(`${tournamentId} ${boardVersion}`, () => loadLuckyDraw(tournamentId));
  const say = useLuckyDrawWords();
  const screen = useRef<HTMLDivElement>(null);
  useFitted(screen, `${boardVersion} ${answer?.draw?.lines.length}`);
  useWakefulScreen();
  useEscape();
  const draw = answer?.draw;
  const last = lastOf(draw?.lines ?? []);
  const prize = (at: number): string => draw?.prizes[at]?.name ?? '';
  return (
    <div ref={screen} className="television is-ceremony" translate="no">
      <CeremonyBand board={board} about={say?.('title') ?? ''} />
      <main className="ceremony-main">
        {last === undefined ? (
          <p className="ceremony-soon">{draw && say?.(draw.endedAt === null ? 'soon' : 'ended')}</p>
        ) : (
          <div className="ceremony-newest is-first is-award" data-fit aria-live="polite" key={last.nth}>
            <p className="ceremony-first">{prize(last.prize)}</p>
            <Name line={last} />
            {last.outcome === 'passed' && <p className="ceremony-prize">{say?.('passed')}</p>}
          </div>
        )}
        <ol className="ceremony-earlier is-over">
          {draw?.lines
            .slice(0, -1)
            .reverse()
            .map((line) => (
              <li key={line.nth} className="ceremony-award">
                <span>{prize(line.prize)}</span>
                <Name line={line} />
              </li>
            ))}
        </ol>
      </main>
    </div>
  );
}

function Name({ line: { name, outcome } }: { line: LuckyLine }) {
  const say = useLuckyDrawWords();
  const text = name ?? say?.('deleted');
  return <p className="break ceremony-name">{outcome === 'passed' ? <s>{text}</s> : text}</p>;
}
