import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-golfer.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '成績',
  newest: '直近の大会',
  tournaments_other: '{{count}}大会',
  prizes_other: '入賞{{count}}回',
  none: '公開された結果はまだありません',
  noneHint: '大会が締め切られ、結果が発表されるとここに表示されます。',
  divisionPlace: '{{name, division}} {{place}}位',
  gross: 'グロス {{value}}',
  net: 'ネット {{value}}',
  points: 'ステーブルフォード {{value}}ポイント',
  with: '同組：{{names}}',
  against: '対戦相手：{{names}}',
  somebody: 'ゴルファー1名',
  several: 'ゴルファー{{count}}名',
  seasons: 'シーズン',
  seasonPlace: '{{place}}位、合計{{total}}',
  missing: 'このページはありません',
  missingHint: 'アドレスが正しくないか、ページは公開されなくなりました。',
};
