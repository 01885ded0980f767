import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-golfer.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '战绩',
  newest: '最近一场比赛',
  tournaments_other: '{{count}}场比赛',
  prizes_other: '{{count}}个奖项',
  none: '尚无公开的成绩',
  noneHint: '比赛结束并公布成绩后会显示在这里。',
  divisionPlace: '{{name, division}}第{{place}}名',
  gross: '总杆 {{value}}',
  net: '净杆 {{value}}',
  points: 'Stableford 积分 {{value}}',
  with: '搭档：{{names}}',
  against: '对手：{{names}}',
  somebody: '一位球员',
  several: '{{count}}位球员',
  seasons: '赛季',
  seasonPlace: '第{{place}}名，总计{{total}}',
  missing: '没有这个页面',
  missingHint: '地址可能有误，或该页面已不再公开。',
};
