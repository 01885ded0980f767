import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/app-browser.ts';

export const catalogue: Translated<typeof vi, never> = {
  app: 'このアプリ',
  title: { iphone: 'Safariで入力を続けてください', android: '端末のブラウザで入力を続けてください' },
  why: 'このページは{{app}}の中で開いています。{{app}}を閉じるとページも閉じ、ここに保存されたスコアは端末のブラウザからは見えません。',
  sending_other: '先に{{count}}ホールを送信しています…',
  kept_other:
    '{{count}}ホールが{{app}}に残っていて、まだ送信できません。このまま移動できます。電波が戻ったら{{app}}でこのページを開き直して送信してください。',
  open: '端末のブラウザで開く',
  picture: '隅の{{dots}}を押して「{{item}}」を選ぶ',
  item: { iphone: 'Safariで開く', android: 'ブラウザで開く' },
  same: '移動先でも同じ端末として扱われ、組と送信済みのスコアがすぐに表示されます。',
  noNetwork: '電波がないため、まだ移動できません。自動でやり直します。',
  without: 'うまくいかないときは、端末のブラウザで{{address}}を開き、{{flight}}組とQRコードの横の6桁を入力してください。',
  stay: '{{app}}で続ける',
  lost: 'ここでも入力できますが、{{app}}を閉じるとページも閉じ、画面が消えることがあり、未送信のスコアは{{app}}の中だけに残ります。',
  noStay: '{{app}}では電波がないとこのページを開き直せないため、ここではスコアを入力できません。',
  here: '{{app}}で入力中',
  leave: '移動',
};
