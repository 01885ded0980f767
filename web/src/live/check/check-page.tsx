import type { PublicBoard } from '@fairway/api';
import type { CheckSay } from '@fairway/api/word/say/check';
import { useQuery } from '../address.ts';
import { GuestPage } from '../page/guest-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { onDemand, onDemandBeside } from '../page/on-demand.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { headOnPaper } from './head/seen-head.ts';
import { ProofPart } from './proof-part.tsx';
import { loadBoardOnce } from './request.ts';
import { type CheckState, useCheck } from './use-check.ts';
import { useCheckWords } from './words.ts';
import './check.css';

const Verdict = onDemand(async () => (await import('./check-result.tsx')).CheckVerdict);
const Parts = onDemandBeside(async () => (await import('./check-result.tsx')).CheckParts);

/** Anyone computes a result again on their own phone: one button, one sentence, one colour, and behind it everything that was found. */
export function CheckPage({ tournamentId }: { tournamentId: string }) {
  const { answer: board, lack, retry } = useAnswer(tournamentId, () => loadBoardOnce(tournamentId));
  const say = useCheckWords();
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={say?.('title') ?? null}
      name={board?.name ?? null}
      lack={lack}
      retry={retry}
      className="check is-beside"
    >
      {() => board && say && <Check board={board} say={say} />}
    </GuestPage>
  );
}

function Check({ board, say }: { board: PublicBoard; say: CheckSay }) {
  const { t } = useWords();
  const query = useQuery();
  // whoever asks for a card, or scans a paper, has asked for the check
  const { state, check } = useCheck(board, query.has('player') || headOnPaper(query) !== null);
  const isBusy = state.is === 'loading' || state.is === 'checking';
  const isNew = state.is === 'idle' || isBusy;
  const result = state.is === 'done' && { board, say, outcome: state.outcome };
  return (
    <>
      <div className="check-main">
        {result ? <Verdict {...result} /> : <Lack state={state} say={say} />}
        {isNew && <p className="check-intro">{say('intro')}</p>}
        <p>
          <button type="button" className={isNew ? 'button check-button' : 'check-button is-again'} aria-disabled={isBusy} onClick={check}>
            {isBusy ? say(state.is as 'loading') : isNew ? t('check') : say('again')}
          </button>
        </p>
        {result && <Parts {...result} />}
      </div>
      <ProofPart say={say} />
    </>
  );
}

/** Why there is no result. */
function Lack({ state: { is }, say }: { state: CheckState; say: CheckSay }) {
  if (is !== 'failed' && is !== 'foreign' && is !== 'newer') return null;
  return (
    <div role="status">
      <NoticeScreen title={say(is)} hint={say(`${is}Hint`)} />
    </div>
  );
}
