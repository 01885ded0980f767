/** What a keyboard has written on the key that goes with others: a Mac’s, and that of a keyboard at an iPad, differs. */
export const COMMAND_KEY = /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Whether what has the focus takes keys as text. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
