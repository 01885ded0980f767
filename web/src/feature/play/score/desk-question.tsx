import type { SayOf } from '@fairway/api/word/say';
import { Button, Kbd } from '@mantine/core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { focusCell } from './card/grid-events.ts';
import type { DeskState } from './desk/use-desk.ts';
import type { Question } from './key/desk-step.ts';
import { scoreText } from './review/score-text.ts';
import classes from './score-desk.module.css';

type Words = SayOf<['score', 'word']>;

/** What the desk asks before it writes, with the two keys that answer it; a phone presses the same as buttons. */
export function DeskQuestion({ question, press }: { question: Question } & Pick<DeskState, 'press'>) {
  const { t } = useTranslation(['score', 'word']);
  const line = useRef<HTMLSpanElement>(null);
  // The keys answer at the cell, wherever a click went.
  useEffect(() => {
    focusCell();
    line.current?.scrollIntoView({ block: 'nearest' });
    return focusCell;
  }, []);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <span ref={line} role="alert" className={`alarm inline-row gap-6 wrap strong ${classes.question}`}>
      {questionText(t, question)}
      <Button size="compact-sm" color="amber.7" onMouseDown={keepFocus} onClick={() => press({ kind: 'enter' })}>
        {t(`ask.${question.about}.yes`)} <Kbd size="xs">Enter</Kbd>
      </Button>
      <Button size="compact-sm" variant="default" onMouseDown={keepFocus} onClick={() => press({ kind: 'cancel' })}>
        {t(`ask.${question.about}.no`)} <Kbd size="xs">Esc</Kbd>
      </Button>
    </span>
  );
}

function questionText(t: Words, { about, changes }: Question): string {
  const [first] = changes;
  if (first === undefined) return '';
  if (about === 'hole-in-one') return t('ask.hole-in-one.text', { hole: first.hole });
  if (changes.length > 1) return t(`ask.${about}.many`, { count: changes.length });
  return t(`ask.${about}.text`, { hole: first.hole, before: scoreText(t, first.before), after: scoreText(t, first.after) });
}
