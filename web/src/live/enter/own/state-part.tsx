import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { signupStateText } from '@fairway/api/word/signup-text';
import { useState } from 'react';
import { formatInstant } from '../../../lib/value/date.ts';
import { onDemandBeside } from '../../page/on-demand.tsx';
import { answerOffer, isRefusal } from '../request.ts';
import type { OwnProps } from './own-props.ts';

const OwnLot = onDemandBeside(async () => (await import('../../ballot/ballot-part.tsx')).OwnLot);
const WAITS = ['ballot', 'applied', 'offered', 'waiting'];

/** Whoever has sent the form goes on reading here: what they pressed is gone. */
const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** Where the signup stands, and an offer to be taken. */
export function StatePart(props: OwnProps) {
  const { page, say, language, isSent } = props;
  const { own, enter } = page;
  if (own === null) {
    return (
      <p className="enter-state">
        <strong translate="no">{page.package?.name}</strong> · {say('own.code')} <strong translate="no">{page.package?.code}</strong>
      </p>
    );
  }
  const kind = enter.form.kinds.find(({ id }) => id === own.kindId);
  return (
    <section className={WAITS.includes(own.state) ? 'enter-state enter-waits' : 'enter-state'} aria-labelledby="own-state">
      <h3 id="own-state" translate="no" tabIndex={-1} ref={isSent ? focusOn : null}>
        {own.person.name ?? say('own.unnamed')}
      </h3>
      <p role="status">{signupStateText(own, own.until && formatInstant(own.until, enter.tournament.timeZone), say)}</p>
      <p>
        {kind && wordsIn(kind.name, language)} · {say('own.code')} <strong translate="no">{own.code}</strong>
      </p>
      {own.late && <p>{say('own.late')}</p>}
      {own.lot !== null && <OwnLot page={page} />}
      {own.lacks.map((lack) => (
        <p key={lack} className="strong">
          {say(`own.lack.${lack}`)}
        </p>
      ))}
      {own.state === 'offered' && <OfferButtons {...props} />}
    </section>
  );
}

function OfferButtons({ own, onAnswer, say }: OwnProps) {
  const [note, setNote] = useState('');
  const answer = async (takes: boolean) => {
    const page = await answerOffer(own, takes).catch(() => null);
    if (page === null) return setNote(say('failed'));
    if (isRefusal(page)) return setNote(page.message);
    onAnswer(page);
  };
  return (
    <>
      <div className="row gap-12 wrap">
        <button type="button" className="button" onClick={() => void answer(true)}>
          {say('own.take')}
        </button>
        <button type="button" className="enter-plain" onClick={() => void answer(false)}>
          {say('own.decline')}
        </button>
      </div>
      <p role="alert">{note}</p>
    </>
  );
}
