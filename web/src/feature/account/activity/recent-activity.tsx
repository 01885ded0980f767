import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import classes from './activity.module.css';
import { foldSteps } from './fold.ts';
import { recentActivity } from './query.ts';
import { useSpeaker } from './say.ts';
import { sentenceOf } from './sentence.ts';

/** The last lines of the log, each leading to its values. */
export function RecentActivity() {
  const { t } = useTranslation('activity');
  const speaker = useSpeaker();
  const read = useQuery(recentActivity());
  if (read.data === undefined) return <Unread of={[read]} />;
  const { data } = read;
  return (
    <>
      {data.length === 0 && <p>{t('recentNone')}</p>}
      <ul className={`frame ruled ${classes.recent}`}>
        {foldSteps(data).map((line) => (
          <li key={line.id}>
            <TextLink to={`/activities/${line.id}`} className={classes.sentence} label={sentenceOf(line, speaker)} />
            <time dateTime={line.at} className="tabular">
              {formatOffice(line.at)}
            </time>
          </li>
        ))}
      </ul>
      <TextLink to="/activities" label={t('recentAll')} />
    </>
  );
}
