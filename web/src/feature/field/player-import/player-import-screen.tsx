import type { ReactNode } from 'react';
import { IconFlagOff } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { useUnsaved } from '../../../ui/page/unsaved.ts';
import { droppedCells } from './draft.ts';
import { PreviewScreen } from './preview-screen.tsx';
import type { ImportTarget } from './query.ts';
import { ResultNote } from './result-note.tsx';
import { SourceForm } from './source/source-form.tsx';
import { usePlayerImport } from './use-player-import.ts';

type Props = {
  into: ImportTarget;
  isClosed: boolean;
  divisionNames: readonly string[];
  teeNames: readonly string[];
  /** The most golfers of a side; null: single players compete. */
  sideSize: number | null;
  /** Adds divisions of these names; null: this person may not. */
  onAddDivisions: ((names: readonly string[]) => Promise<unknown>) | null;
  /** Chooses golfers whom the site knows, as cells to read. */
  register?: (onChosen: (cells: string) => void) => ReactNode;
};

/** From an organiser's list to players: choose it, fix it, import it. */
export function PlayerImportScreen({ into, isClosed, divisionNames, teeNames, sideSize, onAddDivisions, register }: Props) {
  const { t } = useTranslation('player-import');
  const base = 'tournamentId' in into ? `/tournaments/${into.tournamentId}` : null;
  const tool = usePlayerImport(into, base === null || divisionNames.length > 0);
  useUnsaved(tool.list !== null && tool.result === null, t('leaveText'), tool.saved);
  if (isClosed) return <StateNote icon={IconFlagOff} title={t('closedTitle')} text={t('closedText')} />;
  if (tool.result !== null)
    return (
      <ResultNote
        result={tool.result}
        dropped={tool.list === null ? 0 : droppedCells(tool.list.preview)}
        withoutDivision={tool.withoutDivision}
        base={base}
        onMore={tool.startOver}
      />
    );
  if (tool.list !== null) {
    const known = { divisionNames, teeNames, sideSize, base, onAddDivisions };
    return <PreviewScreen tool={tool} list={tool.list} {...known} />;
  }
  return <SourceForm into={into} isReading={tool.isReading} refusal={tool.refusal} onRead={tool.read} register={register} />;
}
