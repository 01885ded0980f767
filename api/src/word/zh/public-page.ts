import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-page.ts';

export const catalogue: Translated<typeof vi, never> = {
  column: {
    place: '名次',
    divisionPlace: '组别名次',
    name: '球员',
    division: '组别',
    flight: '编组',
    status: '状态',
    thru: '已打洞数',
    toPar: '距标准杆（总杆）',
    gross: '总杆',
    handicap: '所用差点',
    net: '净杆',
    points: 'Stableford 积分',
    hole: '第{{hole}}洞',
    holeOfRound: '第{{round}}轮第{{hole}}洞',
    totalOnly: '只有总杆',
    totalOnlyOfRound: '第{{round}}轮只有总杆',
  },
  pickup: '捡球',
  fileName: 'leaderboard',
  board: '实时领先榜',
  startList: '出发表',
  regulations: '竞赛规程',
  phase: { upcoming: '即将开始', playing: '比赛中', ended: '已结束' },
  official: '正式成绩',
  startsAt: '首组开球时间 {{time}}',
  startsOn: '比赛日期 {{date}}',
  leaders: '领先：{{names}}',
  nobody: '暂无成绩',
};
