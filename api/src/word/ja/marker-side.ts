import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/marker-side.ts';

export const catalogue: Translated<typeof vi, never> = {
  counts: '採用',
  off: 'このホールはプレーしない',
  drive: {
    label: '採用したティーショット',
    of: '{{hole}}番ホール {{side}}のティーショット',
    lacks: '{{used}}回使用、あと{{lacks}}回',
    enough: '{{used}}回使用、達成',
    must: 'ここからは回数が足りない人のティーショットだけを使えます。',
    short_other: 'ティーショットが{{count}}回足りず、残りホールでは届きません。委員会に伝えてください。',
  },
};
