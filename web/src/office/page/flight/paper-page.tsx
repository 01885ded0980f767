import type { PaperState } from '@fairway/api';
import type { PaperKind } from '@fairway/api/choice/output/paper';
import { conflictsOf } from '@fairway/api/rule/field/flight-conflict';
import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { divisions } from '../../../feature/field/division/query.ts';
import { ConflictList } from '../../../feature/field/flight/conflict-list.tsx';
import { arrangement } from '../../../feature/field/flight/query.ts';
import { type Choice, kindOf, wishOf } from '../../../feature/output/paper/choice.ts';
import classes from '../../../feature/output/paper/paper.module.css';
import { PaperCard } from '../../../feature/output/paper/paper-card.tsx';
import { CodeNote, PaperOptions } from '../../../feature/output/paper/paper-options.tsx';
import { papers } from '../../../feature/output/paper/query.ts';
import { WorkbookList } from '../../../feature/output/workbook/workbook-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** With words of their own, after the tournament alone. */
const TournamentPostings = lazy(async () => {
  const file = import('../../../feature/result/scoring-record/tournament-postings.tsx');
  const [part] = await Promise.all([file, loadWords(['choice', 'club-handicap', 'rule'])]);
  return { default: part.TournamentPostings };
});

/** In the order in which a secretary needs them. */
const GROUPS = {
  play: ['score-card', 'flight-sheet', 'start-list', 'bag-tag', 'flight-label', 'cart-sign', 'side-award-board', 'regulation'],
  match: ['match-card', 'match-sign', 'order-of-play', 'bracket', 'match-result'],
  result: ['leaderboard', 'result', 'winner', 'certificate'],
} as const satisfies Readonly<Record<string, readonly PaperKind[]>>;

/** Everything that is printed of a tournament, as PDF; the address keeps what was chosen. Below it the same lists as Excel workbooks. */
export function PaperPage() {
  const { t } = useTranslation('paper');
  const tournament = useTournament();
  const { id, rounds, public: isPublic, timeZone, state, play } = tournament;
  const may = useMayHere();
  const language = useLanguage();
  const current = (rounds.find(({ finished }) => !finished) ?? rounds.at(-1))?.id ?? '';
  const defaults = useMemo(
    (): Choice => ({ kind: '', size: 'a4', language, round: current, division: '', each: 'four', code: 'board' }),
    [language, current],
  );
  const [chosen, change] = useAddress(defaults);
  const mayCode = may('link.write') && state !== 'closed' && rounds.find((round) => round.id === chosen.round)?.finished === false;
  const wish = wishOf(id, chosen, mayCode);
  const choice = { ...chosen, code: wish.query.code ?? 'board' };
  const named = useQuery(divisions(id));
  const read = useQuery(papers(wish));
  const of = new Map<PaperKind, PaperState>(read.data?.items.map((paper) => [paper.kind, paper]));
  return (
    <Stack gap="lg" pt="xs">
      <PaperOptions choice={choice} change={change} rounds={rounds} divisions={named.data?.items ?? []} mayCode={mayCode} />
      <CodeNote tournamentId={id} choice={choice} isPublic={isPublic} isSecure={read.data?.secure ?? true} mayCode={mayCode} />
      <Unread of={[named]} />
      {choice.round !== '' && <DoublesNote tournamentId={id} roundId={choice.round} />}
      {read.data === undefined && <Unread of={[read]} height={1} />}
      {(['play', ...(play === 'match' ? (['match'] as const) : []), 'result'] as const).map((group) => (
        <section key={group} aria-labelledby={`papers-${group}`}>
          <Title order={2} size="h4" id={`papers-${group}`} mb="sm">
            {t(`screen.groups.${group}`)}
          </Title>
          <ul className={classes.papers}>
            {GROUPS[group].map((kind) => {
              const paper = of.get(kind);
              if (paper === undefined) return read.isLoading && <Skeleton key={kind} component="li" height={420} />;
              return <PaperCard key={kind} paper={paper} wish={wish} timeZone={timeZone} isNamed={kindOf(choice) === kind} />;
            })}
          </ul>
        </section>
      ))}
      <WorkbookList tournamentId={id} play={play} />
      {state === 'closed' && (
        <Suspense>
          <TournamentPostings tournament={tournament} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Bag tags and caddies that are there twice stand on the paper too. */
function DoublesNote({ tournamentId, roundId }: { tournamentId: string; roundId: string }) {
  const read = useQuery(arrangement(tournamentId, roundId));
  if (read.data === undefined) return <Unread of={[read]} />;
  return <ConflictList conflicts={conflictsOf(read.data).filter(({ kind }) => kind === 'caddie' || kind === 'bag-tag')} />;
}
