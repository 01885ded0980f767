import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi, never> = {
  share: '共有',
  winnerPicture: '共有用の画像',
  podiumPicture: '表彰台の画像：{{title}}',
  copied: 'リンクをコピーしました',
  calendar: 'カレンダーに追加',
  clubCalendar: 'クラブの大会カレンダー',
  notify: '通知を受け取る',
  notifyOff: '通知をオフ',
  turnOn: '通知をオンにする',
  about:
    '{{name}}選手のスタート30分前、スタート時間やホールの変更時、{{name}}選手のホールアウト時、入賞者の発表時に、この電話へお知らせします。それぞれ一度だけで、いつでもオフにできます。',
  isOn: '{{name}}選手についてこの電話にお知らせします。',
  tellMe: 'このスマートフォンで通知を受け取る',
  isTold: '申し込みの状況が変わったとき、運営からのお知らせがあるときに、このスマートフォンに通知します。',
  refused: 'ブラウザがこのページの通知をブロックしています。ページの設定で許可してから、もう一度押してください。',
  insecure: 'このページはhttpで開かれているため、どのブラウザでも通知を受け取れません。大会事務局にhttpsのアドレスをお尋ねください。',
  iphone:
    'iPhoneでは、ホーム画面のアイコンから開いたページだけが通知を受け取れます（iOS 16.4以降）。Safariで共有を押し、「ホーム画面に追加」を選び、そのアイコンから開いてもう一度押してください。',
  unsupported: 'このブラウザでは通知を受け取れません。新しいChrome、Edge、Firefox、Safariでhttpsのアドレスから開いてください。',
  failed: 'できませんでした。ネットワークを確認して、もう一度お試しください。',
};
