/** Heads of our own, for what stands between a page and its server. */

/** Says beside `Authorization` that it was sent: some proxies take that away. */
export const AUTHORIZATION_SENT = 'x-authorization-sent';
/** In how many seconds a page that hears no stream may ask for the board again. */
export const POLL_SECONDS = 'x-poll-seconds';
