import type { PublicDraw } from '@fairway/api';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import type { PersonOutcome } from '@fairway/facts/draw/ballot';
import { useSealWords } from '../seal/words.ts';
import { useWords } from '../words.ts';
import type { CheckedDraw, Outcome } from './check.ts';

type Ballot = Extract<PublicDraw['subject'], { kind: 'ballot' }>;
type Props = { subject: Ballot; ballot: PublicDraw['ballot'] } & Pick<CheckedDraw, 'outcome' | 'namedOutcome'>;
type DrawnLots = Extract<Outcome, { kind: 'ballot' }>;

/** The lots of a ballot; once it is drawn, in the order that this device made, each with what follows for it from the places that there were. */
export function DrawnBallot({ subject, ballot, outcome, namedOutcome }: Props) {
  const { language } = useWords();
  const say = useSealWords();
  if (say === null) return null;
  const nameOf = (kindId: string) => {
    const kind = ballot?.kinds.find(({ id }) => id === kindId);
    return kind === undefined ? '' : wordsIn(kind.name, language);
  };
  const room = ballot?.room?.kinds.map(({ id, places, waitingPlaces }) =>
    say('draw.ballotKind', { name: nameOf(id), places, waiting: waitingPlaces }),
  );
  const lotOf = (lot: number, given: DrawnLots['given']) => {
    const sealed = subject.lots.find((of) => of.lot === lot);
    const people = given?.find((of) => of.lot === lot)?.people ?? null;
    return (
      <Lot
        key={lot}
        lot={lot}
        kinds={countedIn(sealed?.kinds ?? [], nameOf)}
        outcome={people && (people.length === 0 ? say('draw.ballotOutcome.gone') : outcomeIn(people, say))}
        notes={[
          sealed?.last && say('draw.ballotLast'),
          people && people.length > 0 && people.length < (sealed?.kinds.length ?? 0) && say('draw.ballotSmaller'),
        ]}
      />
    );
  };
  const drawn = outcome?.kind === 'ballot' ? outcome : null;
  return (
    <>
      {room && <p>{say('draw.ballotRoom', { kinds: room.join(' · ') })}</p>}
      {drawn !== null ? (
        <>
          <h4>{say('draw.order')}</h4>
          <ol className="seal-order">{drawn.order.map((lot) => lotOf(lot, drawn.given))}</ol>
        </>
      ) : (
        <details>
          <summary>{say('draw.ballotLots', { count: subject.lots.length })}</summary>
          <ul className="seal-order is-plain">{subject.lots.map(({ lot }) => lotOf(lot, null))}</ul>
        </details>
      )}
      {namedOutcome?.kind === 'ballot' && (
        <details>
          <summary>{say('draw.wouldHaveOrder')}</summary>
          <ol className="seal-order">{namedOutcome.order.map((lot) => lotOf(lot, namedOutcome.given))}</ol>
        </details>
      )}
    </>
  );
}

type LotProps = { lot: number; kinds: string; outcome: string | null; notes: readonly (string | false | null | undefined)[] };

function Lot({ lot, kinds, outcome, notes }: LotProps) {
  return (
    <li>
      <strong translate="no">{lot}</strong> · {kinds}
      {outcome !== null && <> · {outcome}</>}
      <span className="quiet small">
        {notes.filter(Boolean).map((note) => (
          <span key={String(note)}> · {note}</span>
        ))}
      </span>
    </li>
  );
}

const countedIn = (items: readonly string[], nameOf: (item: string) => string): string =>
  [...new Set(items)].map((item) => `${items.filter((one) => one === item).length} ${nameOf(item)}`).join(', ');

/** What its people get: the same for all, or how many what. */
function outcomeIn(people: readonly PersonOutcome[], say: NonNullable<ReturnType<typeof useSealWords>>): string {
  const named = (outcome: string) => say(`draw.ballotOutcome.${outcome as PersonOutcome}`);
  return new Set(people).size === 1 ? named(people[0] ?? 'none') : countedIn(people, named);
}
