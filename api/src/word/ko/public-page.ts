import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-page.ts';

export const catalogue: Translated<typeof vi, never> = {
  column: {
    place: '순위',
    divisionPlace: '부문 순위',
    name: '선수',
    division: '부문',
    flight: '조',
    status: '상태',
    thru: '진행 홀',
    toPar: '파 대비 (그로스)',
    gross: '그로스',
    handicap: '적용 핸디캡',
    net: '네트',
    points: '스테이블포드 포인트',
    hole: '{{hole}}번 홀',
    holeOfRound: '{{round}}라운드 {{hole}}번 홀',
    totalOnly: '합계만 있음',
    totalOnlyOfRound: '{{round}}라운드 합계만 있음',
  },
  pickup: '픽업',
  fileName: 'leaderboard',
  board: '실시간 리더보드',
  startList: '조 편성표',
  regulations: '대회 요강',
  phase: { upcoming: '예정', playing: '경기 중', ended: '종료' },
  official: '공식 결과',
  startsAt: '첫 티오프 시간 {{time}}',
  startsOn: '경기일 {{date}}',
  leaders: '선두: {{names}}',
  nobody: '아직 결과 없음',
};
