import { catalogue as en } from '@fairway/api/word/en/app-browser';
import { catalogue as ja } from '@fairway/api/word/ja/app-browser';
import { catalogue as ko } from '@fairway/api/word/ko/app-browser';
import { catalogue as vi } from '@fairway/api/word/vi/app-browser';
import { catalogue as zh } from '@fairway/api/word/zh/app-browser';
import { partWords } from '../words.ts';

export const useAppWords = partWords('app-browser', {
  vi: { 'app-browser': vi },
  en: { 'app-browser': en },
  ko: { 'app-browser': ko },
  ja: { 'app-browser': ja },
  zh: { 'app-browser': zh },
});
