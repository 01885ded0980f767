import type { HiddenPart, PublicBoard } from '@fairway/api';
import { formatClock } from '../../lib/value/date.ts';
import { type Say, useWords } from '../words.ts';

/** What stays hidden until the presentation, in one line. */
export function HiddenLine({ board, divisionId }: { board: PublicBoard; divisionId: string | null }) {
  const { t } = useWords();
  const sentences = hiddenWords(board, divisionId, t);
  return sentences.length === 0 ? null : <p className="hidden-line">{sentences.join(' ')}</p>;
}

/** Of the division that is chosen, or of all of them. */
export function hiddenWords({ hidden, divisions, timeZone }: PublicBoard, chosen: string | null, t: Say): string[] {
  const sentence = ({ holes, frozenAt }: HiddenPart): string =>
    [holes > 0 && t('hiddenHoles', { count: holes }), frozenAt && t('frozen', { time: formatClock(new Date(frozenAt), timeZone) })]
      .filter(Boolean)
      .join(' ');
  return hidden.flatMap((part) => {
    if (part.divisionId === null) return [sentence(part)];
    const name = divisions.find(({ id }) => id === part.divisionId)?.name;
    if (name === undefined || (chosen !== null && chosen !== part.divisionId)) return [];
    return [chosen === null ? t('hiddenOf', { name, said: sentence(part) }) : sentence(part)];
  });
}
