import type { GroupsShown } from '@fairway/api';
import { holesUpText, type SayMatch } from '@fairway/api/word/match-text';
import { pointsText } from '@fairway/api/word/points-text';
import inks from '../../../../ui/style/ink.module.css';
import classes from './group.module.css';

type Group = GroupsShown['groups'][number];
type Props = { group: Group; t: SayMatch; language: string };

const FIGURES = ['played', 'won', 'halved', 'lost'] as const;

/** The table of a group: who meets everybody, by points, and what put level ones apart. */
export function GroupTable({ group: { name, entrants, standings }, t, language }: Props) {
  const named = new Map(entrants.map((entrant) => [entrant.id, entrant.name]));
  const heads = [...FIGURES, 'holesUp', 'points'] as const;
  return (
    <table className={`tabular ${classes.group} ${inks.ink}`} translate="no">
      <caption>{t('group.name', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="for-listeners">{t('group.place')}</span>
          </th>
          <th scope="col">{t('group.entrant')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" title={t(`group.${head}`)}>
              <span aria-hidden="true">{t(`group.short.${head}`)}</span>
              <span className="for-listeners">{t(`group.${head}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ entrant, position, tied, points, holesUp, decidedBy, ...of }) => (
          <tr key={entrant}>
            <td>
              {of.played > 0 && (
                <>
                  <span aria-hidden="true">{`${tied ? 'T' : ''}${position}`}</span>
                  <span className="for-listeners">{tied ? `${position}, ${t('group.tied')}` : position}</span>
                </>
              )}
            </td>
            <th scope="row">
              {named.get(entrant) ?? ''}
              {decidedBy !== null && of.played > 0 && (
                <span className={`block quiet regular ${classes.why}`}>
                  {t('group.decidedBy', { tie: t(`group.tie.${decidedBy.by}`) })}
                </span>
              )}
            </th>
            {FIGURES.map((figure) => (
              <td key={figure}>{of[figure]}</td>
            ))}
            <td>{holesUpText(holesUp)}</td>
            <td className={classes.points}>{pointsText(points, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
