import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../toast/toast.tsx';
import type { Pasted } from './model/grid-change.ts';

/** Says how many cells were pasted, and how many had no place. */
export function usePasteNotice(): (pasted: Pasted) => void {
  const { t } = useTranslation('grid');
  return useCallback(
    ({ edits, missedRows, missedColumns, readOnly }) => {
      const done = edits.length > 0 ? t('pasted', { count: edits.length }) : t('pastedSame');
      const left = [
        missedRows > 0 && t('missedRows', { count: missedRows }),
        missedColumns > 0 && t('missedColumns', { count: missedColumns }),
        readOnly.length > 0 && t('readOnly', { columns: readOnly.join(', ') }),
      ].filter((sentence) => sentence !== false);
      if (left.length === 0) showToast('success', done, '');
      else showToast('warning', t('missedTitle'), [edits.length > 0 && done, ...left].filter(Boolean).join(' '));
    },
    [t],
  );
}
