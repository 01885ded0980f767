import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/app-browser.ts';

export const catalogue: Translated<typeof vi, never> = {
  app: '이 앱',
  title: { iphone: 'Safari에서 계속 입력하세요', android: '휴대폰 브라우저에서 계속 입력하세요' },
  why: '이 페이지는 {{app}}에서 열려 있습니다. {{app}} 종료 시 페이지도 닫히며, 여기에 저장된 스코어는 휴대폰 브라우저에서 보이지 않습니다.',
  sending_other: '먼저 {{count}}개 홀을 전송하는 중…',
  kept_other:
    '{{count}}개 홀이 전송되지 않아 {{app}}에 남아 있습니다. 그래도 이동할 수 있습니다. 네트워크가 연결되면 {{app}}에서 이 페이지를 다시 열어 전송하세요.',
  open: '휴대폰 브라우저 열기',
  picture: '모서리의 {{dots}} 버튼을 누르고 “{{item}}” 선택',
  item: { iphone: 'Safari로 열기', android: '다른 브라우저로 열기' },
  same: '거기서도 같은 휴대폰입니다. 조와 전송된 스코어가 바로 나타납니다.',
  noNetwork: '네트워크가 없어 아직 이동할 수 없습니다. 자동으로 다시 시도합니다.',
  without: '안 되나요? 휴대폰 브라우저에서 {{address}} 페이지를 열고 {{flight}}조와 QR 코드 옆 6자리 숫자를 입력하세요.',
  stay: '{{app}}에서 계속하기',
  lost: '여기서도 입력할 수 있지만 {{app}} 종료 시 페이지가 닫히고, 화면이 꺼질 수 있으며, 전송되지 않은 스코어는 {{app}}에만 남습니다.',
  noStay: '{{app}}에서는 네트워크 없이 이 페이지를 다시 열 수 없어 여기서 스코어를 입력할 수 없습니다.',
  here: '{{app}}에서 입력 중',
  leave: '이동',
};
