import type { WinnerList } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { useNameless } from './nameless.ts';
import { usePublication } from './query.ts';
import classes from './winner-table.module.css';

type Props = { tournamentId: string; timeZone: string; list: WinnerList; complete: boolean; mayPublish: boolean; isClosed: boolean };

/** At the foot, as the last step: whether the public sees the winners, what has changed since, and the next step. */
export function PublicationBar({ tournamentId, timeZone, list, complete, mayPublish, isClosed }: Props) {
  const { publication, items } = list;
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  const { publish, unpublish } = usePublication(tournamentId);
  const sayNameless = useNameless();
  const isBusy = publish.isPending || unpublish.isPending;
  const show = async () => {
    const nameless = await sayNameless(items);
    const words = { title: t('publication.askTitle'), text: nameless ?? '', action: t('publication.publish') };
    if (nameless === null || (await confirm(words))) publish.mutate({ seen: list });
  };
  const withdraw = async () => {
    if (await confirm({ title: t('publication.stopTitle'), text: t('publication.stopText'), action: t('publication.stop') }))
      unpublish.mutate({ seen: list });
  };
  const keep = async () => {
    if (await confirm({ title: t('publication.fileTitle'), text: t('publication.fileText'), action: t('publication.file') }))
      location.assign(`${API_BASE}/api/live/tournaments/${tournamentId}/result.html`);
  };
  const changed = items.filter(({ awardId }) => publication?.changedAwards.includes(awardId)).map((award) => sayAward(award, t, language));
  const isChanged = publication?.isChanged === true;
  const isOpen = items.some(({ open }) => open.length > 0);
  const says =
    publication !== null
      ? 'publication.sinceText'
      : !complete
        ? 'publication.notYet'
        : isOpen
          ? 'publication.openText'
          : 'publication.noneText';
  return (
    <section className={`row between gap-24 wrap ${classes.publication}`} aria-label={t('publication.label')} data-docked>
      <div className="row baseline wrap row baseline wrap gap-16 tight">
        <StatusMark tone={isChanged ? 'attention' : publication ? 'active' : 'quiet'}>
          {publication === null
            ? t('publication.none')
            : t(isChanged ? 'publication.changed' : 'publication.since', { time: formatInstant(publication.publishedAt, timeZone) })}
        </StatusMark>
        {changed.length > 0 && <div className={classes.changed}>{changed.join(', ')}</div>}
        <div className="quiet regular">{t(says)}</div>
      </div>
      <Group gap="xs">
        {isClosed && publication !== null && !isChanged && (
          <Button variant="default" onClick={keep}>
            {t('publication.file')}
          </Button>
        )}
        {mayPublish && publication !== null && (
          <Button variant="default" disabled={isBusy} onClick={withdraw}>
            {t('publication.stop')}
          </Button>
        )}
        {mayPublish && (publication === null || isChanged) && (
          <Button variant={isOpen ? 'default' : 'filled'} loading={isBusy} onClick={() => void show()}>
            {t(publication === null ? 'publication.publish' : 'publication.again')}
          </Button>
        )}
      </Group>
    </section>
  );
}
