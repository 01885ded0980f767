import type { Player } from '@fairway/api';
import type { TFunction } from 'i18next';
import spoken from '../../../../ui/spoken.module.css';
import { type Field, type FieldContext, kindOf } from '../../field/field.ts';
import { fieldText } from '../../field/field-text.ts';
import { spokenText } from '../../field/field-words.ts';
import type { Placement } from '../../list/placement.ts';
import classes from '../grid.module.css';
import type { CellSave } from './cell-saver.ts';
import { SaveMark } from './save-mark.tsx';

type Props = {
  /** From the row, so that hundreds of cells do not each watch the language. */
  t: TFunction<readonly ['player', 'word']>;
  player: Player;
  field: Field;
  context: FieldContext;
  placement: Placement;
  writable: boolean;
  save: CellSave | undefined;
};

/** A cell that is only looked at: the value, or what was typed and is not saved yet. */
export function StillCell({ t, player, field, context, placement, writable, save }: Props) {
  const text = save === undefined || save.state === 'saved' ? fieldText(player, field, context) : save.text;
  if (kindOf(field) === 'flag') {
    return (
      <>
        <span className={classes.box} data-toggle={writable || undefined} data-checked={text !== '' || undefined} aria-hidden>
          {text !== '' && '✓'}
        </span>
        <span className={spoken.only}>{text !== '' ? t('word:yes') : t('word:no')}</span>
        <SaveMark t={t} save={save} />
      </>
    );
  }
  const marked = field === 'division' && (placement === 'auto' || placement === 'misfit') ? placement : null;
  return (
    <>
      <span
        className={classes.text}
        data-none={(field === 'division' && text === '') || undefined}
        data-status={field === 'status' ? text : undefined}
      >
        {spokenText(t, field, text, context)}
      </span>
      {marked !== null && (
        <span className={classes.placement} data-placement={marked} title={t(`${marked}Title`)}>
          {t(marked)}
        </span>
      )}
      <SaveMark t={t} save={save} />
    </>
  );
}
