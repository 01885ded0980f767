import type { PublicSeasonNamed } from '@fairway/api';
import { API_BASE } from '../../lib/api/api-base.ts';
import { PREFIX } from '../../lib/prefix.ts';
import { answerOf } from '../request.ts';
import { useAnswer } from '../use-answer.ts';

/** Published seasons by their names. `query`: of which club, or of which tournament; '': all. */
export function SeasonLinks({ query }: { query: string }) {
  const { answer } = useAnswer(query, () => answerOf<{ items: PublicSeasonNamed[] }>(`${API_BASE}/api/live/seasons${query}`));
  if (!answer?.items.length) return null;
  return (
    <p className="row gap-16 wrap small" translate="no">
      {answer.items.map(({ id, name }) => (
        <a key={id} href={`${PREFIX}/live/season?id=${id}`}>
          {name}
        </a>
      ))}
    </p>
  );
}
