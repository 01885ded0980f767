import { type Edition, LATEST_EDITION } from '@fairway/golf';

/** The edition of the rules that a tournament goes by. */
export const editionOf = (_: object): Edition => LATEST_EDITION;
