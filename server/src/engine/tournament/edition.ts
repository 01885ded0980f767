import { type Edition, LATEST_EDITION } from '@fairway/golf';

/** The edition of the rules that a tournament goes by: in play the latest, unless it was opened again by the rules of then. */
export const editionOf = ({ edition = null }: { edition?: Edition | null }): Edition => edition ?? LATEST_EDITION;
