import type { LinkedFlight, MarkerDevice } from '@fairway/api';
import { PHONE_SILENT_AFTER_MS } from '@fairway/api/choice';

export type PhoneState = 'shut-out' | 'unsent' | 'silent' | 'heard';

/** What the desk should know of a phone first. */
export function phoneState({ shutOutAt, unsent, heardAt }: MarkerDevice, now: number): PhoneState {
  if (shutOutAt !== null) return 'shut-out';
  if (unsent > 0) return 'unsent';
  return now - Date.parse(heardAt) > PHONE_SILENT_AFTER_MS ? 'silent' : 'heard';
}

/** The phones that a flight has now: those of codes that stand, and not shut out. */
export const phonesOf = ({ links }: LinkedFlight): MarkerDevice[] =>
  links.filter(({ revokedAt }) => revokedAt === null).flatMap(({ devices }) => devices.filter(({ shutOutAt }) => shutOutAt === null));

/** A flight that has more than one phone: somebody should look whether both belong there. */
export const hasSeveralPhones = (of: LinkedFlight): boolean => phonesOf(of).length > 1;

export const hasCode = ({ links }: LinkedFlight): boolean => links.some(({ revokedAt }) => revokedAt === null);

/** Whether the six digits of its newest code let nobody in any more. */
export const isCodeClosed = ({ links }: LinkedFlight): boolean => links.find(({ revokedAt }) => revokedAt === null)?.codeClosed ?? false;
