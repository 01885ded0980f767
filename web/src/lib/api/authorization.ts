import { AUTHORIZATION_SENT } from '@fairway/api/rule/header';

/** Who asks. A proxy may take the first away; the second tells the server that it was sent. */
export const authorizationOf = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  [AUTHORIZATION_SENT]: '1',
});
