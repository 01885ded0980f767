import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/statistics.ts';

export const catalogue: Translated<typeof vi, never> = {
  byHole: '홀별 스코어',
  byHoleOfRound: '{{round}}라운드 홀별 스코어',
  hardest: '가장 어려운 홀: {{hole}}번 홀, 파 대비 {{mean}}',
  easiest: '가장 쉬운 홀: {{hole}}번 홀, 파 대비 {{mean}}',
  scores_other: '스코어 {{count}}개 기준',
  rounds: '라운드',
  round: '{{round}}라운드',
  none: '아직 스코어가 없습니다. 첫 스코어가 들어오면 차트가 표시됩니다.',
  table: '숫자로 보기',
  hole: '홀',
  par: '파',
  mean: '파 대비 평균',
  rank: '난이도',
  count: '스코어 수',
  pickups: '픽업',
  result: { eagle: '이글 이상', birdie: '버디', par: '파', bogey: '보기', worse: '더블보기 이상' },
  against: '전체와 비교: 파 대비 누계',
  own: '{{name}} (홀)',
  ownSoFar: '{{name}}',
  field: '전체 평균 (홀)',
  fieldSoFar: '전체 평균',
};
