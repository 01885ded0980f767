import type { SignupShown } from '../route/field/signup/shape.ts';
import type { SayOf } from './say.ts';

/** What says the words of a signup to whoever entered, in any of the five languages. */
export type SaySignup = SayOf<'public-signup'>;

type Stand = Pick<SignupShown, 'state' | 'drawn' | 'waitingNumber' | 'waiting'>;

/** Where a signup stands. `time`: until when a place is held, as its reader writes times; null: for no time. */
export function signupStateText({ state, drawn, waitingNumber, waiting }: Stand, time: string | null, say: SaySignup): string {
  switch (state) {
    case 'applied':
      return time === null ? say('own.state.applied') : say('own.state.held', { time });
    case 'offered':
      return say('own.state.offered', { time: time ?? '' });
    case 'waiting':
      if (waitingNumber !== null) return say('own.state.waiting', { number: waitingNumber, count: waiting });
      return say('own.state.listed', { count: waiting });
    case 'refused':
      return say(drawn === null ? 'own.state.refused' : 'own.state.undrawn');
    default:
      return say(`own.state.${state}`);
  }
}
