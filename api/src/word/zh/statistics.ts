import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/statistics.ts';

export const catalogue: Translated<typeof vi, never> = {
  byHole: '各洞成绩',
  byHoleOfRound: '第{{round}}轮各洞成绩',
  hardest: '最难：第{{hole}}洞，距标准杆{{mean}}',
  easiest: '最易：第{{hole}}洞，距标准杆{{mean}}',
  scores_other: '根据{{count}}个成绩',
  rounds: '轮次',
  round: '第{{round}}轮',
  none: '暂无成绩。有第一个成绩后会显示图表。',
  table: '查看数字',
  hole: '洞',
  par: '标准杆',
  mean: '距标准杆平均',
  rank: '难度',
  count: '成绩数',
  pickups: '捡球',
  result: { eagle: '老鹰或更好', birdie: '小鸟', par: '标准杆', bogey: '柏忌', worse: '双柏忌或更差' },
  against: '与全场比较：距标准杆累计',
  own: '{{name}}（本洞）',
  ownSoFar: '{{name}}',
  field: '全场平均（本洞）',
  fieldSoFar: '全场平均',
};
