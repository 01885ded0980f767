import type { DrawnPlayer } from '@fairway/api';
import { useSealWords } from '../seal/words.ts';
import { useWords } from '../words.ts';
import type { CheckedDraw } from './check.ts';

/** `stands`: the flights are made by it. */
type Props = { players: readonly DrawnPlayer[]; stands: boolean } & Pick<CheckedDraw, 'outcome' | 'namedOutcome'>;

/** Who is in an order of flights; once it is open, in the order that this device made, and in the one that the named round would have given. */
export function DrawnOrders({ players, stands, outcome, namedOutcome }: Props) {
  const say = useSealWords();
  if (say === null) return null;
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => players.find(({ playerId }) => playerId === id) ?? []);
  if (outcome?.kind !== 'flights') {
    return (
      <>
        <details>
          <summary>{say('draw.golfers', { count: players.length })}</summary>
          <p translate="no">{players.map(({ name }) => name ?? say('draw.deleted')).join(', ')}</p>
        </details>
        <NamedOrder inOrder={inOrder} namedOutcome={namedOutcome} />
      </>
    );
  }
  return (
    <>
      <h4>{say('draw.order')}</h4>
      <Order players={inOrder(outcome.order)} showsFlights={stands} />
      <NamedOrder inOrder={inOrder} namedOutcome={namedOutcome} />
    </>
  );
}

type NamedProps = Pick<Props, 'namedOutcome'> & { inOrder: (ids: readonly string[]) => readonly DrawnPlayer[] };

function NamedOrder({ namedOutcome, inOrder }: NamedProps) {
  const say = useSealWords();
  if (say === null || namedOutcome?.kind !== 'flights') return null;
  return (
    <details>
      <summary>{say('draw.wouldHaveOrder')}</summary>
      <Order players={inOrder(namedOutcome.order)} showsFlights={false} />
    </details>
  );
}

/** Beside each golfer the flight that the start list has them in: whoever was moved stands out. */
function Order({ players, showsFlights }: { players: readonly DrawnPlayer[]; showsFlights: boolean }) {
  const { t } = useWords();
  const say = useSealWords();
  return (
    <ol className="seal-order">
      {players.map(({ playerId, name, flight }) => (
        <li key={playerId}>
          <span translate="no">{name ?? say?.('draw.deleted')}</span>
          {showsFlights && flight !== null && <span className="quiet small"> · {t('flight', { flight })}</span>}
        </li>
      ))}
    </ol>
  );
}
