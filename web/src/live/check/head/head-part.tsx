import type { CheckSay } from '@fairway/api/word/say/check';
import { readable } from '@fairway/facts/readable';
import { type FormEvent, useEffect, useState } from 'react';
import { useQuery } from '../../address.ts';
import { useWords } from '../../words.ts';
import type { ResultProps } from '../card/card-view.tsx';
import { headOnPaper } from './seen-head.ts';
import { readSigns } from './signs.ts';

/** The head of the ledger, what this phone saw of it, and the comparison with a code on paper. */
export function HeadPart({ outcome: { checked, seen }, say }: ResultProps) {
  const { t } = useWords();
  const { ledger, core } = checked.facts;
  if (ledger === null) return null;
  const agreeing = seen.length - checked.findings.filter(({ of }) => of === 'seen').length;
  // the head that the page itself has just shown says nothing of earlier
  const earlier = seen.filter(({ head }) => head !== ledger.head).length;
  return (
    <section className="check-part">
      <h2>{say('head.title')}</h2>
      <p>
        {t('ledgerHead')}: <code translate="no">{readable(ledger.head)}</code> · {say('head.lines', { count: ledger.lines.length })}
      </p>
      <p>{say('head.about')}</p>
      {agreeing === seen.length && <p>{earlier === 0 ? say('head.notSeen') : say('head.seen', { count: earlier })}</p>}
      <Compare commits={ledger.lines.map(({ commit }) => commit)} tournamentId={core.tournament.id} say={say} />
    </section>
  );
}

/** Computed when somebody compares, by the engine that has checked the rest. */
const headsOf = async (tournamentId: string, commits: readonly string[]) =>
  (await import('../ask-checker.ts')).askChecker({ of: 'heads', tournamentId, commits });

type CompareProps = { commits: readonly string[]; tournamentId: string; say: CheckSay };

function Compare({ commits, tournamentId, say }: CompareProps) {
  const scanned = headOnPaper(useQuery())?.head ?? null;
  const [typed, setTyped] = useState(scanned === null ? '' : readable(scanned));
  const [said, setSaid] = useState('');
  const compare = async (isIt: (head: string) => boolean) => {
    const heads = await headsOf(tournamentId, commits).catch(() => null);
    if (heads === null) return setSaid(say('failedHint'));
    const line = heads.findIndex(isIt);
    if (line === -1) setSaid(say('compare.missing'));
    else setSaid(line === commits.length ? say('compare.last') : say('compare.found', { line }));
  };
  const compareTyped = (event: FormEvent) => {
    event.preventDefault();
    const signs = readSigns(typed);
    if (signs === null) setSaid(say('compare.wrong'));
    else void compare((head) => readable(head) === signs);
  };
  // a scanned paper is compared at once, by its whole head
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each paper
  useEffect(() => {
    if (scanned !== null) void compare((head) => head === scanned);
  }, [scanned]);
  return (
    <details open={scanned !== null}>
      <summary>{say('compare.title')}</summary>
      <form className="check-compare" onSubmit={compareTyped}>
        <label>
          {say('compare.label')}
          <input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" spellCheck={false} maxLength={40} />
        </label>
        <button type="submit" className="button">
          {say('compare.button')}
        </button>
      </form>
      <p role="status">{said}</p>
    </details>
  );
}
