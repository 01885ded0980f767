import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import type { TriedChange } from './change-words.ts';
import { NOTHING, type Tried } from './tried.ts';
import classes from './what-if.module.css';

/** The screen on which a change is really made. */
export type ChangePlace = { readonly to: string; readonly screen: string };

type Props = {
  readonly changes: readonly TriedChange[];
  readonly onTry: (tried: Tried) => void;
  /** null: the person may not make it. */
  readonly placeOf: (change: TriedChange) => ChangePlace | null;
};

/** What is tried, a line each, to take back or to make for good. */
export function ChangeList({ changes, onTry, placeOf }: Props) {
  const { t } = useTranslation('what-if');
  if (changes.length === 0) return null;
  return (
    <section className="panel" aria-label={t('changes')}>
      <h3 className={classes.title}>{t('changes')}</h3>
      <ul className={`column gap-8 mb-8 ${classes.changes}`}>
        {changes.map((change) => {
          const place = placeOf(change);
          return (
            <li key={change.key}>
              <span>
                {change.text}
                {place && (
                  <TextLink to={place.to} underline="always" display="block" fz="xs" label={t('apply', { screen: place.screen })} />
                )}
              </span>
              <CloseButton aria-label={t('undo', { change: change.text })} onClick={() => onTry(change.without)} />
            </li>
          );
        })}
      </ul>
      {changes.length > 1 && (
        <Button size="compact-sm" variant="default" onClick={() => onTry(NOTHING)}>
          {t('undoAll')}
        </Button>
      )}
    </section>
  );
}
