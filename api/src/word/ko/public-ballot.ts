import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-ballot.ts';

export const catalogue: Translated<typeof vi, never> = {
  about:
    '번호 하나는 한 사람 또는 한 일행의 신청이며, 신청한 사람만 자기 번호를 압니다. 추첨된 순서대로 자리를 주고, 자리가 없으면 같은 순서로 대기 명단에 올립니다.',
  room: '추첨할 때: {{kinds}}.',
  kind: '{{name}} 자리 {{places}}, 대기 {{waiting}}',
  lots: '이 추첨의 번호: {{count}}',
  drawnLast: '이전에 오지 않아 마지막에 추첨',
  smaller: '추첨 전에 취소한 사람이 있음',
  outcome: { place: '자리 확정', list: '대기', none: '자리 없음', gone: '취소' },
  intro: '자리는 신청이 마감되면 추첨합니다. 빨리 보내도 늦게 보내도 같습니다. 신청마다 추첨을 확인할 번호가 있습니다.',
  beacon:
    '마감되면 추첨 번호 목록(이름 없음)을 봉인합니다. 순서는 drand가 {{time}}에 공개하는 숫자로 정해지며 누구도 미리 알거나 고를 수 없습니다. 숫자가 없으면 클럽에 온 손님 세 명이 숫자를 냅니다.',
  hall: '마감되면 추첨 번호 목록(이름 없음)을 봉인합니다. 순서는 클럽에 온 손님 세 명의 숫자로 정해지며 누구도 미리 알거나 고를 수 없습니다.',
  last_other: '최근 {{count}}개월 동안 이곳 대회에 자리를 받고 오지 않은 사람은 일행과 함께 맨 마지막에 추첨합니다.',
  group: {
    split: '일행 모두의 자리가 없으면 앞사람부터 자리를 받고 나머지는 대기합니다.',
    wait: '일행 모두의 자리가 없으면 함께 대기하며 아무도 앞지르지 않습니다.',
    pass: '일행 모두의 자리가 없으면 함께 대기하고 뒤의 더 작은 일행이 먼저 자리를 받습니다.',
  },
  phase: { sealed: '추첨 목록이 봉인되었습니다.', drawn: '추첨이 끝났습니다.' },
  check: '번호 목록 보기와 직접 확인',
  own: {
    lot: '추첨 번호: {{lot}}. 본인만 아는 번호입니다.',
    drawn: '내 번호 {{lot}}은(는) {{nth}}번째로 추첨되었습니다.',
  },
};
