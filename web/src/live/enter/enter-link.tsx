import { PREFIX } from '../../lib/prefix.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { loadEnter } from './request.ts';

/** Leads from the page of a tournament to its form, while that takes entries or soon will. */
export function EnterLink({ tournamentId }: { tournamentId: string }) {
  const { t } = useWords();
  const { answer } = useAnswer(`enter ${tournamentId}`, () => loadEnter(tournamentId));
  if (answer === null || answer.mode !== 'open' || !['before', 'open'].includes(answer.phase)) return null;
  return (
    <p>
      <a className="button" href={`${PREFIX}/tournaments/${tournamentId}/live/enter`}>
        {t('enter')}
      </a>
    </p>
  );
}
