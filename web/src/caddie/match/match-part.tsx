import type { MarkerMatchEntry } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import type { Phone } from '../phone/phone.ts';
import type { CardView } from '../play/card-view.ts';
import type { HolesShown, SideOf } from '../play/hole-strip.tsx';
import { holeFill } from '../play/progress.ts';
import { useWords } from '../words.ts';
import { isByWords } from './by-words.ts';
import { keepOffline } from './keep-offline.ts';
import { OnHole } from './match-hole.tsx';
import { extraHoles, fillByWords, type MatchSources, type MatchView, matchViews, receivedOn, saidOn } from './match-view.ts';
import { calledSides, saidState, saidWord } from './said.ts';
import type { Say } from './say-dialog.tsx';
import { useMatchWords } from './words.ts';

keepOffline();

type MatchPartProps = MatchSources & { phone: Phone; order: readonly number[]; tell: (message: string) => void };
/** The holes of a flight with its matches, as this phone knows them now. */
export function holesWithMatches({ phone, order: round, tell, ...sources }: MatchPartProps): HolesShown {
  const views = matchViews(sources);
  const isExtra = (hole: number) => !round.includes(hole);
  const isWords = isByWords(sources.flight.round) || views.every(({ needsWords }) => needsWords);
  const order = [...round, ...[...new Set(views.flatMap(extraHoles))].sort((one, other) => one - other)];
  // what is conceded needs no strokes
  const isSaid = (hole: number) => views.every((view) => saidOn(view, hole) !== null);
  const fillOf = (hole: number) => (isWords || isExtra(hole) || isSaid(hole) ? fillByWords(views, hole) : holeFill(sources.cards, hole));
  const say: Say = ({ match }, message, word) => {
    phone.besides({ matchId: match.id, version: match.version, replaces: null, ...word });
    tell(message);
  };
  return {
    order,
    fillOf,
    hidesCards: isWords,
    // the first hole that lacks a result, where no card says which
    openAt: (hole) => (isWords || fillOf(hole) === 'filled' ? (order.find((one) => fillOf(one) !== 'filled') ?? hole) : hole),
    top: <Tops views={views} />,
    onHole: (hole) =>
      views.map((view) => (
        <OnHole key={view.match.id} {...{ view, hole, say, tell }} isWords={isWords || isExtra(hole)} isOne={views.length === 1} />
      )),
    lines: <Lines views={views} />,
    sideOf: (card, hole) => partsOf(views, sources.cards, card, hole),
    sayWord: (entry) => {
      const view = views.find(({ match: { id } }) => id === entry.matchId);
      return view === undefined ? null : <Word {...{ entry, view }} />;
    },
  };
}

/** How each match stands, above the holes: who leads is on their side of the sign. */
function Tops({ views }: { views: readonly MatchView[] }) {
  const t = useMatchWords();
  return views.map((view) => {
    const { match, parts } = view;
    const { badge, leader, sentence } = saidState(t, view);
    return (
      <section key={match.id} className="match" aria-label={t('title', { number: match.number })}>
        {match.sides.map(({ name, team }, side) => (
          <b
            key={name}
            className={leader === side ? 'match-side is-ahead' : 'match-side'}
            style={{ order: side * 2, borderColor: team?.colour }}
          >
            {name}
          </b>
        ))}
        <span className="match-badge" aria-hidden="true">
          {leader === 0 && '‹ '}
          {badge}
          {leader === 1 && ' ›'}
        </span>
        <p aria-live="polite">
          {parts === null ? (
            sentence
          ) : (
            <>
              {t('part.whole')}: {sentence}
              <br />
              {(['front', 'back'] as const).map((part) => `${t(`part.${part}`)}: ${saidPart(view, parts[part].state)}`).join(' · ')}
            </>
          )}
        </p>
      </section>
    );
  });

  function saidPart(view: MatchView, state: Parameters<typeof saidState>[2]): string {
    const { badge, leader } = saidState(t, view, state);
    return leader === null ? badge : `${calledSides(view)[leader]} ${badge}`;
  }
}

/** Each match as a line of its holes: how it stood after each. */
function Lines({ views }: { views: readonly MatchView[] }) {
  const t = useMatchWords();
  const { t: page } = useWords();
  return views.map((view) => {
    const called = calledSides(view);
    return (
      <section key={view.match.id}>
        <h3>
          {called[0]} – {called[1]}: {saidState(t, view).badge}
        </h3>
        <ol className="match-line">
          {view.played.holes.map(({ hole, winner, lead }) => (
            <li key={hole} className={winner === null ? '' : `is-${winner}`}>
              <small aria-hidden="true">{cardHole(view.round, hole)}</small>
              <span className="for-listeners">{page('hole', { hole: cardHole(view.round, hole) })}: </span>
              <span aria-hidden="true">{signOf(lead)}</span>
              <span className="for-listeners">
                {lead === null
                  ? t('hole.none')
                  : lead === 0
                    ? t('lead.level')
                    : t('lead.up', { side: called[lead > 0 ? 0 : 1], up: Math.abs(lead) })}
              </span>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

/** Holes up, on the side of who leads. */
const signOf = (lead: number | null): string => (lead === null ? '–' : lead === 0 ? 'AS' : lead > 0 ? `‹${lead}` : `${-lead}›`);

/** What the row of a card shows of its side: its name above the first of several balls, and the strokes that it receives there. */
function partsOf(views: readonly MatchView[], cards: readonly CardView[], card: CardView, hole: number): ReturnType<SideOf> {
  const sideOf = (playerId: string | undefined) =>
    views.flatMap(({ match }) => match.sides).find(({ balls }) => balls.some((ball) => ball.playerId === playerId));
  const side = sideOf(card.playerId);
  const isFirst = side !== undefined && side.balls.length > 1 && sideOf(cards[cards.indexOf(card) - 1]?.playerId) !== side;
  const received = views.reduce((sum, view) => sum + receivedOn(view, card.playerId, hole), 0);
  return {
    above: isFirst && <h3 className="side-name">{side.name}</h3>,
    name: received > 0 && <Receives count={received} />,
    score: null,
    below: null,
  };
}

function Receives({ count }: { count: number }) {
  return <small className="side-partners">{useMatchWords()('receives', { count })}</small>;
}

/** What was said, of which match: for one that the server refused. */
function Word({ entry, view }: { entry: MarkerMatchEntry; view: MatchView }) {
  const t = useMatchWords();
  return `${t('title', { number: view.match.number })} · ${saidWord(t, view, entry.word)}`;
}
