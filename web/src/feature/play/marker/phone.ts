import type { LinkedFlight, MarkerDevice } from '@fairway/api';
import { PHONE_SILENT_AFTER_MS } from '@fairway/api/choice/field/flight';

export type PhoneState = 'shut-out' | 'unsent' | 'silent' | 'heard';

/** What the desk should know of a phone first. */
export function phoneState({ shutOutAt, unsent, heardAt }: MarkerDevice, now: number): PhoneState {
  if (shutOutAt !== null) return 'shut-out';
  if (unsent > 0) return 'unsent';
  return now - Date.parse(heardAt) > PHONE_SILENT_AFTER_MS ? 'silent' : 'heard';
}

/** All strokes that a phone keeps, in whatever browser. */
export const unsentOf = ({ unsent, elsewhere }: MarkerDevice): number => elsewhere.reduce((sum, one) => sum + one.unsent, unsent);

/** The phones that a flight has now: those of codes that stand, let in and not shut out. */
export const phonesOf = (of: LinkedFlight): MarkerDevice[] => notShutOut(of).filter(({ waitingSince }) => waitingSince === null);

const notShutOut = ({ links }: LinkedFlight): MarkerDevice[] =>
  links.filter(({ revokedAt }) => revokedAt === null).flatMap(({ devices }) => devices.filter(({ shutOutAt }) => shutOutAt === null));

export type WaitingPhone = { readonly flight: string; readonly device: MarkerDevice; readonly since: string };

/** The phones that wait to be let in, the first to come first; one whose page was left is not heard any more, and comes back when it is. */
export const waitingPhones = (flights: readonly LinkedFlight[], now: number): WaitingPhone[] =>
  flights
    .flatMap((of) => notShutOut(of).map((device) => ({ flight: of.number, device, since: device.waitingSince ?? '' })))
    .filter(({ device, since }) => since !== '' && now - Date.parse(device.heardAt) <= PHONE_SILENT_AFTER_MS)
    .sort((one, other) => one.since.localeCompare(other.since));

/** A flight that has more than one phone: somebody should look whether both belong there. */
export const hasSeveralPhones = (of: LinkedFlight): boolean => phonesOf(of).length > 1;

export const hasCode = ({ links }: LinkedFlight): boolean => links.some(({ revokedAt }) => revokedAt === null);

/** Whether a phone with the six digits of its newest code waits for the desk. */
export const isCodeGuarded = ({ links }: LinkedFlight): boolean => links.find(({ revokedAt }) => revokedAt === null)?.codeGuarded ?? false;
