import type { PublicDraw } from '@fairway/api';
import type { DrawnLine } from '@fairway/facts/draw/drawn-line';
import { useSealWords } from '../seal/words.ts';
import type { CheckedDraw } from './check.ts';

type Props = { draw: PublicDraw } & Pick<CheckedDraw, 'outcome' | 'namedOutcome'>;

/** What is drawn for matches: who is in it; once it is open, each match, place or caddie as this device made it, and as the named round would have. */
export function DrawnLines({ draw, outcome, namedOutcome }: Props) {
  const say = useSealWords();
  if (say === null) return null;
  const players = draw.players ?? [];
  return (
    <>
      {outcome?.kind === 'lines' ? (
        <>
          <h4>{say('draw.lines')}</h4>
          <Lines draw={draw} lines={outcome.lines} isOwn />
        </>
      ) : (
        <details>
          <summary>{say('draw.entrants', { count: players.length })}</summary>
          <ul className="seal-order is-plain" translate="no">
            {players.map(({ playerId, name }) => (
              <li key={playerId}>{name ?? say('draw.deleted')}</li>
            ))}
          </ul>
        </details>
      )}
      {namedOutcome?.kind === 'lines' && (
        <details>
          <summary>{say('draw.wouldHaveLines')}</summary>
          <Lines draw={draw} lines={namedOutcome.lines} isOwn={false} />
        </details>
      )}
    </>
  );
}

/** `isOwn`: beside a match, whom it has by now where somebody was changed. */
function Lines({ draw, lines, isOwn }: { draw: PublicDraw; lines: readonly DrawnLine[]; isOwn: boolean }) {
  const say = useSealWords();
  if (say === null) return null;
  const nameOf = (id: string | undefined): string =>
    id === undefined ? say('draw.nobody') : (draw.players?.find(({ playerId }) => playerId === id)?.name ?? say('draw.deleted'));
  return (
    <ul className="seal-order is-plain">
      {lines.map(({ matchId, part, place, caddie, ids }) => {
        const match = draw.matches?.find((one) => one.matchId === matchId);
        const [one, other] = [nameOf(ids[0]), nameOf(ids[1])];
        const isChanged = isOwn && match?.now != null && match.now !== `${one} – ${other}`;
        const key = matchId ?? [part, place, ids[0]].join();
        if (matchId !== null)
          return (
            <li key={key}>
              <strong>{match && say('draw.match', { number: match.number })}</strong>{' '}
              <span translate="no">{say('draw.meets', { one, other })}</span>
              {isChanged && <span className="quiet small"> · {say('draw.nowOther', { now: match.now ?? '' })}</span>}
            </li>
          );
        const called = caddie === null ? placeName(say, part, place ?? 0) : say('draw.caddie', { caddie });
        return (
          <li key={key}>
            <strong>{called}</strong> <span translate="no">{one}</span>
          </li>
        );
      })}
    </ul>
  );
}

const placeName = (say: NonNullable<ReturnType<typeof useSealWords>>, group: string | null, place: number): string =>
  group === null ? say('draw.place', { place }) : say('draw.groupPlace', { group, place });
