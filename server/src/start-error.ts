/** Something the person who starts the server must put right: shown as a sentence, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
