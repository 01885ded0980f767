import type { EntryFact } from '@fairway/api';
import { holeIndex } from '@fairway/api/rule/field/round-hole';
import type { SayOf } from '@fairway/api/word/say';
import { Button, Kbd } from '@mantine/core';
import type { MouseEvent } from 'react';
import { IconHistory } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock } from '../../../lib/value/date.ts';
import type { SetStatus } from './card/card-status.tsx';
import { openStatus } from './card/grid-events.ts';
import { type CardView, holeOf, viewOf } from './desk/desk-view.ts';
import type { DeskState } from './desk/use-desk.ts';
import { DeskQuestion } from './desk-question.tsx';
import { DriveBar } from './drive-bar.tsx';
import type { PasteProblem } from './key/pasted-card.ts';
import { scoreText } from './review/score-text.ts';
import classes from './score-desk.module.css';
import type { OpenWindow } from './use-windows.ts';

type Words = SayOf<['score', 'word']>;
type Props = {
  desk: DeskState;
  oneCard: boolean;
  statusOf: (view: CardView) => SetStatus;
  onOpen: OpenWindow;
  /** Of the club. */
  timeZone: string;
  /** The fewest tee shots of each partner; null: they are not counted. */
  drives: number | null;
};

/** Below the cards: where the cursor is, what the desk asks, and remarks about the last typed score. */
export function HoleLine({ desk, oneCard, statusOf, onOpen, timeZone, drives }: Props) {
  const { t } = useTranslation(['score', 'word']);
  const { place, question } = desk.desk;
  const view = viewOf(desk.views, place?.playerId);
  const hole = place === null ? undefined : holeOf(view, place.hole);
  const problem = question === null ? problemOf(t, desk) : null;
  return (
    <div className={`row gap-16 wrap ${classes.holeLine}`}>
      {view !== undefined && hole !== undefined && (
        <span>
          <strong>{t('holeNumber', { hole: hole.hole })}</strong>
          {` · ${t('par')} ${view.course.par[holeIndex(view.course, hole.hole)]}`}
          {view.course.strokeIndex !== null && ` · ${t('strokeIndex')} ${view.course.strokeIndex[holeIndex(view.course, hole.hole)]}`}
          {!oneCard && ` · ${view.card.name}`}
          {view.card.confirmed.includes(hole.hole) && ` · ${t('confirmed')}`}
        </span>
      )}
      {problem !== null && (
        // each refusal is a new one, also where the sentence is the same
        <span key={desk.last.nth} role="alert" className="needs-person strong">
          {problem}
        </span>
      )}
      <span role="status" className="needs-person strong">
        {problem === null && question === null && remarkOf(t, desk, oneCard)}
      </span>
      {question !== null && <DeskQuestion question={question} press={desk.press} />}
      {question === null && desk.problem === null && desk.asked?.view.writable && (
        <Button size="compact-sm" variant="default" onMouseDown={keepFocus} onClick={desk.confirmAsked}>
          {t('correct')} <Kbd size="xs">C</Kbd>
        </Button>
      )}
      {place !== null && drives !== null && view !== undefined && hole !== undefined && (
        <DriveBar view={view} hole={place.hole} by={desk.driveOn(place)} least={drives} onDrive={(by) => desk.drive(place, by)} />
      )}
      {hole?.dispute && (
        <span className="needs-person strong">
          {[hole.dispute.shown, ...hole.dispute.rivals].map((entry) => valueText(t, entry, timeZone)).join(' ≠ ')}
        </span>
      )}
      {hole?.dispute && (
        <Button size="compact-sm" color="amber.7" onClick={() => onOpen({ what: 'disputes' })}>
          {t('told.disputeMark')}: {t('dispute.settle')}
        </Button>
      )}
      {view?.writable && view.missing.length === 0 && !view.total.counts && (
        <Button size="compact-sm" variant="subtle" data-second-typing onClick={() => onOpen({ what: 'again', playerId: view.playerId })}>
          {t('again')} <Kbd size="xs">K</Kbd>
        </Button>
      )}
      {view?.writable && (
        <Button size="compact-sm" variant="subtle" data-total-typing onClick={() => onOpen({ what: 'total', playerId: view.playerId })}>
          {t('totalOnly.button')} <Kbd size="xs">T</Kbd>
        </Button>
      )}
      {!oneCard && view !== undefined && statusOf(view) !== undefined && (
        <Button size="compact-sm" variant="subtle" onMouseDown={keepFocus} onClick={() => openStatus(view.playerId)}>
          {t('statusMenu')} <Kbd size="xs">S</Kbd>
        </Button>
      )}
      {!oneCard && view !== undefined && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconHistory aria-hidden size={16} />}
          onClick={() => onOpen({ what: 'history', playerId: view.playerId })}
        >
          {t('history')}
        </Button>
      )}
    </div>
  );
}

/** The keys stay at the cell. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A value of a disputed hole, with its author and time. */
const valueText = (t: Words, { score, authorName, enteredAt }: EntryFact, timeZone: string): string =>
  `${scoreText(t, score)} (${t('dispute.by', { author: authorName, time: formatClock(new Date(enteredAt), timeZone) })})`;

/** Why the last key was refused. */
function problemOf(t: Words, { desk, problem, views }: DeskState): string | null {
  if (problem === 'not-writable') {
    const closed = viewOf(views, desk.place?.playerId)?.closed;
    return closed ? t(`closed.${closed}`) : null;
  }
  if (problem === null) return null;
  return typeof problem === 'string' ? t(`told.${problem}`) : pasteText(t, problem);
}

/** What is odd about the score of the cursor or the one typed last; else the end of the list. */
function remarkOf(t: Words, { end, asked }: DeskState, oneCard: boolean): string | null {
  if (asked?.hole.odd) {
    const { view, hole } = asked;
    return t(`told.${asked.hole.odd}`, { name: view.card.name, hole: hole.hole, strokes: String(hole.score) });
  }
  return end ? t(oneCard ? 'told.flight-done' : 'told.end-of-list') : null;
}

function pasteText(t: Words, problem: PasteProblem): string {
  switch (problem.code) {
    case 'paste-count':
      return t('told.paste-count', problem);
    case 'paste-eighteen':
      return t('told.paste-eighteen', problem);
    case 'paste-value':
      return t('told.paste-value', problem);
    case 'paste-total':
      return t('told.paste-total', problem);
  }
}
