import type { CaptainPage, CaptainSession } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { type FormEvent, useId, useState } from 'react';
import { type Choice, chosenIn, lackingIn, placesOf, withGolfer } from '../../feature/field/team/order-choice.ts';
import { formatDate, formatOffice } from '../../lib/value/date.ts';
import { keptOrder } from './kept-order.ts';
import { type Order, type Refusal, sendOrder } from './request.ts';

type Props = {
  token: string;
  language: string;
  team: CaptainPage['team'];
  session: CaptainSession;
  say: SayOf<'captain'>;
  sayMatch: SayOf<'match-board'>;
  onAnswer: (page: CaptainPage) => void;
};

/** A session: who plays which match, as chosen, handed in, or open. */
export function SessionPart(props: Props) {
  const { session, say, sayMatch, team } = props;
  const { id, name, round, date, against, handedInAt, otherHandedIn, opened, askedAgainAt, matches } = session;
  const headId = useId();
  const draft = keptOrder.read(id);
  const own = draft !== null && draft.at === handedInAt ? draft.order : null;
  const [isChanging, setChanging] = useState(false);
  const isChoosing = !opened && (handedInAt === null || isChanging);
  const names = new Map(team.players.map((player) => [player.playerId, player.name]));
  const state = opened
    ? say('opened')
    : handedInAt !== null
      ? say('handedIn', { time: formatOffice(handedInAt) })
      : say(askedAgainAt === null ? 'waits' : 'askedAgain');
  return (
    <section className="captain-session" aria-labelledby={headId}>
      <h2 id={headId}>{name ?? say('round', { round })}</h2>
      <p className="captain-against" style={{ borderColor: against.colour }}>
        {say('against', { team: against.name })} · {name === null ? '' : `${say('round', { round })} · `}
        {formatDate(date)}
      </p>
      <p role="status" className={askedAgainAt !== null && !opened ? 'captain-state captain-asked' : 'captain-state'}>
        {state} {!opened && handedInAt !== null && say(otherHandedIn ? 'both' : 'otherWaits', { team: against.name })}
        {!opened && handedInAt === null && otherHandedIn && say('otherIn', { team: against.name })}
      </p>
      {isChoosing ? (
        <OrderForm {...props} before={own} onDone={() => setChanging(false)} />
      ) : (
        <ol className="captain-order">
          {matches.map((match) => {
            const chosen = own?.find(({ matchId }) => matchId === match.id)?.playerIds.map((one) => names.get(one) ?? '') ?? [];
            return (
              <li key={match.id}>
                <span className="captain-match">{titleOf(match, sayMatch)}</span>
                <span translate="no">
                  {opened ? (match.own?.partners.map((one) => one.name).join(', ') ?? '–') : chosen.join(', ') || say('sealed')}
                </span>
                {opened && (
                  <span className="quiet">{say('versus', { names: match.other?.partners.map((one) => one.name).join(', ') ?? '–' })}</span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {!opened && !isChoosing && (
        <>
          {own === null && <p>{say('notHere')}</p>}
          <button type="button" className="button" onClick={() => setChanging(true)}>
            {say('change')}
          </button>
        </>
      )}
    </section>
  );
}

const titleOf = ({ number, format }: CaptainSession['matches'][number], sayMatch: SayOf<'match-board'>): string =>
  `${sayMatch('match', { number })} · ${sayMatch(`format.${format}`)}`;

type FormProps = Props & {
  /** What this phone handed in before. */
  before: Order | null;
  onDone: () => void;
};

function OrderForm({ token, language, team, session, say, sayMatch, onAnswer, before, onDone }: FormProps) {
  const { id, matches, cannotPlay } = session;
  const [choice, setChoice] = useState<Choice>(() => Object.fromEntries((before ?? []).map((one) => [one.matchId, one.playerIds])));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const out = new Set(cannotPlay);
  const golfers = new Set(matches.flatMap((match) => chosenIn(choice, match)));
  const free = team.players.filter(({ playerId }) => !golfers.has(playerId) && !out.has(playerId));
  const refuse = (message: string, ofMatch: Refusal['ofMatch'] = new Map()) => setRefusal({ message, ofMatch });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lacking = lackingIn(choice, matches);
    if (lacking.length > 0)
      return refuse('', new Map(lacking.map((match) => [matches.indexOf(match), say('lacks', { count: match.size.from })])));
    setSending(true);
    const order = matches.map((match) => ({ matchId: match.id, playerIds: chosenIn(choice, match) }));
    try {
      const answer = await sendOrder(token, language, id, order);
      if ('message' in answer) return setRefusal(answer);
      const at = answer.sessions.find((one) => one.id === id)?.handedInAt;
      if (at != null) keptOrder.write(id, { at, order });
      onAnswer(answer);
      onDone();
    } catch {
      refuse(say('failed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="column gap-16 captain-form" onSubmit={(event) => void submit(event)} noValidate>
      {matches.map((match, nth) => (
        <fieldset key={match.id}>
          <legend>{titleOf(match, sayMatch)}</legend>
          {placesOf(choice, match).map((golfer, place) => (
            <select
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
              key={place}
              aria-label={say('place', { match: match.number, place: place + 1 })}
              value={golfer}
              onChange={({ currentTarget }) => {
                setRefusal(null);
                setChoice(withGolfer(choice, matches, { matchId: match.id, place, golfer: currentTarget.value }));
              }}
            >
              <option value="">{say(place < match.size.from ? 'choose' : 'nobody')}</option>
              {(['players', 'reserves'] as const).map((kind) => {
                const own = team.players.filter(({ reserve }) => reserve === (kind === 'reserves'));
                return (
                  own.length > 0 && (
                    <optgroup key={kind} label={say(kind)}>
                      {own.map(({ playerId, name, handicap }) => (
                        <option key={playerId} value={playerId} disabled={out.has(playerId)}>
                          {[
                            name,
                            handicap !== null && say('handicap', { handicap }),
                            out.has(playerId) && say('out'),
                            golfers.has(playerId) && playerId !== golfer && say('taken'),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </option>
                      ))}
                    </optgroup>
                  )
                );
              })}
            </select>
          ))}
          {refusal?.ofMatch.has(nth) && (
            <p role="alert" className="wrong">
              {refusal.ofMatch.get(nth)}
            </p>
          )}
        </fieldset>
      ))}
      {free.length > 0 && <p className="captain-free">{say('free', { names: free.map(({ name }) => name).join(', ') })}</p>}
      {refusal !== null && refusal.message !== '' && (
        <p role="alert" className="wrong">
          {refusal.message}
        </p>
      )}
      <p className="captain-free">{say('blind')}</p>
      <button type="submit" disabled={isSending}>
        {say(before === null && session.handedInAt === null ? 'handIn' : 'handInAgain')}
      </button>
    </form>
  );
}
