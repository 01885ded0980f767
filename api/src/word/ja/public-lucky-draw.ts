import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-lucky-draw.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: 'ラッキー抽選',
  watch: 'ラッキー抽選を実施中。タップして見る',
  about: '選手の順番は乱数で決まります。乱数は最初の抽選の前にコードで封印されるため、誰も当選者を選べません。',
  none: '抽選はまだ始まっていません',
  noneHint: '当選者は抽選され次第、ここに表示されます。ページは自動で更新されます。',
  soon: 'まもなく最初の選手を抽選します。',
  prize: '{{name}}（{{given}}/{{count}}）',
  drawn: '抽選結果',
  passed: '不在',
  deleted: '削除された選手',
  ended: '終了',
  seal: '封印コード',
  closed: '乱数は抽選の終了後にここに表示されます。',
  seed: '乱数',
  check: '自分で確認',
  matches: '一致しました。この端末で計算し直し、乱数が封印コードと合い、抽選の順番も正しいことを確認しました。',
  differs: '封印コードまたは抽選の順番と一致しません。',
  boundMatches: '乱数は公開の数字による抽選の結果と一致します。',
  boundDiffers: '乱数が公開の数字による抽選の結果と違います。',
  bound: '公開の数字による抽選を見る',
  how: '封印コードは乱数のSHA-256です。選手は次の内容のSHA-256が小さい順に抽選されます：',
};
