import type { Course } from '@fairway/golf';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { CardLines } from './card/card-lines.tsx';
import { CardPage } from './card/card-page.tsx';
import type { SetStatus } from './card/card-status.tsx';
import type { PersonMark } from './card/finder/finder.ts';
import { type CardView, viewOf } from './desk/desk-view.ts';
import type { DeskState } from './desk/use-desk.ts';
import type { OpenWindow } from './use-windows.ts';

type Props = {
  desk: DeskState;
  course: Course;
  oneCard: boolean;
  people: ReadonlyMap<string, PersonMark>;
  divisions: readonly { readonly id: string; readonly name: string }[];
  statusOf: (view: CardView) => SetStatus;
  onOpen: OpenWindow;
  /** Takes back what hides all cards. */
  onShowAll: () => void;
};

/** The cards of the desk: one on the page, or those that the filters leave in lines. */
export function DeskCards({ oneCard, course, people, divisions, onOpen, onShowAll, ...shared }: Props) {
  const { t } = useTranslation(['score', 'word']);
  const { desk } = shared;
  const divisionNames = new Map(divisions.map(({ id, name }) => [id, t('word:divisionName', { name })]));
  if (oneCard) {
    const onHistory = (playerId: string) => onOpen({ what: 'history', playerId });
    const view = viewOf(desk.views, desk.currentCard);
    return <CardPage {...shared} view={view} people={people} divisionNames={divisionNames} onHistory={onHistory} />;
  }
  if (desk.shown.length > 0) return <CardLines {...shared} course={course} divisionNames={divisionNames} />;
  return (
    <StateNote
      title={t('empty.filtered')}
      text=""
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('empty.showAll')}
        </Button>
      }
    />
  );
}
