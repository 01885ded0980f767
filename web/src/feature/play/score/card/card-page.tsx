import { holeIndex, nineHoles, nineName } from '@fairway/api/rule/field/round-hole';
import { parTotal } from '@fairway/golf';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconHistory } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calledAmong } from '../../../../lib/play/drive.ts';
import { useSlash } from '../../../../ui/page/use-slash.ts';
import { type CardView, holeOf, viewOf } from '../desk/desk-view.ts';
import type { DeskState } from '../desk/use-desk.ts';
import classes from './card.module.css';
import page from './card-page.module.css';
import { CardStatus, type SetStatus } from './card-status.tsx';
import { CardFinder } from './finder/card-finder.tsx';
import type { PersonMark } from './finder/finder.ts';
import { FlightList } from './flight-list.tsx';
import { gridEvents } from './grid-events.ts';
import { HoleCell } from './hole-cell.tsx';
import { HoleHead } from './hole-head.tsx';
import { sideLine } from './side-line.ts';
import { StatusTag } from './status-tag.tsx';
import { ToPar } from './to-par.tsx';
import { TotalMark } from './total-mark.tsx';

type Props = {
  desk: DeskState;
  /** The card on the page; undefined: none yet. */
  view: CardView | undefined;
  people: ReadonlyMap<string, PersonMark>;
  divisionNames: ReadonlyMap<string, string>;
  statusOf: (view: CardView) => SetStatus;
  onHistory: (playerId: string) => void;
};

/** One card per page, found by name, flight, bag tag or VGA number; after its last hole comes the next card of the flight. */
export function CardPage({ desk, view, people, divisionNames, statusOf, onHistory }: Props) {
  const { t } = useTranslation('score');
  const field = useRef<HTMLInputElement>(null);
  const open = (playerId: string) => desk.goTo({ playerId, hole: viewOf(desk.views, playerId)?.firstHole ?? 1 });
  const nobody = view === undefined;
  useSlash(field);
  useEffect(() => {
    // on a phone the keyboard would cover the flights
    if (desk.end || (nobody && !matchMedia('(pointer: coarse)').matches)) field.current?.focus();
  }, [desk.end, nobody]);
  return (
    <div className={page.page}>
      {view === undefined ? (
        <div className={`frame ${page.sheet}`}>
          <FlightList views={desk.views} onOpen={open} />
        </div>
      ) : (
        <article className={`frame ${page.sheet}`} aria-label={t('cardGrid', { name: view.card.name })}>
          <SheetHead
            view={view}
            mark={people.get(view.playerId)}
            divisionNames={divisionNames}
            onStatus={statusOf(view)}
            onHistory={onHistory}
          />
          {nineHoles(view.course).map((holes, nth) => (
            <Nine key={holes[0]} desk={desk} view={view} holes={holes} nth={nth} />
          ))}
          <dl className={page.totals}>
            <div>
              <dt>{t('total')}</dt>
              <dd>{view.totals.total ?? '–'}</dd>
              <TotalMark view={view} />
            </div>
            <div>
              <dt>{t('toPar')}</dt>
              <dd className={classes.toPar} data-under={(view.totals.toPar ?? 0) < 0 || undefined}>
                {view.totals.toPar === null ? '–' : <ToPar of={view.totals.toPar} />}
              </dd>
            </div>
          </dl>
        </article>
      )}
      <div className={page.side}>
        <CardFinder field={field} views={desk.views} people={people} onOpen={open} />
        {desk.shown.length > 1 && <Mates views={desk.shown} current={view?.playerId} onOpen={open} />}
      </div>
    </div>
  );
}

type HeadProps = { view: CardView; mark: PersonMark | undefined; onStatus: SetStatus } & Pick<Props, 'divisionNames' | 'onHistory'>;

function SheetHead({ view: { card }, mark, divisionNames, onStatus, onHistory }: HeadProps) {
  const { t } = useTranslation('score');
  const about = [
    sideLine(card),
    card.flight === null ? t('noFlight') : t('flightNumber', { flight: card.flight }),
    card.divisionId !== null && divisionNames.get(card.divisionId),
    card.startingHole !== null && t('startingHole', { hole: card.startingHole }),
    mark?.bagTag && t('finder.bagTag', { bagTag: mark.bagTag }),
    mark?.vga && t('finder.vga', { vga: mark.vga }),
  ];
  return (
    <header className={`row baseline between gap-16 wrap mb-12 ${page.sheetHead}`}>
      <div>
        <div className="row gap-12 wrap">
          <h2>{card.name}</h2>
          <CardStatus key={card.playerId} card={card} onSet={onStatus} />
        </div>
        <span className={`block quiet ${classes.where}`}>{about.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconHistory aria-hidden size={16} />}
        onClick={() => onHistory(card.playerId)}
      >
        {t('history')}
      </Button>
    </header>
  );
}

type NineProps = { desk: DeskState; view: CardView; holes: readonly number[]; nth: number };

function Nine({ desk: state, view, holes: numbers, nth }: NineProps) {
  const { t } = useTranslation('score');
  const { desk } = state;
  const { course } = view;
  const name = t(nineName(course, nth));
  const parOn = (hole: number): number => course.par[holeIndex(course, hole)] ?? 0;
  const activeHole = desk.place?.playerId === view.playerId ? desk.place.hole : null;
  const holes = numbers.flatMap((hole) => holeOf(view, hole) ?? []);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells keys go through is a grid
      role="grid"
      className={classes.nine}
      aria-label={name}
      {...gridEvents(state)}
    >
      <thead>
        <tr>
          <th scope="row">{t('hole')}</th>
          {holes.map(({ hole }) => (
            <HoleHead key={hole} hole={hole} course={view.course} />
          ))}
          <th scope="col" className={`${classes.head} ${classes.sum}`}>
            <span className="strong">{name}</span> <span className={classes.headPar}>{parTotal({ par: numbers.map(parOn) })}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('score')}</th>
          {holes.map((hole) => (
            <HoleCell
              key={hole.hole}
              t={t}
              view={hole}
              playerId={view.playerId}
              par={parOn(hole.hole)}
              counts={view.counting.includes(hole.hole)}
              typed={activeHole === hole.hole ? desk.typed : null}
              reachable={activeHole === null && hole.hole === view.firstHole}
              readOnly={!view.writable}
            />
          ))}
          <td className={classes.sum}>{view.totals.nines[nth]}</td>
        </tr>
        {view.drives.length > 0 && (
          <tr>
            <th scope="row">{t('drive.label')}</th>
            {numbers.map((hole) => (
              <td key={hole} className={`quiet small center one-line ${classes.drive}`}>
                {driverOn(view, hole)}
              </td>
            ))}
            <td className={classes.sum} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** What the side calls the partner whose tee shot it used on a hole. */
function driverOn({ course, drives, card: { side } }: CardView, hole: number): string {
  const partners = side?.partners ?? [];
  const by = partners.find(({ playerId }) => playerId === drives[holeIndex(course, hole)]);
  return by === undefined ? '' : calledAmong(partners, by.name);
}

type MatesProps = { views: readonly CardView[]; current: string | undefined; onOpen: (playerId: string) => void };

function Mates({ views, current, onOpen }: MatesProps) {
  const { t } = useTranslation('score');
  return (
    <nav aria-label={t('finder.ofFlight')}>
      <h2>{t('finder.ofFlight')}</h2>
      <ul className={page.mates}>
        {views.map(({ playerId, card, missing, total }) => (
          <li key={playerId}>
            <button
              type="button"
              className={`row baseline between gap-8 ${page.result}`}
              aria-current={playerId === current}
              onClick={() => onOpen(playerId)}
            >
              <span className={`block strong break ${classes.name}`}>{card.name}</span>
              <span className="fixed quiet small">
                {missing.length > 0 ? t('finder.left', { count: missing.length }) : total.counts ? t('totalOnly.mark') : t('finder.done')}{' '}
                <StatusTag card={card} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
