import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi, never> = {
  share: '分享',
  winnerPicture: '分享图片',
  podiumPicture: '领奖台图片：{{title}}',
  copied: '已复制链接',
  calendar: '添加到日历',
  clubCalendar: '俱乐部赛事日历',
  notify: '接收通知',
  notifyOff: '关闭通知',
  turnOn: '开启通知',
  about: '{{name}}开球前30分钟、开球时间或球洞变更、{{name}}完赛以及公布获奖名单时，这部手机会通知您。每条只发一次，可随时关闭。',
  isOn: '这部手机会通知您{{name}}的消息。',
  tellMe: '在这部手机上通知我',
  isTold: '报名状态有变化或组委会发来消息时，这部手机会通知您。',
  refused: '浏览器阻止了此页面的通知。请在页面设置中允许，然后再点一次。',
  insecure: '此页面通过 http 打开，任何浏览器都无法在这里接收通知。请向竞赛委员会询问 https 地址。',
  iphone:
    'iPhone 只接收从主屏幕图标打开的页面的通知（iOS 16.4 或更高版本）。请在 Safari 中点“共享”，选择“添加到主屏幕”，从该图标打开页面，再点一次。',
  unsupported: '此浏览器在这里无法接收通知。请用较新的 Chrome、Edge、Firefox 或 Safari 通过 https 地址打开。',
  failed: '未成功。请检查网络后重试。',
};
