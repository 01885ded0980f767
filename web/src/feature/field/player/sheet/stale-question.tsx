import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CellSave, CellSaves } from '../../../../ui/grid/model/cell-saves.ts';
import { fieldsFor } from '../../../../ui/record/field.ts';
import { StaleChoice } from '../../../../ui/record/stale/stale-choice.tsx';
import type { Field } from '../field/field.ts';
import { spokenText } from '../field/field-words.ts';
import type { FieldContext } from '../field/tee.ts';
import type { usePlayerSaver } from '../save/use-player-saver.ts';

type Props = { saves: CellSaves<Field>; saver: ReturnType<typeof usePlayerSaver>['saver']; context: FieldContext };

/** Another person has changed cells that this person was writing in: both values of each, and a choice. */
export function StaleQuestion({ saves, saver, context }: Props) {
  const { t } = useTranslation('player');
  const [postponed, setPostponed] = useState<ReadonlySet<CellSave>>(new Set());
  const stale = [...saves].flatMap(([playerId, own]) => {
    const cells = new Map([...own].filter(([, save]) => save.state === 'stale'));
    return [...cells.values()].some((save) => !postponed.has(save)) ? [{ playerId, cells }] : [];
  });
  const [question] = stale;
  if (question === undefined) return null;
  const { playerId, cells } = question;
  const fields = [...cells.keys()];
  const choose = (fromTheirs: readonly Field[]) => {
    saver.giveUp(playerId, fromTheirs);
    saver.keepMine(
      playerId,
      fields.filter((field) => !fromTheirs.includes(field)),
    );
  };
  return (
    <StaleChoice
      key={playerId}
      fields={fieldsFor(fields, (field) => ({
        label: t(`field.${field}`),
        inWords: (text: string) => spokenText(t, field, text, context),
      }))}
      choice={{
        differences: fields.map((key) => ({ key, changedBy: 'both' })),
        mine: textsOf(cells, ({ text }) => text),
        theirs: textsOf(cells, ({ message }) => message),
      }}
      onChoose={choose}
      onClose={() => setPostponed(new Set([...postponed, ...cells.values()]))}
    />
  );
}

type Texts = Readonly<Record<Field, string>>;

/** One of the two values of each cell in question. */
const textsOf = (cells: ReadonlyMap<Field, CellSave>, textOf: (save: CellSave) => string): Texts =>
  Object.fromEntries([...cells].map(([field, save]) => [field, textOf(save)])) as Texts;
