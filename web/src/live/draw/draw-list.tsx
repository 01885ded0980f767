import type { PublicDraw, PublicDraws, PublicSeals } from '@fairway/api';
import { useEffect, useState } from 'react';
import { formatInstant } from '../../lib/value/date.ts';
import { onDemand } from '../page/on-demand.tsx';
import { listName } from '../seal/list-name.ts';
import { useSealWords } from '../seal/words.ts';
import { useWords } from '../words.ts';
import type { CheckedDraw, Finding } from './check.ts';
import { DrawnLines } from './drawn-lines.tsx';
import { DrawnOrders } from './drawn-orders.tsx';

const DrawnBallot = onDemand(async () => (await import('../ballot/drawn-ballot.tsx')).DrawnBallot);
type Words = NonNullable<ReturnType<typeof useSealWords>>;
/** `isAlone`: the page is of these draws, and has their title. */
type Props = { draws: PublicDraws; lists: PublicSeals['lists']; isAlone: boolean };

/** Every draw bound to public numbers, also those that were abandoned; the viewer's own device checks them. */
export function DrawList({ draws: { draws, timeZone }, lists, isAlone }: Props) {
  const say = useSealWords();
  if (say === null) return null;
  return (
    <>
      {!isAlone && <h2 className="seal-heading">{say('draw.title')}</h2>}
      <p>{say('draw.about')}</p>
      {draws.map((draw) => (
        <Draw key={draw.id} draw={draw} lists={lists} timeZone={timeZone} />
      ))}
    </>
  );
}

type DrawProps = { draw: PublicDraw; lists: PublicSeals['lists']; timeZone: string };

function Draw({ draw, lists, timeZone }: DrawProps) {
  const say = useSealWords();
  const title = useTitle(draw);
  if (say === null) return null;
  const at = (moment: string | null) => (moment === null ? '' : formatInstant(moment, timeZone));
  const { phase, guests, reason, beganAt, source, hallAt, shownAt } = draw;
  return (
    <section className="seal-list" aria-label={title}>
      <h3>{title}</h3>
      <p className="seal-time">
        {[say('draw.began', { time: at(beganAt) }), shownAt !== null && say('draw.shown', { time: at(shownAt) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {draw.players !== null && <p>{say(`draw.${draw.of?.kind ?? 'flights'}About`)}</p>}
      {stateOf(draw, say, at).map((line) => (
        <p key={line} className={phase === 'abandoned' ? 'seal-abandoned' : 'seal-closed'}>
          {line}
        </p>
      ))}
      {source.kind === 'beacon' && hallAt !== null && <p className="seal-closed">{say('draw.fallen')}</p>}
      {reason !== null && <p>{say('draw.reason', { reason })}</p>}
      <ol className="break">
        {guests.map(({ name, number, seal }) => (
          <li key={seal}>{number === null ? say('draw.guestClosed', { name }) : say('draw.guest', { name, number })}</li>
        ))}
      </ol>
      <Check draw={draw} lists={lists} />
    </section>
  );
}

/** What the draw is for: a list of counted holes by its round and owner, a round's flights, matches by their contest, or the lucky draw. */
function useTitle({ subject, list, of }: PublicDraw): string {
  const { t, language } = useWords();
  const say = useSealWords();
  if (subject.kind === 'lucky-draw') return say?.('draw.luckyDraw') ?? '';
  if (subject.kind === 'ballot') return say?.('draw.ballot') ?? '';
  if (of !== null) return [say?.(`draw.${of.kind}`), of.contest, of.session].filter(Boolean).join(' · ');
  if (subject.kind === 'flights') return [list && t('round', { number: list.number }), say?.('draw.flights')].filter(Boolean).join(' · ');
  return list === null ? (say?.('holes') ?? '') : [t('round', { number: list.number }), listName(list, t, language)].join(' · ');
}

function stateOf(draw: PublicDraw, say: Words, at: (moment: string | null) => string): readonly string[] {
  const { phase, source, guests, namedFor, abandonedAt, abandonReason } = draw;
  if (phase === 'waiting' && source.kind === 'beacon')
    return [say('draw.waiting', { time: at(namedFor), round: source.round, until: at(source.hallFrom) })];
  if (phase === 'hall') return [say('draw.hall', { count: guests.length })];
  if (phase === 'abandoned' && abandonReason !== null) return [say('draw.abandoned', { time: at(abandonedAt), reason: abandonReason })];
  if (phase === 'abandoned') {
    const names = guests.flatMap(({ name, number }) => (number === null ? [name] : [])).join(', ');
    return [say('draw.notOpened', { time: at(abandonedAt), names })];
  }
  return phase === 'opening' || phase === 'decided' ? [say(`draw.${phase}`)] : [];
}

const loadCheck = async () => (await import('./check.ts')).checkedDraw;

/** What this device makes of a draw; null: it has not yet. */
function useChecked({ draw, lists }: CheckProps): CheckedDraw | null {
  const [made, setMade] = useState<CheckedDraw | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is another object each time, with the same draw in it
  useEffect(() => {
    let isOver = false;
    const check = async () => (await loadCheck())(draw, lists);
    check().then(
      (checked) => !isOver && setMade(checked),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [JSON.stringify([draw, lists])]);
  return made;
}

type CheckProps = Omit<DrawProps, 'timeZone'>;

/** Whether it agrees, what follows from it, and all that it is made of. */
function Check({ draw, lists }: CheckProps) {
  const say = useSealWords();
  const made = useChecked({ draw, lists });
  if (say === null) return null;
  if (made === null) return <p className="seal-closed">{say('draw.checking')}</p>;
  const { phase, seal, source, signature, subject } = draw;
  const { findings, outcome, namedOutcome, namedSeed, text, seed } = made;
  return (
    <>
      {outcome?.kind === 'counted-holes' && <p className="seal-holes">{say('draw.holes', { holes: outcome.holes.join(', ') })}</p>}
      {namedOutcome?.kind === 'counted-holes' && <p>{say('draw.wouldHave', { holes: namedOutcome.holes.join(', ') })}</p>}
      {subject.kind === 'ballot' && <DrawnBallot subject={subject} ballot={draw.ballot} outcome={outcome} namedOutcome={namedOutcome} />}
      {draw.of !== null && <DrawnLines draw={draw} outcome={outcome} namedOutcome={namedOutcome} />}
      {draw.players !== null && draw.of === null && (
        <DrawnOrders players={draw.players} stands={phase === 'shown'} outcome={outcome} namedOutcome={namedOutcome} />
      )}
      {namedSeed !== null && subject.kind === 'lucky-draw' && <p>{say('draw.wouldHaveSeed', { seed: namedSeed })}</p>}
      <p role="status" className={findings.length === 0 ? 'agrees' : 'wrong'}>
        {findings.length === 0
          ? `✓ ${say(text === null ? 'draw.sound' : seed === null ? 'draw.sealMatches' : 'draw.matches')}`
          : `✗ ${say('draw.differs')} ${findings.map((finding) => findingText(finding, draw, say)).join(' ')}`}
      </p>
      <details>
        <summary>{say('draw.check')}</summary>
        <dl className="column gap-4 seal-parts">
          <Part name={say('draw.seal')} value={seal} />
          {source.kind === 'beacon' && signature !== null && <Part name={say('draw.round', { round: source.round })} value={signature} />}
          {text !== null && <Part name={say('draw.text')} value={text} />}
          {seed !== null && <Part name={say('draw.seed')} value={seed} />}
        </dl>
      </details>
    </>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <pre translate="no">{value}</pre>
      </dd>
    </>
  );
}

function findingText(finding: Finding, { guests }: PublicDraw, say: Words): string {
  switch (finding.code) {
    case 'seal-differs':
      return say('draw.sealDiffers');
    case 'signature-wrong':
      return say('draw.signatureWrong', { round: finding.round });
    case 'guest-differs':
      return say('draw.guestDiffers', { name: guests[finding.guest]?.name ?? '' });
    case 'numbers-differ':
      return say('draw.numbersDiffer');
    case 'holes-differ':
      return say('draw.holesDiffer');
  }
}
