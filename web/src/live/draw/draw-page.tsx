import type { PublicDraw } from '@fairway/api';
import { GUEST_COUNT, GUEST_NAME_MOST, GUEST_NUMBER } from '@fairway/api/choice/result/bound-draw';
import { type FormEvent, useEffect, useState } from 'react';
import { PREFIX } from '../../lib/prefix.ts';
import { useQuery } from '../address.ts';
import { useBoardFeed } from '../feed/use-board-feed.ts';
import { GuestPage } from '../page/guest-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { useSealWords } from '../seal/words.ts';
import { useAnswer } from '../use-answer.ts';
import { type KeptNumber, keptNumber } from './kept-number.ts';
import { loadDraws, sendGuest } from './request.ts';
import './draw.css';

const AGAIN_MS = 3_000;

/**
 * The page on which a guest in the hall gives a number: it is sealed on this phone, and opened when the presenter asks. A private tournament, whose
 * ballot it is, has no board that says when to ask again.
 */
export function DrawPage({ tournamentId }: { tournamentId: string }) {
  const { board } = useBoardFeed(tournamentId);
  const { answer, lack, retry } = useAnswer(`${tournamentId} ${board?.boardVersion}`, () => loadDraws(tournamentId));
  const say = useSealWords();
  const isPrivate = answer !== null && board === null;
  useEffect(() => {
    const timer = isPrivate ? setInterval(retry, AGAIN_MS) : undefined;
    return () => clearInterval(timer);
  });
  const [kept, setKept] = useState(() => keptNumber.read(tournamentId));
  const keep = (number: KeptNumber) => {
    keptNumber.write(tournamentId, number);
    setKept(number);
  };
  const draw = answer?.draws.find(({ phase, id }) => phase === 'hall' || phase === 'opening' || id === kept?.drawId);
  const own = kept !== null && draw !== undefined && kept.drawId === draw.id ? kept : null;
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={say?.('draw.guestTitle') ?? null}
      name={answer?.name ?? null}
      lack={lack}
      retry={retry}
      isPublic={!isPrivate}
      className="draw"
    >
      {() =>
        say &&
        (draw === undefined ? (
          <NoticeScreen title={say('draw.closed')} hint={say('draw.closedHint')} />
        ) : (
          <>
            {own !== null && <OwnNumber key={own.salt} tournamentId={tournamentId} draw={draw} own={own} keep={keep} onSent={retry} />}
            {own === null && draw.phase === 'hall' && draw.guests.length < GUEST_COUNT && (
              <NumberForm drawId={draw.id} last={kept} keep={(number) => keep(keptIn(tournamentId, draw.id) ?? number)} />
            )}
            {own === null && (draw.phase !== 'hall' || draw.guests.length >= GUEST_COUNT) && (
              <p className="draw-state">{say('draw.full')}</p>
            )}
            <ol className="break">
              {draw.guests.map(({ name, number, seal }) => (
                <li key={seal}>{number === null ? say('draw.guestClosed', { name }) : say('draw.guest', { name, number })}</li>
              ))}
            </ol>
            <p>
              <a href={`${PREFIX}/tournaments/${tournamentId}/live/seal`}>{say('draw.result')}</a>
            </p>
          </>
        ))
      }
    </GuestPage>
  );
}

/** What another tab of this phone has sealed since this page was read: it stands, or nobody could open it. */
function keptIn(tournamentId: string, drawId: string): KeptNumber | null {
  const number = keptNumber.read(tournamentId);
  return number?.drawId === drawId ? number : null;
}

/** What is typed, read without a keyboard's blanks; null: it is no number of the draw. */
const numberOf = (typed: string): number | null =>
  /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= GUEST_NUMBER.to ? Number(typed.trim()) : null;

function NumberForm({ drawId, last, keep }: { drawId: string; last: KeptNumber | null; keep: (number: KeptNumber) => void }) {
  const say = useSealWords();
  const query = useQuery();
  const [code, setCode] = useState(query.get('code') ?? '');
  const [name, setName] = useState(last?.name ?? '');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  if (say === null) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = numberOf(typed);
    if (number === null || name.trim() === '' || code.trim() === '') return setRefused(true);
    const { sealedNumber } = await import('./seal-number.ts');
    keep(sealedNumber({ drawId, code: code.trim(), name: name.trim(), number }, last));
  };
  return (
    <form className="column gap-16 draw-form" onSubmit={submit} noValidate>
      <p>{say('draw.guestAbout')}</p>
      <label>
        {say('draw.code')}
        <input inputMode="numeric" autoComplete="off" maxLength={12} value={code} onChange={({ target }) => setCode(target.value)} />
      </label>
      <label>
        {say('draw.name')}
        <input autoComplete="name" maxLength={GUEST_NAME_MOST} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        {say('draw.number')}
        <input
          className="draw-number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {isRefused && (
        <p role="alert" className="wrong">
          {say('draw.needed')}
        </p>
      )}
      <button type="submit">{say('draw.send')}</button>
    </form>
  );
}

type OwnProps = { tournamentId: string; draw: PublicDraw; own: KeptNumber; keep: (number: KeptNumber) => void; onSent: () => void };

const REFUSED: Readonly<Record<string, 'codeWrong' | 'full' | 'oneSeat'>> = {
  'draw-code-wrong': 'codeWrong',
  'draw-guests-full': 'full',
  'draw-one-seat': 'oneSeat',
};

/** The number of this phone: sent until it is taken, and opened when the presenter asks. */
function OwnNumber({ tournamentId, draw, own, keep, onSent }: OwnProps) {
  const say = useSealWords();
  const [problem, setProblem] = useState<'failed' | 'codeWrong' | 'full' | 'oneSeat' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { seal } = own;
  const known = draw.guests.find((guest) => guest.seal === seal);
  const isOpen = known !== undefined && known.number !== null;
  const what = known === undefined && draw.phase === 'hall' ? 'numbers' : known && !isOpen && draw.phase === 'opening' ? 'openings' : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be sent decides, and another attempt sends it again
  useEffect(() => {
    if (what === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { code, name, number, salt, device } = own;
    const sent = what === 'numbers' ? ({ what, body: { code, name, seal, device } } as const) : ({ what, body: { number, salt } } as const);
    sendGuest({ tournamentId, drawId: draw.id }, sent).then(
      (refusal) => {
        setProblem(REFUSED[refusal ?? ''] ?? null);
        onSent();
      },
      () => {
        setProblem('failed');
        timer = setTimeout(() => setAttempt((nth) => nth + 1), AGAIN_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [what, seal, attempt]);
  if (say === null) return null;
  if (problem === 'codeWrong') {
    return (
      <>
        <p role="alert" className="wrong">
          {say('draw.codeWrong')}
        </p>
        <NumberForm drawId={draw.id} last={own} keep={keep} />
      </>
    );
  }
  return (
    <p role="status" className="draw-state">
      {problem !== null
        ? say(`draw.${problem}`)
        : say(isOpen ? 'draw.opened' : known ? 'draw.sent' : 'draw.sending', { number: own.number })}
    </p>
  );
}
