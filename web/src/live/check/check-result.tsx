import { sayNotes, sayVerdict } from '@fairway/api/word/say/check';
import { onDemand } from '../page/on-demand.tsx';
import { CardPart } from './card/card-part.tsx';
import type { ResultProps } from './card/card-view.tsx';
import { HeadPart } from './head/head-part.tsx';
import { SignaturePart } from './signature-part.tsx';
import { verdictOf } from './verdict.ts';

const FindingList = onDemand(async () => (await import('./finding/finding-list.tsx')).FindingList);

/** One sentence in one colour, and what it leaves open. */
export function CheckVerdict(props: ResultProps) {
  const { outcome, say } = props;
  const { checked } = outcome;
  const { colour, findings } = verdictOf(outcome);
  if (hasNobody(props)) return <p role="status">{say('nobody')}</p>;
  return (
    <>
      <div role="status" className={`check-verdict is-${colour}`}>
        {!checked.facts.final && <p className="check-provisional">{say('notFinal')}</p>}
        <p className="check-sentence">
          <span aria-hidden="true">{SIGNS[colour]}</span> {sayVerdict(checked, say)}
        </p>
      </div>
      {sayNotes(checked, say).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {findings.length > 0 && <FindingList {...props} findings={findings} />}
    </>
  );
}

/** What is behind the sentence: cards, ledger and signature. */
export function CheckParts(props: ResultProps) {
  if (hasNobody(props)) return null;
  return (
    <>
      <CardPart {...props} />
      <HeadPart {...props} />
      <SignaturePart {...props} />
    </>
  );
}

const hasNobody = ({ outcome }: ResultProps): boolean => outcome.checked.facts.core.competitors.length === 0;

const SIGNS = { green: '✓', amber: '•', red: '✗' } as const;
