import type { CheckSay } from '@fairway/api/word/say/check';

/** As the sheet has it: there the page has room for it beside. */
const isWide = () => globalThis.matchMedia?.('(min-width: 62rem)').matches;

/** What a check proves and what it does not, for golfers. */
export const ProofPart = ({ say }: { say: CheckSay }) => (
  <details className="check-part check-proofs" open={isWide()}>
    <summary>{say('proof.title')}</summary>
    <ul className="check-proof">
      <li>{say('proof.result')}</li>
      <li>{say('proof.ledger')}</li>
      <li>{say('proof.seen')}</li>
    </ul>
    <h3>{say('proof.not')}</h3>
    <ul className="check-proof is-not">
      <li>{say('proof.strokes')}</li>
      <li>{say('proof.rewritten')}</li>
      <li>{say('proof.stolen')}</li>
    </ul>
  </details>
);
