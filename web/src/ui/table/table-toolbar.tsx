import { type ReactNode, useId, useState } from 'react';
import { IconFilter } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './table-toolbar.module.css';

type Props = {
  count: string;
  /** The count is not said as it changes: what changes it is. */
  isQuiet?: boolean;
  search?: ReactNode;
  /** What narrows the list: on a phone behind one button. */
  filters?: ReactNode;
  /** What can be done, the most wanted first. */
  children?: ReactNode;
};

/** Above a table: search, filters, what can be done, and always how many there are. */
export function TableToolbar({ count, isQuiet = false, search, filters, children }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={`row gap-8 mb-8 ${classes.bar}`}>
      <div className={`row gap-8 grow wrap ${classes.toolbar}`}>
        {search}
        {filters && (
          <>
            <button
              type="button"
              className={classes.toggle}
              aria-label={t('filters')}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <IconFilter aria-hidden size={18} />
            </button>
            <div id={id} className={classes.filters} data-open={open || undefined}>
              {filters}
            </div>
          </>
        )}
        {children}
      </div>
      <output className={classes.count} aria-live={isQuiet ? 'off' : undefined}>
        {count}
      </output>
    </div>
  );
}
