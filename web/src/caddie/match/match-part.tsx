import type { MarkerMatchEntry } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import type { HoleWinner, Winner } from '@fairway/golf';
import { useState } from 'react';
import { Dialog } from '../../light/dialog.tsx';
import type { Phone } from '../phone/phone.ts';
import type { CardView } from '../play/card-view.ts';
import type { HolesShown, SideOf } from '../play/hole-strip.tsx';
import { holeFill } from '../play/progress.ts';
import { useWords } from '../words.ts';
import { enterByWords, isByWords } from './by-words.ts';
import { keepOffline } from './keep-offline.ts';
import {
  differingOn,
  extraHoles,
  fillByWords,
  headOn,
  isOver,
  isOverBefore,
  type Known,
  lastOwn,
  lineOn,
  type MatchView,
  matchViews,
  playedOn,
  receivedOn,
  saidOn,
  wordOn,
} from './match-view.ts';
import { calledSides, saidHole, saidState, saidWord } from './said.ts';
import { useMatchWords } from './words.ts';

keepOffline();

type MatchPartProps = Known & { phone: Phone; order: readonly number[]; tell: (message: string) => void };
/** Says something of a match, which who listens is told. */
type Say = (view: MatchView, told: string, word: Pick<MarkerMatchEntry, 'hole' | 'word'> & Partial<MarkerMatchEntry>) => void;

/** The holes of a flight with its matches, as this phone knows them now. */
export function holesWithMatches({ phone, order: round, tell, ...known }: MatchPartProps): HolesShown {
  const views = matchViews(known);
  const isExtra = (hole: number) => !round.includes(hole);
  const isWords = isByWords(known.flight.round) || views.every(({ needsWords }) => needsWords);
  const order = [...round, ...[...new Set(views.flatMap(extraHoles))].sort((one, other) => one - other)];
  // what is conceded needs no strokes
  const isSaid = (hole: number) => views.every((view) => saidOn(view, hole) !== null);
  const fillOf = (hole: number) => (isWords || isExtra(hole) || isSaid(hole) ? fillByWords(views, hole) : holeFill(known.cards, hole));
  const say: Say = ({ match }, told, word) => {
    phone.besides({ matchId: match.id, version: match.version, replaces: null, ...word });
    tell(told);
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
    sideOf: (card, hole) => partsOf(views, known.cards, card, hole),
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

type OnHoleProps = { view: MatchView; hole: number; isWords: boolean; isOne: boolean; say: Say; tell: MatchPartProps['tell'] };

/** A match on a hole: how the hole came out, the keys where nobody writes strokes, and what is said besides. */
function OnHole({ view, hole, isWords, isOne, say, tell }: OnHoleProps) {
  const t = useMatchWords();
  const { t: page } = useWords();
  const [isOpen, setOpen] = useState(false);
  const line = lineOn(view, hole);
  const word = wordOn(view, hole);
  const isOver = isOverBefore(view, hole);
  const winner = line?.winner ?? saidOn(view, hole);
  const extra = playedOn(view, hole);
  const differing = differingOn(view, hole);
  const { number } = view.match;
  const where = word !== null && (word.reason ?? (word.where === 'in-memory' ? '…' : page(`where.${word.where}`)));
  return (
    <section className="row between gap-8 wrap match-hole" aria-label={t('key.of', { hole, number })}>
      <p>
        {extra !== null && <small>{t('extra', { hole: extra })}. </small>}
        {!isOne && `${t('title', { number })}: `}
        {saidHole(t, view, winner, line?.by === 'conceded')}
        {where && <small className={`match-where is-${word?.where}`}> {where}</small>}
      </p>
      <button type="button" className="button button-plain" onClick={() => setOpen(true)}>
        {t('open')}
      </button>
      {isWords && <Keys {...{ view, hole, say }} />}
      {isOver && <p className="match-note">{t('over')}</p>}
      {differing.length > 0 && (
        <p className="differ">{t('differ', { results: differing.map((one) => saidHole(t, view, one)).join(` ${page('or')} `) })}</p>
      )}
      {isOpen && <SayDialog {...{ view, hole, say, tell }} onClose={() => setOpen(false)} />}
    </section>
  );
}

const WINNERS: readonly HoleWinner[] = [0, 'halved', 1];

/** A hole as won, halved or lost; the key that is pressed already clears it. */
function Keys({ view, hole, say }: Omit<OnHoleProps, 'isWords' | 'isOne' | 'tell'>) {
  const t = useMatchWords();
  const called = calledSides(view);
  const said = saidOn(view, hole);
  const enter = (winner: HoleWinner | null) => {
    const word = { kind: 'hole', hole, winner } as const;
    say(view, saidWord(t, view, word), { hole, word, replaces: headOn(view, hole) });
  };
  return (
    <div role="toolbar" className="match-keys" aria-label={t('key.of', { hole, number: view.match.number })}>
      {WINNERS.map((winner) => (
        <button
          key={winner}
          type="button"
          className="key key-word"
          aria-pressed={said === winner}
          onClick={() => enter(said === winner ? null : winner)}
        >
          {winner === 'halved' ? t('key.halved') : t('key.won', { side: called[winner] })}
        </button>
      ))}
    </div>
  );
}

const SIDES: readonly Winner[] = [0, 1];

/** What is rarer: a hole or the match conceded, the last word taken back, and how the holes are entered. */
function SayDialog({ view, hole, say, tell, onClose }: Omit<OnHoleProps, 'isWords' | 'isOne'> & { onClose: () => void }) {
  const t = useMatchWords();
  const { t: page } = useWords();
  const [sure, setSure] = useState<Winner | null>(null);
  const called = calledSides(view);
  const last = lastOwn(view);
  const undo = last === null ? '' : t('say.undo', { said: saidWord(t, view, last.word) });
  const isWords = isByWords(view.round);
  const turn = t(isWords ? 'say.byStrokes' : 'say.byWords');
  const mayConcede = !isOverBefore(view, hole) && wordOn(view, hole)?.word.kind !== 'hole-conceded';
  const then = (done: () => void) => () => {
    done();
    onClose();
  };
  const saying = (told: string, word: MarkerMatchEntry['word']) => then(() => say(view, told, { hole, word }));
  return (
    <Dialog titleId="match-title" onClose={onClose}>
      <h2 id="match-title">{t('title', { number: view.match.number })}</h2>
      <div className="match-acts">
        {mayConcede &&
          SIDES.map((by) => (
            <button
              key={by}
              type="button"
              className="button"
              onClick={saying(t('say.concedeHole', { side: called[by], hole }), { kind: 'hole-conceded', hole, by })}
            >
              {t('say.concedeHole', { side: called[by], hole })}
            </button>
          ))}
        {!isOver(view) &&
          SIDES.map((by) => (
            <button
              key={by}
              type="button"
              className={sure === by ? 'button match-sure' : 'button button-plain'}
              onClick={
                sure === by ? saying(t('say.concedeMatch', { side: called[by] }), { kind: 'match-conceded', by, hole }) : () => setSure(by)
              }
            >
              {t(sure === by ? 'say.sure' : 'say.concedeMatch', { side: called[by] })}
            </button>
          ))}
        {last !== null && (
          <button type="button" className="button button-plain" onClick={saying(undo, { kind: 'struck', fact: last.id })}>
            {undo}
          </button>
        )}
        {!view.needsWords && (
          <button
            type="button"
            className="button button-plain"
            onClick={then(() => {
              enterByWords(view.round, !isWords);
              tell(turn);
            })}
          >
            {turn}
          </button>
        )}
      </div>
      <button type="button" className="button button-plain" onClick={onClose}>
        {page('close')}
      </button>
    </Dialog>
  );
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
