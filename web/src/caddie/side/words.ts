import { catalogue as en } from '@fairway/api/word/en/marker-side';
import { catalogue as ja } from '@fairway/api/word/ja/marker-side';
import { catalogue as ko } from '@fairway/api/word/ko/marker-side';
import { catalogue as vi } from '@fairway/api/word/vi/marker-side';
import { catalogue as zh } from '@fairway/api/word/zh/marker-side';
import { partWords } from '../words.ts';

export const useSideWords = partWords('marker-side', {
  vi: { 'marker-side': vi },
  en: { 'marker-side': en },
  ko: { 'marker-side': ko },
  ja: { 'marker-side': ja },
  zh: { 'marker-side': zh },
});
