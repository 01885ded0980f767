import tableClasses from '../../../ui/table/table.module.css';
import type { WinnerGroup } from './winner-group.ts';
import { type WinnerActions, WinnerRow } from './winner-row.tsx';
import classes from './winner-table.module.css';
import type { Speaker } from './winner-words.ts';

type Props = {
  group: WinnerGroup;
  complete: boolean;
  speaker: Speaker;
  opened: ReadonlySet<string>;
  onToggle: (awardId: string) => void;
  may: WinnerActions;
};

/** A group of awards, its name at the head of its first column; one in which nobody wins anything yet is folded to a line. */
export function WinnerSection({ group, complete, speaker, ...rows }: Props) {
  const { t } = speaker;
  const title = titleOf(group, t);
  const table = <WinnerRows group={group} complete={complete} speaker={speaker} title={title} {...rows} />;
  if (group.isBlank && !complete) {
    return (
      <details className={`frame ${classes.blank}`}>
        <summary>
          <strong>{title}</strong> <span className="quiet regular">{t('group.blank', { count: group.awards.length })}</span>
        </summary>
        {table}
      </details>
    );
  }
  return (
    <section className="frame" aria-label={title}>
      {table}
    </section>
  );
}

function titleOf({ of, whose }: WinnerGroup, t: Speaker['t']): string {
  if (of === 'contest') return whose ?? '';
  return of === 'division' ? t('group.division', { name: whose ?? '' }) : t(`group.${of}`);
}

function WinnerRows({ group, complete, speaker, title, opened, onToggle, may }: Props & { title: string }) {
  const { t } = speaker;
  const { figures, awards } = group;
  return (
    <table className={`${tableClasses.table} ${classes.table}`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={classes.awardColumn}>
            {title}
          </th>
          <th scope="col">{t('column.winner')}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" data-numeric className={classes.figureColumn}>
              {t(`column.${figure}`)}
            </th>
          ))}
          <th aria-hidden className={classes.actionColumn} />
        </tr>
      </thead>
      <tbody>
        {awards.map((award) => (
          <WinnerRow
            key={award.awardId}
            award={award}
            group={group}
            complete={complete}
            speaker={speaker}
            isOpen={opened.has(award.awardId)}
            onToggle={() => onToggle(award.awardId)}
            may={may}
          />
        ))}
      </tbody>
    </table>
  );
}
