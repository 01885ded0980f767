import type { AddressTest } from '@fairway/api';

/** What an address, or a device at an address, can do for a caddie. */
export type SignName = 'reach' | 'https' | 'certificate' | 'offline' | 'icon' | 'awake' | 'stream' | 'store';
/** `bad`: it does not work; `saving`: only while the phone saves its battery. */
export type SignState = 'good' | 'bad' | 'saving';
export type Sign = { readonly name: SignName; readonly state: SignState };

const sign = (name: SignName, works: boolean): Sign => ({ name, state: works ? 'good' : 'bad' });

/** Whether browsers trust the https of an address: what opens without coverage, the icon and the screen that stays on hang on it. */
const isTrusted = ({ certificate }: AddressTest): boolean => certificate?.fault === null;

/** What a test from the server says of an address; nothing but the first where it does not lead here. `endsSoon`: of its certificate. */
export function signsOf(test: AddressTest, endsSoon: boolean): readonly Sign[] {
  const { reach, certificate, stream } = test;
  if (reach !== 'here') return [sign('reach', reach === 'to-https')];
  const works = isTrusted(test);
  return [
    sign('reach', true),
    sign('https', works),
    ...(certificate === null ? [] : [sign('certificate', !endsSoon)]),
    sign('offline', works),
    sign('icon', works),
    sign('awake', works),
    sign('stream', stream),
  ];
}

/** All signs in one word. */
export function verdictOf(signs: readonly Sign[]): 'good' | 'part' | 'not' {
  if (signs.some(({ name, state }) => name === 'reach' && state === 'bad')) return 'not';
  return signs.every(({ state }) => state === 'good') ? 'good' : 'part';
}
