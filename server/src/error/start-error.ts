/** A problem that the person who starts the server must fix: shown as a sentence, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
