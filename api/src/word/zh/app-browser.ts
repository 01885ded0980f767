import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/app-browser.ts';

export const catalogue: Translated<typeof vi, never> = {
  app: '此应用',
  title: { iphone: '请在 Safari 中继续记分', android: '请在手机浏览器中继续记分' },
  why: '此页面在 {{app}} 中打开。关闭 {{app}} 页面也会关闭，手机浏览器看不到存在这里的成绩。',
  sending_other: '正在先发送{{count}}洞…',
  kept_other: '还有{{count}}洞留在 {{app}} 中未能发送。您仍可继续；有网络时请在 {{app}} 中重新打开此页面发送。',
  open: '打开手机浏览器',
  picture: '点击角落的 {{dots}}，再选“{{item}}”',
  item: { iphone: '在 Safari 中打开', android: '在浏览器中打开' },
  same: '在那里仍是同一部手机，组别和已发送的成绩会立即显示。',
  noNetwork: '没有网络，暂时无法继续。页面会自动重试。',
  without: '打不开？请在手机浏览器中打开 {{address}}，输入第{{flight}}组和二维码旁的6位数字。',
  stay: '留在 {{app}}',
  lost: '也可以在这里记分，但关闭 {{app}} 页面就会关闭，屏幕可能熄灭，未发送的成绩只存在 {{app}} 中。',
  noStay: '在 {{app}} 中，没有网络就无法重新打开此页面，因此不能在这里记分。',
  here: '正在 {{app}} 中记分',
  leave: '继续',
};
