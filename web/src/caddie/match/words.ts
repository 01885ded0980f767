import { catalogue as en } from '@fairway/api/word/en/marker-match';
import { catalogue as ja } from '@fairway/api/word/ja/marker-match';
import { catalogue as ko } from '@fairway/api/word/ko/marker-match';
import { catalogue as vi } from '@fairway/api/word/vi/marker-match';
import { catalogue as zh } from '@fairway/api/word/zh/marker-match';
import { partWords } from '../words.ts';

export const useMatchWords = partWords('marker-match', {
  vi: { 'marker-match': vi },
  en: { 'marker-match': en },
  ko: { 'marker-match': ko },
  ja: { 'marker-match': ja },
  zh: { 'marker-match': zh },
});
