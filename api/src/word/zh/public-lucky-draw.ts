import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-lucky-draw.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '幸运抽奖',
  watch: '幸运抽奖进行中，点击观看',
  about: '球员的顺序由一个随机数决定。首次抽奖前该数已用代码封存，因此无人能够选择中奖者。',
  none: '抽奖尚未开始',
  noneHint: '抽中的名字会立即显示在这里，页面自动更新。',
  soon: '即将抽出第一位球员。',
  prize: '{{name}}（{{given}}/{{count}}）',
  drawn: '抽奖结果',
  passed: '不在场',
  deleted: '已删除的球员',
  ended: '已结束',
  seal: '封存码',
  closed: '抽奖结束后，随机数会显示在这里。',
  seed: '随机数',
  check: '自行核对',
  matches: '一致。您的设备刚刚重新计算：随机数与封存码相符，抽奖顺序正确。',
  differs: '与封存码或抽奖顺序不一致。',
  boundMatches: '随机数与用公开数字抽签的结果一致。',
  boundDiffers: '随机数与用公开数字抽签的结果不一致。',
  bound: '查看用公开数字的抽签',
  how: '封存码是随机数的 SHA-256。球员按以下内容的 SHA-256 从小到大排列：',
};
