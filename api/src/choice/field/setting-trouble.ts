/**
 * What the first screen of a super administrator says of the server's settings, though it runs. `other-key`, `no-key`: what is kept encrypted
 * cannot be read. `unreadable-folder`: it is not there, or may not be read or written. `known-passwords`: others reach the demo.
 */
export const SETTING_TROUBLES = ['other-key', 'no-key', 'unreadable-folder', 'known-passwords'] as const;
