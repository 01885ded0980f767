export { catalogue as auth } from '@fairway/api/word/vi/auth';
export { catalogue as failure } from '@fairway/api/word/vi/failure';
export { catalogue as shell } from '@fairway/api/word/vi/shell';
export { catalogue as word } from '@fairway/api/word/vi/word';
