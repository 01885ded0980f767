import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import classes from './career.module.css';
import { career } from './query.ts';

/** Where the public page of a golfer is: for the desk to open and to send, and for a phone to scan. */
export function PublicPageLink({ golfer: { id, name } }: { golfer: { readonly id: string; readonly name: string } }) {
  const { t } = useTranslation('golfer');
  const read = useQuery(career(id));
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  const { page } = read.data;
  if (page === null) return <p className="small">{t('consent.hidden')}</p>;
  return (
    <div className="row wrap gap-16">
      <img className={classes.code} src={page.picture} alt={t('consent.code', { name })} />
      <div className="column gap-8">
        <Anchor href={page.url} target="_blank">
          {t('consent.open')}
        </Anchor>
        <CopyButton value={page.url} label={t('consent.copy')} />
      </div>
    </div>
  );
}
