import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconExclamationCircle } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CellSaves } from './model/cell-saves.ts';

type Props = {
  saves: CellSaves;
  onShow: (rowId: string, field: string) => void;
  /** How far saving has come. */
  children?: ReactNode;
};

/** How many cells could not be saved, with the way to the first of them. */
export function SaveLine({ saves, onShow, children }: Props) {
  const { t } = useTranslation('grid');
  const unsettled = [...saves].flatMap(([rowId, own]) =>
    [...own].flatMap(([field, { state }]) => (state === 'saving' || state === 'saved' ? [] : [{ rowId, field }])),
  );
  const [first] = unsettled;
  return (
    <div role="status">
      {children}
      {first !== undefined && (
        <span className="alarm inline-row gap-8">
          <IconExclamationCircle aria-hidden size={16} />
          {t('unsaved', { count: unsettled.length })}
          <Button size="compact-sm" variant="default" onClick={() => onShow(first.rowId, first.field)}>
            {t('showUnsaved')}
          </Button>
        </span>
      )}
    </div>
  );
}
