/** What the browsers of apps say of themselves in a `User-Agent`; `wv` is that of any other app on Android. */
const MARK = /\bZalo |FB(A[NV]|_IAB)\/|KAKAOTALK|\bLine\/|; wv\)/i;

/** Whether a page is shown by the browser of an app, whose storage is its own and which closes with the app. */
export const isInApp = (userAgent: string): boolean => MARK.test(userAgent);

/** The browsers of apps, as people call them, the more special first. */
export const APP_BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bZalo /i, 'Zalo'],
  [/FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)/i, 'Messenger'],
  [/FB(?:A[NV]|_IAB)\//i, 'Facebook'],
  [/\bLine\//i, 'LINE'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/; wv\)/i, 'WebView'],
];
