import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/statistics.ts';

export const catalogue: Translated<typeof vi, never> = {
  byHole: 'ホール別スコア',
  byHoleOfRound: '第{{round}}ラウンドのホール別スコア',
  hardest: '最も難しいホール：{{hole}}番、対パー{{mean}}',
  easiest: '最も易しいホール：{{hole}}番、対パー{{mean}}',
  scores_other: '{{count}}件のスコアによる',
  rounds: 'ラウンド',
  round: '第{{round}}ラウンド',
  none: 'スコアはまだありません。最初のスコアが入るとグラフが表示されます。',
  table: '数値を見る',
  hole: 'ホール',
  par: 'パー',
  mean: '対パー平均',
  rank: '難易度',
  count: 'スコア数',
  pickups: 'ピックアップ',
  result: { eagle: 'イーグル以上', birdie: 'バーディー', par: 'パー', bogey: 'ボギー', worse: 'ダブルボギー以上' },
  against: '全体との比較：対パー累計',
  own: '{{name}}（ホール）',
  ownSoFar: '{{name}}',
  field: '全体の平均（ホール）',
  fieldSoFar: '全体の平均',
};
