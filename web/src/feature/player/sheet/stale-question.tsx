import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleDialog } from '../../../ui/stale-dialog.tsx';
import type { Field, FieldContext } from '../field/field.ts';
import { spokenText } from '../field/field-words.ts';
import type { createPlayerSaver } from '../save/player-saver.ts';
import type { CellSave, Saves } from '../save/save-marks.ts';

type Props = { saves: Saves; saver: ReturnType<typeof createPlayerSaver>; context: FieldContext };

/** Somebody else has changed cells of a player that were being written in: both values of each, and a choice. */
export function StaleQuestion({ saves, saver, context }: Props) {
  const { t } = useTranslation('player');
  const [postponed, setPostponed] = useState<ReadonlySet<CellSave>>(new Set());
  const stale = [...saves].flatMap(([playerId, own]) => {
    const cells = new Map([...own].filter(([, save]) => save.state === 'stale'));
    return [...cells.values()].some((save) => !postponed.has(save)) ? [{ playerId, cells }] : [];
  });
  const [asked] = stale;
  if (asked === undefined) return null;
  const { playerId, cells } = asked;
  const fields = [...cells.keys()];
  const choose = (fromTheirs: readonly Field[]) => {
    saver.giveUp(playerId, fromTheirs);
    saver.keepMine(
      playerId,
      fields.filter((field) => !fromTheirs.includes(field)),
    );
  };
  return (
    <StaleDialog
      key={playerId}
      differences={fields.map((key) => ({ key, changedBy: 'both' }))}
      labelOf={(field) => t(`field.${field}`)}
      mine={(field) => spokenText(t, field, cells.get(field)?.text ?? '', context)}
      theirs={(field) => spokenText(t, field, cells.get(field)?.message ?? '', context)}
      onChoose={choose}
      onClose={() => setPostponed(new Set([...postponed, ...cells.values()]))}
    />
  );
}
