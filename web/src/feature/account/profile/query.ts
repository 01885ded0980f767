import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** The signed-in person, with what only they see. */
export const profile = () => routeQuery(['profile'], 'GET /api/profile');

export const ownSessions = () => routeQuery(['profile', 'sessions'], 'GET /api/profile/sessions');

export type ProfileChange = Body<'PATCH /api/profile'>;

export const changeProfile = (body: ProfileChange) => call('PATCH /api/profile', { body });
export const verifyAgain = () => call('POST /api/profile/verification');
export const changePassword = (body: Body<'POST /api/profile/password'>) => call('POST /api/profile/password', { body });

/** Logs out on one device; undefined: everywhere but here. */
export const endOwnSession = (sessionId?: string) =>
  sessionId === undefined
    ? call('DELETE /api/profile/sessions')
    : call('DELETE /api/profile/sessions/:sessionId', { params: { sessionId } });

export const beginFactor = (currentPassword: string) => call('POST /api/profile/second-factor', { body: { currentPassword } });
export const confirmFactor = (code: string) => call('POST /api/profile/second-factor/confirm', { body: { code } });
export const renewRecoveryCodes = (currentPassword: string) =>
  call('POST /api/profile/second-factor/recovery-codes', { body: { currentPassword } });
export const switchFactorOff = (body: Body<'POST /api/profile/second-factor/off'>) => call('POST /api/profile/second-factor/off', { body });
