import type { ActivityChange, ActivityLine } from '@fairway/api';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { Facts } from '../../../ui/record/facts.tsx';
import type { Fields } from '../../../ui/record/field.ts';
import tableClasses from '../../../ui/table/table.module.css';
import classes from './activity.module.css';
import { type Speaker, useSpeaker } from './say.ts';
import { subjectOf, whoOf } from './sentence.ts';
import { labelOf, valueInWords } from './value.ts';

type About = { at: string; who: string; kind: string; tournament: string; site: string };

/** One line of the log: when, who, where, and every value before and after. `path`: where the subject is, if the reader may go there. */
export function ActivityDetail({ line, path }: { line: ActivityLine; path: string | null }) {
  const { t } = useTranslation('activity');
  const speaker = useSpeaker();
  const fields: Fields<About> = {
    at: { label: t('column.at') },
    who: { label: t('column.who') },
    kind: { label: t('column.what') },
    tournament: { label: t('column.tournament') },
    site: { label: t('column.site') },
  };
  const about: About = {
    at: formatOffice(line.at),
    who: whoOf(line, speaker),
    kind: speaker.say(`activity:kind.${line.kind}`),
    tournament: line.tournament?.name ?? '',
    site: line.site?.name ?? '',
  };
  const subject = subjectOf(line, speaker);
  return (
    <>
      <section className="panel" aria-label={t('label')}>
        <Facts fields={fields} of={about} keys={['at', 'who', 'kind', 'tournament', 'site']} />
        {path !== null && <TextLink to={path} mt="sm" display="inline-block" label={t('detail.open', { subject })} />}
        {path === null && line.subjectId !== null && !line.exists && (
          <Text size="sm" c="dimmed" mt="sm">
            {t('detail.gone')}
          </Text>
        )}
      </section>
      {line.changes.length > 0 ? <Values line={line} speaker={speaker} /> : <Text c="dimmed">{t('detail.nothing')}</Text>}
    </>
  );
}

function Values({ line: { changes, names }, speaker }: { line: ActivityLine; speaker: Speaker }) {
  const { t } = useTranslation('activity');
  const isChange = changes.some(({ before }) => before !== null);
  return (
    <div className="frame">
      <table className={`${tableClasses.table} ${classes.values}`} aria-label={t(isChange ? 'detail.values' : 'detail.only')}>
        <thead>
          <tr>
            <th scope="col">{t('detail.value')}</th>
            {isChange && <th scope="col">{t('detail.before')}</th>}
            <th scope="col">{isChange ? t('detail.after') : t('detail.only')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.subjectType} ${change.of} ${change.field}`}>
              <th scope="row">{labelWithOwner(change, names, speaker)}</th>
              {isChange && <td>{valueInWords(change, change.before, speaker, names) ?? '–'}</td>}
              <td>{valueInWords(change, change.after, speaker, names) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of an imported list the player is named, of a card its round. */
function labelWithOwner(change: ActivityChange, names: ActivityLine['names'], speaker: Speaker): string {
  const field = labelOf(change, speaker);
  const owner = change.of === null ? undefined : names[change.of];
  if (owner === undefined) return field;
  const of = /^\d+$/.test(owner) ? speaker.say('activity:value.round', { name: owner }) : owner;
  return speaker.say('activity:detail.of', { field, of });
}
