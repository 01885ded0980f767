import type { MatchHoleShown, StaffMatch } from '@fairway/api';
import type { HoleWinner } from '@fairway/golf';
import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import classes from './hole-entry.module.css';
import { saidByKey } from './hole-key.ts';
import { sayWord } from './say-word.ts';
import type { Saying } from './use-saying.ts';

type Props = {
  match: StaffMatch;
  names: readonly [string, string];
  /** How many holes the round has. */
  holes: number;
  isSaying: boolean;
  onSay: (saying: Saying) => void;
};

const LETTERS: Readonly<Record<string, string>> = { 0: 'W', 1: 'L', halved: '½' };

/** The holes of a match, each won, halved or lost by a key or a press; the next extra hole waits behind them. */
export function HoleEntry({ match, names, holes, isSaying, onSay }: Props) {
  const { t } = useTranslation(['contest', 'match-board']);
  const all = withNext(match);
  const [chosen, setChosen] = useState<number | null>(null);
  const [saidOf, setSaidOf] = useState<StaffMatch | null>(null);
  // whoever has said the last hole stands behind it until the answer: an extra hole may follow, and what is typed meanwhile is its
  const isAwaited = isSaying || saidOf === match;
  const behind = Math.max(0, ...all.map(({ hole }) => hole)) + 1;
  const last = all.length - 1;
  const index = all.findIndex(({ hole }) => hole === (chosen ?? match.next));
  const at = chosen !== null && chosen >= behind ? last + (isAwaited ? chosen - behind + 1 : 0) : Math.max(0, index);
  const line = useRef<HTMLUListElement>(null);
  const holeAt = (nth: number) => all[nth]?.hole ?? behind + nth - all.length;
  const focusOn = (nth: number) => line.current?.querySelectorAll<HTMLElement>('[data-hole]')[nth]?.focus();
  const go = (to: number) => {
    setChosen(holeAt(Math.max(to, 0)));
    focusOn(Math.min(Math.max(to, 0), last));
  };
  const arrived = chosen !== null && index === last ? chosen : null;
  useEffect(() => {
    if (arrived !== null && line.current?.contains(document.activeElement))
      line.current.querySelector<HTMLElement>(`[data-hole="${arrived}"]`)?.focus();
  }, [arrived]);
  const say = (winner: HoleWinner | null) => {
    const word = { kind: 'hole', hole: holeAt(at), winner } as const;
    onSay({ word, sentence: sayWord(word, names, [], holes, t) });
    setSaidOf(match);
    go(at + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const winner = saidByKey(event.key);
    if (step === undefined && winner === undefined) return;
    event.preventDefault();
    if (step !== undefined) go(at + step);
    else if (winner !== undefined) say(winner);
  };
  const choices = [
    { winner: 0, label: t('contest:match.wonBy', { name: names[0] }) },
    { winner: 'halved', label: t('contest:match.nobody') },
    { winner: 1, label: t('contest:match.wonBy', { name: names[1] }) },
  ] as const;
  return (
    <section aria-label={t('contest:match.holes')}>
      <Text size="xs" c="dimmed">
        {t('contest:match.holesHelp', { first: names[0], second: names[1] })}
      </Text>
      <ul ref={line} className={`row gap-4 wrap ${classes.holes}`} onKeyDown={onKeyDown}>
        {all.map((hole, nth) => (
          <li key={hole.hole}>
            <button
              type="button"
              className={`frame center ${classes.hole}`}
              data-hole={hole.hole}
              data-winner={hole.winner ?? undefined}
              aria-pressed={nth === at}
              data-autofocus={nth === at || undefined}
              aria-label={sayHole(hole, names, t)}
              tabIndex={nth === at ? 0 : -1}
              onClick={() => go(nth)}
            >
              <small>{hole.hole}</small>
              <b aria-hidden>{hole.winner === null ? '·' : LETTERS[hole.winner]}</b>
            </button>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        {choices.map(({ winner, label }) => (
          <Button key={winner} size="xs" variant="default" onClick={() => say(winner)}>
            {label}
          </Button>
        ))}
        <Button size="xs" variant="subtle" color="gray" onClick={() => say(null)}>
          {t('contest:match.clear')}
        </Button>
      </Group>
    </section>
  );
}

type Words = ReturnType<typeof useTranslation<['contest', 'match-board']>>['t'];

function sayHole({ hole, on, winner, by }: MatchHoleShown, names: Props['names'], t: Words): string {
  const who =
    winner === null
      ? t('contest:match.open')
      : winner === 'halved'
        ? t('contest:match.halved')
        : t('contest:match.wonBy', { name: names[winner] });
  const how =
    by === null
      ? null
      : t(({ strokes: 'contest:match.byStrokes', conceded: 'contest:match.byConceded', agreed: 'contest:match.byAgreed' } as const)[by]);
  const extra = on === hole ? null : t('contest:match.extra', { on });
  return t('contest:match.holeState', { hole, said: [who, how, extra].filter(Boolean).join(', ') });
}

/** The holes of a match and the extra one that comes next. */
function withNext({ holes, next }: StaffMatch): readonly MatchHoleShown[] {
  if (next === null || holes.some(({ hole }) => hole === next)) return holes;
  return [...holes, { hole: next, on: next, winner: null, by: null, nets: [null, null], lead: null }];
}
