import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/marker-side.ts';

export const catalogue: Translated<typeof vi, never> = {
  counts: '计入',
  off: '本洞不打',
  drive: {
    label: '采用谁的开球',
    of: '第{{hole}}洞 {{side}}采用谁的开球',
    lacks: '已用{{used}}次，还差{{lacks}}次',
    enough: '已用{{used}}次，已够',
    must: '从现在起只能用次数不足的队员的开球。',
    short_other: '还差{{count}}次开球，剩余球洞已不够。请告知组委会。',
  },
};
