import type { PublicDraw } from '@fairway/api';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import type { PersonOutcome } from '@fairway/facts/draw/ballot';
import type { CheckedDraw, Outcome } from '../draw/check.ts';
import { useSealWords } from '../seal/words.ts';
import { useWords } from '../words.ts';
import type { BallotSay } from './words.ts';
import { useBallotWords } from './words.ts';

type Ballot = Extract<PublicDraw['subject'], { kind: 'ballot' }>;
type Props = { subject: Ballot; ballot: PublicDraw['ballot'] } & Pick<CheckedDraw, 'outcome' | 'namedOutcome'>;
type DrawnLots = Extract<Outcome, { kind: 'ballot' }>;

/** The lots of a ballot; once it is drawn, in the order that this device made, each with what follows for it from the places that there were. */
export function DrawnBallot({ subject, ballot, outcome, namedOutcome }: Props) {
  const { language } = useWords();
  const say = useBallotWords();
  const sayDraw = useSealWords();
  if (say === null || sayDraw === null) return null;
  const nameOf = (kindId: string) => {
    const kind = ballot?.kinds.find(({ id }) => id === kindId);
    return kind === undefined ? '' : wordsIn(kind.name, language);
  };
  const room = ballot?.room?.kinds.map(({ id, places, waitingPlaces }) =>
    say('kind', { name: nameOf(id), places, waiting: waitingPlaces }),
  );
  const lotOf = (lot: number, given: DrawnLots['given']) => {
    const sealed = subject.lots.find((of) => of.lot === lot);
    const people = given?.find((of) => of.lot === lot)?.people ?? null;
    return (
      <Lot
        key={lot}
        lot={lot}
        kinds={countedIn(sealed?.kinds ?? [], nameOf)}
        outcome={people && (people.length === 0 ? say('outcome.gone') : outcomeIn(people, say))}
        notes={[
          sealed?.last && say('drawnLast'),
          people && people.length > 0 && people.length < (sealed?.kinds.length ?? 0) && say('smaller'),
        ]}
      />
    );
  };
  const drawn = outcome?.kind === 'ballot' ? outcome : null;
  return (
    <>
      <p>{say('about')}</p>
      {subject.lots.some(({ kinds }) => kinds.length > 1) && <p>{say(`group.${subject.groups}`)}</p>}
      {room && <p>{say('room', { kinds: room.join(' · ') })}</p>}
      {drawn !== null ? (
        <>
          <h4>{sayDraw('draw.order')}</h4>
          <ol className="seal-order">{drawn.order.map((lot) => lotOf(lot, drawn.given))}</ol>
        </>
      ) : (
        <details>
          <summary>{say('lots', { count: subject.lots.length })}</summary>
          <ul className="seal-order is-plain">{subject.lots.map(({ lot }) => lotOf(lot, null))}</ul>
        </details>
      )}
      {namedOutcome?.kind === 'ballot' && (
        <details>
          <summary>{sayDraw('draw.wouldHaveOrder')}</summary>
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
function outcomeIn(people: readonly PersonOutcome[], say: BallotSay): string {
  const named = (outcome: string) => say(`outcome.${outcome as PersonOutcome}`);
  return new Set(people).size === 1 ? named(people[0] ?? 'none') : countedIn(people, named);
}
