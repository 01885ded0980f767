import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-page.ts';

export const catalogue: Translated<typeof vi, never> = {
  column: {
    place: '順位',
    divisionPlace: '部門順位',
    name: '選手',
    division: '部門',
    flight: '組',
    status: '状態',
    thru: '終了ホール',
    toPar: '対パー（グロス）',
    gross: 'グロス',
    handicap: '適用ハンディキャップ',
    net: 'ネット',
    points: 'ステーブルフォードポイント',
    hole: '{{hole}}番ホール',
    holeOfRound: '第{{round}}ラウンド{{hole}}番ホール',
    totalOnly: '合計のみ',
    totalOnlyOfRound: '第{{round}}ラウンド 合計のみ',
  },
  pickup: 'ピックアップ',
  fileName: 'leaderboard',
  board: 'リーダーボード速報',
  startList: 'スタート表',
  regulations: '大会要項',
  phase: { upcoming: '開催前', playing: 'プレー中', ended: '終了' },
  official: '確定結果',
  startsAt: '最初のスタート時間 {{time}}',
  startsOn: '開催日 {{date}}',
  leaders: '首位：{{names}}',
  nobody: '結果はまだありません',
};
