import type { MarkerEntry, MarkerFlight } from '@fairway/api';
import { useState } from 'react';
import { countingOn } from '../../lib/play/counting-ball.ts';
import { calledAmong, driveCount, drivesOf } from '../../lib/play/drive.ts';
import { partnersOn, playsHole } from '../../lib/play/plays-hole.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Admission } from '../phone/admission.ts';
import type { Phone } from '../phone/phone.ts';
import type { CardView } from '../play/card-view.ts';
import type { Stroke } from '../play/hole-screen.tsx';
import type { SideOf } from '../play/hole-strip.tsx';
import { choose, chosenIn } from './drive-choice.ts';
import { useSideWords } from './words.ts';

type SidePartProps = {
  phone: Phone;
  admission: Pick<Admission, 'flight' | 'held'>;
  cards: readonly CardView[];
  outbox: Outbox<MarkerEntry>;
};

/** What the row of a card shows of its side, as this phone knows it now. */
export const sideOf =
  ({ phone, admission: { flight, held }, cards, outbox }: SidePartProps): SideOf =>
  (card, hole) => {
    const { sides, round } = flight;
    const { side } = card;
    if (!sides || !side) return NOTHING;
    if (!sides.oneBall) {
      const isFirst = cards[cards.indexOf(card) - 1]?.side?.id !== side.id;
      return {
        ...NOTHING,
        above: isFirst && <h3 className="side-name">{side.name}</h3>,
        name: !playsHole(card, hole) && <Note isOff />,
        score: counts(flight, cards, card, hole) && <Note />,
      };
    }
    const names = partnersOn(side, hole).map(({ name }) => name);
    return {
      ...NOTHING,
      name: names.join(' / ') !== card.name && <small className="side-partners">{names.join(' · ')}</small>,
      below: sides.drives !== null && card.status === 'ok' && (
        <Drives
          {...{ card, hole, round, least: sides.drives, enter: phone.enter }}
          typed={[...held.map((entry) => ({ entry, refused: null })), ...outbox.unsent]}
        />
      ),
    };
  };

const indexOf = ({ holes }: CardView, hole: number): number => holes.findIndex((one) => one.hole === hole);

const NOTHING = { above: null, name: null, score: null, below: null };

/** A score with the tee shot that was chosen before it. */
export function withDrive({ round }: MarkerFlight, stroke: Stroke): Parameters<Phone['enter']>[0] {
  const driveBy = chosenIn(round)(stroke);
  choose(round, stroke, null);
  return driveBy === null || stroke.score === null ? stroke : { ...stroke, driveBy };
}

/** Whose shots a flight measures: of a side that plays one ball each partner's. */
export const peopleOf = (cards: readonly CardView[]): readonly CardView[] =>
  cards.flatMap((card) => (card.side?.partners[0] ? card.side.partners.map((one) => ({ ...card, ...one })) : card));

/** Whether the ball of a card is one of those that its side counts on a hole. */
const counts = ({ sides }: MarkerFlight, cards: readonly CardView[], card: CardView, hole: number): boolean =>
  countingOn(
    sides?.balls,
    cards.filter(({ side }) => side?.id === card.side?.id),
    hole,
  ).includes(card.playerId);

function Note({ isOff = false }: { isOff?: boolean }) {
  const t = useSideWords();
  return isOff ? <small className="side-off">{t('off')}</small> : <small className="side-counts">{t('counts')}</small>;
}

type DrivesProps = {
  card: CardView;
  hole: number;
  round: MarkerFlight['round'];
  least: number;
  typed: Parameters<typeof drivesOf>[1];
  enter: Phone['enter'];
};

/** Whose tee shot was used on the hole, with how many of each were used and are asked for. */
function Drives({ card, hole, round, least, typed, enter }: DrivesProps) {
  const t = useSideWords();
  // what is chosen before there is a score is kept beside the phone’s state
  const [, drawAgain] = useState({});
  const drives = drivesOf(card, typed, chosenIn(round));
  const at = indexOf(card, hole);
  const by = drives[at] ?? null;
  const use = (driveBy: string) => {
    const { score = null, head = null } = card.holes[at] ?? {};
    const place = { playerId: card.playerId, hole };
    if (score !== null) return enter({ ...place, score, replaces: head, driveBy });
    choose(round, place, driveBy);
    drawAgain({});
  };
  const partners = partnersOn(card.side, hole);
  const { partners: counted, short, open, left } = driveCount(least, card.side?.partners ?? [], drives);
  const lacking = counted.some(({ missing }) => missing > 0);
  return (
    <fieldset className="drives" aria-label={t('drive.of', { hole, side: card.name })}>
      <span className="drives-label" aria-hidden="true">
        {t('drive.label')}
      </span>
      {partners.map(({ playerId, name }) => {
        const { used = 0, missing: lacks = 0 } = counted.find(({ partner }) => partner === playerId) ?? {};
        const isOff = by === null && !open.includes(playerId);
        return (
          <button
            key={playerId}
            type="button"
            className={isOff ? 'drive is-off' : 'drive'}
            aria-pressed={by === playerId}
            onClick={() => use(playerId)}
          >
            {calledAmong(partners, name)}{' '}
            <small>
              <span aria-hidden="true">
                {used}/{least}
              </span>
              <span className="for-listeners">{t(lacks > 0 ? 'drive.lacks' : 'drive.enough', { used, lacks })}</span>
            </small>
          </button>
        );
      })}
      {short > 0 && <p className="drives-note">{t('drive.short', { count: short })}</p>}
      {short === 0 && lacking && left > 0 && partners.some(({ playerId }) => !open.includes(playerId)) && (
        <p className="drives-note">{t('drive.must')}</p>
      )}
    </fieldset>
  );
}
