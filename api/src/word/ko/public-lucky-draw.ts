import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-lucky-draw.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '행운의 추첨',
  watch: '행운의 추첨이 진행 중입니다. 눌러서 보기',
  about: '선수 순서는 난수로 정해집니다. 이 난수는 첫 추첨 전에 코드로 봉인되므로 누구도 당첨자를 고를 수 없습니다.',
  none: '추첨이 아직 시작되지 않았습니다',
  noneHint: '당첨자는 추첨되는 대로 여기에 표시됩니다. 페이지는 자동으로 업데이트됩니다.',
  soon: '곧 첫 번째 선수를 추첨합니다.',
  prize: '{{name}} ({{given}}/{{count}})',
  drawn: '추첨 결과',
  passed: '자리에 없음',
  deleted: '삭제된 선수',
  ended: '종료',
  seal: '봉인 코드',
  closed: '추첨이 끝나면 난수가 여기에 표시됩니다.',
  seed: '난수',
  check: '직접 확인',
  matches: '일치합니다. 이 기기에서 다시 계산한 결과 난수가 봉인 코드와 맞고 추첨 순서도 맞습니다.',
  differs: '봉인 코드 또는 추첨 순서와 일치하지 않습니다.',
  boundMatches: '난수는 공개 숫자로 한 추첨의 결과와 일치합니다.',
  boundDiffers: '난수가 공개 숫자로 한 추첨의 결과와 다릅니다.',
  bound: '공개 숫자로 한 추첨 보기',
  how: '봉인 코드는 난수의 SHA-256입니다. 선수는 다음 내용의 SHA-256이 작은 순서로 추첨됩니다:',
};
