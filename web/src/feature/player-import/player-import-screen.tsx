import { Button } from '@mantine/core';
import { IconFlagOff, IconStack2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StateNote } from '../../ui/page/state-note.tsx';
import { useUnsaved } from '../../ui/page/unsaved.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { ResultNote } from './result-note.tsx';
import { SourceForm } from './source/source-form.tsx';
import { usePlayerImport } from './use-player-import.ts';

type Props = {
  tournamentId: string;
  isClosed: boolean;
  divisionNames: readonly string[];
  teeNames: readonly string[];
};

/** From an organiser's list to players: choose it, fix it, import it. Divisions must exist first. */
export function PlayerImportScreen({ tournamentId, isClosed, divisionNames, teeNames }: Props) {
  const { t } = useTranslation('player-import');
  const tool = usePlayerImport(tournamentId);
  const base = `/tournaments/${tournamentId}`;
  useUnsaved(tool.list !== null && tool.result === null, t('leaveText'), tool.saved);
  if (isClosed)
    return <StateNote icon={<IconFlagOff aria-hidden size={36} stroke={1.4} />} title={t('closedTitle')} text={t('closedText')} />;
  if (tool.result !== null) return <ResultNote result={tool.result} playersPath={`${base}/players`} onMore={tool.startOver} />;
  if (tool.list !== null) return <PreviewScreen tool={tool} list={tool.list} divisionNames={divisionNames} teeNames={teeNames} />;
  if (divisionNames.length === 0) {
    return (
      <StateNote
        icon={<IconStack2 aria-hidden size={36} stroke={1.4} />}
        title={t('noDivisionTitle')}
        text={t('noDivisionText')}
        action={
          <Button component={Link} to={`${base}/divisions`}>
            {t('toDivisions')}
          </Button>
        }
      />
    );
  }
  return <SourceForm tournamentId={tournamentId} isReading={tool.isReading} refusal={tool.refusal} onRead={tool.read} />;
}
