import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/seal.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '봉인된 히든홀',
  about: '히든홀은 선정할 때 코드로 봉인되며, 한 홀만 바뀌어도 코드가 달라지므로 몰래 바꿀 수 없습니다.',
  none: '아직 봉인된 히든홀이 없습니다.',
  startsAt: '첫 티타임: {{time}}',
  seal: '봉인 코드',
  standing: '봉인 시각 {{time}}',
  replaced: '이전 봉인 코드, 봉인 시각 {{time}}',
  reason: '변경 사유: {{reason}}',
  closed: '홀과 난수는 공개 후 여기에 표시됩니다.',
  holes: '히든홀',
  salt: '난수',
  check: '직접 확인',
  matches: '일치합니다. 이 기기에서 홀과 난수로 코드를 다시 계산했습니다.',
  differs: '일치하지 않습니다. 봉인된 목록이 아닙니다.',
  text: '코드 계산에 쓰인 내용 (SHA-256)',
  step: '히든홀 {{nth}}/{{of}}',
  provisional: '잠정: 히든홀 {{nth}}/{{of}} 기준',
  complete: '히든홀 {{of}}개 전부 공개',
  nobody: '아직 완료된 카드가 없어 네트가 없습니다.',
};
