import type { ErrorCode } from '@fairway/api';

/** Why a list is refused while it is read; the code is a key of the catalogue. */
export class ListRefused extends Error {
  override name = 'ListRefused';
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
export type RefusalCode = ErrorCode & `import-${string}`;
