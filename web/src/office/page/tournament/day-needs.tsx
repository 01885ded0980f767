import type { ReadyCheck, Tournament } from '@fairway/api';
import { IconAlertTriangle } from '#icon';
import { lineTexts } from '../../../feature/result/ready-check/finding-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FoldedLine } from '../../../ui/mark/folded-line.tsx';
import classes from './tournament-detail-page.module.css';
import { useReadySpeaker } from './use-ready-speaker.ts';

type Props = { tournament: Tournament; check: ReadyCheck; items: readonly string[] };

/** What is to be looked at in each passed stage of the day, as the ready check says it. */
export function DayNeeds({ tournament, check, items }: Props) {
  const { t } = useTranslation('ready-check');
  const speaker = useReadySpeaker(tournament, check);
  const failing = check.lines.filter(({ item, state }) => state === 'fail' && items.includes(item));
  return (
    <ul className={`column gap-6 ${classes.needs}`}>
      {failing.map(({ item, findings }) => (
        <li key={item} className="row gap-8 top">
          <IconAlertTriangle aria-hidden size={18} stroke={1.8} />
          <div>
            <b>{t(`item.${item}`)}</b>
            {lineTexts(
              findings.filter(({ state }) => state === 'fail'),
              t,
              speaker,
            ).map((text) => (
              <div key={text.text}>
                <FoldedLine {...text} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
