import type { Division } from '@fairway/api';
import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import tableClasses from '../../../ui/table/table.module.css';
import classes from './division-table.module.css';
import { rangeInWords } from './warning-words.ts';

type Actions = {
  onEdit: (division: Division) => void;
  onDelete: (division: Division) => void;
  /** Exchanges the places of two divisions: if two fit a player, the first one gets them. */
  onMove: (division: Division, position: number) => void;
};
type Props = { items: readonly Division[]; mayChange: boolean } & Actions;

/** The divisions in their order. */
export function DivisionTable({ items, mayChange, ...actions }: Props) {
  const { t } = useTranslation('division');
  return (
    <div className={`frame ${classes.frame}`}>
      <table className={`${tableClasses.table} ${classes.table}`} aria-label={t('label')}>
        <thead>
          <tr>
            <th scope="col">{t('field.name')}</th>
            <th scope="col" data-wide-only>
              {t('field.gender')}
            </th>
            <th scope="col" data-wide-only data-numeric>
              {t('handicapCourse')}
            </th>
            <th scope="col" data-wide-only data-numeric>
              {t('handicapIndex')}
            </th>
            <th scope="col" data-numeric>
              {t('players')}
            </th>
            {mayChange && <td />}
          </tr>
        </thead>
        <tbody>
          {items.map((division, at) => (
            <DivisionRow
              key={division.id}
              division={division}
              at={at}
              isLast={at === items.length - 1}
              actions={mayChange ? actions : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { division: Division; at: number; isLast: boolean; actions: Actions | null };

function DivisionRow({ division, at, isLast, actions }: RowProps) {
  const { t } = useTranslation('division');
  const language = useLanguage();
  const course = rangeInWords(division.handicapCourseFrom, division.handicapCourseTo, t, language);
  const index = rangeInWords(division.handicapIndexFrom, division.handicapIndexTo, t, language);
  return (
    <tr>
      <th scope="row">
        {division.name}
        <RowDetail>
          <span>{t(`gender.${division.gender}`)}</span>
          {course !== '' && <span className="tabular">{`${t('handicapCourse')} ${course}`}</span>}
          {index !== '' && <span className="tabular">{`${t('handicapIndex')} ${index}`}</span>}
        </RowDetail>
      </th>
      <td data-wide-only>{t(`gender.${division.gender}`)}</td>
      <td data-wide-only data-numeric>
        {course}
      </td>
      <td data-wide-only data-numeric>
        {index}
      </td>
      <td data-numeric>{division.playerCount}</td>
      {actions !== null && (
        <td className={classes.actions}>
          <RowActions division={division} at={at} isLast={isLast} actions={actions} />
        </td>
      )}
    </tr>
  );
}

function RowActions({ division, at, isLast, actions: { onEdit, onDelete, onMove } }: RowProps & { actions: Actions }) {
  const { t } = useTranslation('division');
  const { name } = division;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button size="xs" variant="default" aria-label={t('edit', { name })} onClick={() => onEdit(division)}>
        {t('editAction')}
      </Button>
      <MoreMenu
        label={t('moreActions', { name })}
        actions={[
          at > 0 && { label: t('up'), icon: IconArrowUp, run: () => onMove(division, at) },
          !isLast && { label: t('down'), icon: IconArrowDown, run: () => onMove(division, at + 2) },
          { label: t('deleteAction'), icon: IconTrash, run: () => onDelete(division) },
        ]}
      />
    </Group>
  );
}
