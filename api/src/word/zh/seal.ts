import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/seal.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '已封存的隐藏洞',
  about: '隐藏洞在选定时即由代码封存，哪怕改动一个洞代码也会完全不同，因此无法暗中更改。',
  none: '尚无已封存的隐藏洞。',
  startsAt: '首组开球时间：{{time}}',
  seal: '封存码',
  standing: '封存时间 {{time}}',
  replaced: '旧封存码，封存时间 {{time}}',
  reason: '更改原因：{{reason}}',
  closed: '公布后，洞号和随机数会显示在这里。',
  holes: '隐藏洞',
  salt: '随机数',
  check: '自行核对',
  matches: '一致。您的设备刚刚用这些洞号和随机数重新计算了代码。',
  differs: '不一致。这些洞不是当时封存的名单。',
  text: '用于计算代码的内容（SHA-256）',
  step: '隐藏洞 {{nth}}/{{of}}',
  provisional: '暂定：按隐藏洞 {{nth}}/{{of}} 计算',
  complete: '{{of}} 个隐藏洞全部公布',
  nobody: '尚无完整记分卡，因此没有净杆。',
};
