import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-golfer.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '경기 결과',
  newest: '최근 대회',
  tournaments_other: '대회 {{count}}개',
  prizes_other: '수상 {{count}}회',
  none: '공개된 결과가 아직 없습니다',
  noneHint: '대회가 마감되고 결과가 발표되면 여기에 표시됩니다.',
  divisionPlace: '{{name, division}} {{place}}위',
  gross: '그로스 {{value}}',
  net: '네트 {{value}}',
  points: '스테이블포드 {{value}}포인트',
  with: '함께: {{names}}',
  against: '상대: {{names}}',
  somebody: '골퍼 1명',
  several: '골퍼 {{count}}명',
  seasons: '시즌',
  seasonPlace: '{{place}}위, 합계 {{total}}',
  missing: '없는 페이지입니다',
  missingHint: '주소가 잘못되었거나 더 이상 공개되지 않는 페이지입니다.',
};
