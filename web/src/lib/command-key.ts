/** What a keyboard has written on the key that goes with others: a Mac’s, and that of a keyboard at an iPad, differs. */
export const COMMAND_KEY = /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
