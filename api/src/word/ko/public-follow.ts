import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi, never> = {
  share: '공유',
  winnerPicture: '공유할 사진',
  podiumPicture: '시상대 사진: {{title}}',
  copied: '링크를 복사했습니다',
  calendar: '캘린더에 추가',
  clubCalendar: '클럽 대회 캘린더',
  notify: '알림 받기',
  notifyOff: '알림 끄기',
  turnOn: '알림 켜기',
  about:
    '{{name}} 선수의 출발 30분 전, 출발 시간이나 홀이 바뀔 때, {{name}} 선수의 경기가 끝났을 때, 수상자가 발표될 때 이 휴대폰으로 알립니다. 각각 한 번만 알리며 언제든지 끌 수 있습니다.',
  isOn: '{{name}} 선수의 소식을 이 휴대폰으로 알립니다.',
  tellMe: '이 휴대폰으로 알림 받기',
  isTold: '신청 상태가 바뀌거나 운영진이 메시지를 보내면 이 휴대폰으로 알려 드립니다.',
  refused: '브라우저가 이 페이지의 알림을 차단하고 있습니다. 페이지 설정에서 허용한 뒤 다시 누르세요.',
  insecure: '이 페이지는 http로 열려 있어 어떤 브라우저에서도 알림을 받을 수 없습니다. 대회 운영위원회에 https 주소를 문의하세요.',
  iphone:
    'iPhone은 홈 화면 아이콘으로 연 페이지에서만 알림을 받습니다(iOS 16.4 이상). Safari에서 공유를 누르고 “홈 화면에 추가”를 선택한 뒤 그 아이콘으로 열어 다시 누르세요.',
  unsupported: '이 브라우저에서는 알림을 받을 수 없습니다. 최신 Chrome, Edge, Firefox, Safari에서 https 주소로 여세요.',
  failed: '실패했습니다. 네트워크를 확인하고 다시 시도하세요.',
};
