export { catalogue as auth } from '@fairway/api/word/en/auth';
export { catalogue as failure } from '@fairway/api/word/en/failure';
export { catalogue as shell } from '@fairway/api/word/en/shell';
export { catalogue as word } from '@fairway/api/word/en/word';
