import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-television.ts';

export const catalogue: Translated<typeof vi, never> = {
  firstTee: '最初の組のスタート',
  left: 'あと{{time}}',
  waiting: '最初のスコアを待っています',
  scan: 'コードを読み取って自分の組を探す',
  flights_other: '{{count}}組',
};
