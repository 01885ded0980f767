import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-television.ts';

export const catalogue: Translated<typeof vi, never> = {
  firstTee: '첫 조 티오프',
  left: '{{time}} 남음',
  waiting: '첫 스코어를 기다리고 있습니다',
  scan: '코드를 스캔해 내 조를 찾으세요',
  flights_other: '{{count}}개 조',
};
