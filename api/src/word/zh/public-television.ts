import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-television.ts';

export const catalogue: Translated<typeof vi, never> = {
  firstTee: '首组开球',
  left: '还有{{time}}',
  waiting: '等待首批成绩',
  scan: '扫码查找自己的分组',
  flights_other: '共{{count}}组',
};
