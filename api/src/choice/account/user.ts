/** Letters of a password; 15 and more are advised. */
export const SHORTEST_PASSWORD = 10;
/** What the user list may show: those who may log in, or the disabled. */
export const USER_STATES = ['active', 'disabled'] as const;
/** What a one-time link does. */
export const LINK_PURPOSES = ['verify-email', 'reset-password'] as const;
