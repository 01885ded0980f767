import { PREFIX } from '../../lib/prefix.ts';
import { loadTournaments } from '../tournament-list/load-tournaments.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';

/** Leads from the page of a tournament to its form, while that takes entries or soon will. */
export function EnterLink({ tournamentId }: { tournamentId: string }) {
  const { t } = useWords();
  // of the list, which the server has in memory: most tournaments have no form, and a wrong address counts against its guests
  const { answer } = useAnswer('enter', () => loadTournaments(null));
  if (!answer?.some(({ id, enters }) => id === tournamentId && enters)) return null;
  return (
    <p>
      <a className="button" href={`${PREFIX}/tournaments/${tournamentId}/live/enter`}>
        {t('enter')}
      </a>
    </p>
  );
}
