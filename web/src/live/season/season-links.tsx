import type { PublicSeasonNamed } from '@fairway/api';
import { API_BASE } from '../../lib/api/api-base.ts';
import { PREFIX } from '../../lib/prefix.ts';
import { answerOf } from '../request.ts';
import { useAnswer } from '../use-answer.ts';
import { useSeasonWords } from './words.ts';

/** `query`: of which club, or of which tournament; '': all. */
export function SeasonLinks({ query }: { query: string }) {
  const say = useSeasonWords();
  const { answer } = useAnswer(query, () => answerOf<{ items: PublicSeasonNamed[] }>(`${API_BASE}/api/live/seasons${query}`));
  if (answer === null || say === null || answer.items.length === 0) return null;
  return (
    <nav className="row gap-16 wrap small" aria-label={say('list')}>
      <span className="quiet">{say('list')}</span>
      {answer.items.map(({ id, name }) => (
        <a key={id} href={`${PREFIX}/live/season?id=${id}`} translate="no">
          {name}
        </a>
      ))}
    </nav>
  );
}
