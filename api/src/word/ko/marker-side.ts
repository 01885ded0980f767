import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/marker-side.ts';

export const catalogue: Translated<typeof vi, never> = {
  counts: '반영',
  off: '이 홀은 치지 않음',
  drive: {
    label: '티샷 선택',
    of: '{{hole}}번 홀 {{side}}의 티샷 선택',
    lacks: '{{used}}회 사용, {{lacks}}회 부족',
    enough: '{{used}}회 사용, 충족',
    must: '이제 횟수가 부족한 파트너의 티샷만 사용할 수 있습니다.',
    short_other: '티샷 {{count}}회가 부족하고 남은 홀이 모자랍니다. 위원회에 알려 주세요.',
  },
};
