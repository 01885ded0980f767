import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-ballot.ts';

export const catalogue: Translated<typeof vi, never> = {
  about: '每个号码是一份报名，属于一人或一组；只有报名者知道自己的号码。按抽出的顺序给予名额，名额用完后按同样顺序进入候补名单。',
  room: '抽签时有：{{kinds}}。',
  kind: '{{name}} {{places}}个名额、候补{{waiting}}位',
  lots: '本次抽签的号码：{{count}}',
  drawnLast: '以前没有到场，最后抽签',
  smaller: '抽签前有人退出',
  outcome: { place: '有名额', list: '候补', none: '没有名额', gone: '已退出' },
  intro: '报名截止后抽签决定名额，先后提交没有区别。每份报名有一个号码，可自行核对抽签。',
  beacon:
    '报名截止后，抽签号码名单（不含姓名）被封存。顺序由drand在{{time}}公布的数字决定：谁也不能预先知道，也不能挑选。没有该数字时，由球会现场的三位来宾给出数字。',
  hall: '报名截止后，抽签号码名单（不含姓名）被封存。顺序由球会现场三位来宾的数字决定：谁也不能预先知道，也不能挑选。',
  last_other: '过去{{count}}个月内在这里的比赛有名额却没有到场的人，连同其同组的人最后抽签。',
  group: {
    split: '名额不够整组时，前面的人得到名额，其余的人候补。',
    wait: '名额不够整组时，整组候补，后面的人不能越过。',
    pass: '名额不够整组时，整组候补，后面较小的组先得到名额。',
  },
  phase: { sealed: '抽签名单已封存。', drawn: '抽签已完成。' },
  check: '查看号码名单并自行核对',
  own: {
    lot: '您的抽签号码：{{lot}}。只有您本人知道。',
    drawn: '您的号码{{lot}}第{{nth}}个被抽出。',
  },
};
