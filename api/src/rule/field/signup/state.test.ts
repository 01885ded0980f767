import { describe, expect, it } from 'vitest';
import type { SignupFactKind } from '../../../choice/field/signup.ts';
import { mayFollow, signupState } from './state.ts';

const of = (text: string) => text.split(' ').map((kind) => ({ kind: kind as SignupFactKind }));

describe('the state of a signup', () => {
  it.each([
    ['applied', 'applied'],
    ['applied confirmed', 'confirmed'],
    ['waiting offered confirmed', 'confirmed'],
    ['waiting offered declined', 'withdrawn'],
    ['waiting offered lapsed', 'withdrawn'],
    ['applied confirmed withdrawn undone', 'confirmed'],
    ['applied confirmed withdrawn undone undone', 'applied'],
    ['applied confirmed no-show', 'no-show'],
    ['ballot waiting offered undone undone', 'ballot'],
  ])('after “%s” is %s', (facts, state) => expect(signupState(of(facts))).toBe(state));

  it.each([
    ['applied', 'confirmed', true],
    ['applied', 'applied', false],
    ['applied', 'undone', false],
    ['waiting', 'no-show', false],
    ['waiting withdrawn', 'offered', false],
    ['applied confirmed', 'undone', true],
    ['ballot', 'offered', false],
  ] as const)('after “%s” takes “%s”: %s', (facts, kind, may) => expect(mayFollow(of(facts), kind)).toBe(may));
});
