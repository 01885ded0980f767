/** Addresses that only this machine reaches. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** What is said at the start when others can reach the demo, whose passwords everybody knows; else nothing. */
export function demoWarning(host: string): string {
  if (LOOPBACK.test(host)) return '';
  return [
    `CẢNH BÁO: máy khác vào được bản dùng thử này (HOST=${host}), mà ai cũng biết mật khẩu của nó. Nếu dùng thật, hãy đặt DEMO=off với một DATA_DIR mới.`,
    `WARNING: other computers can reach this demo (HOST=${host}), and everybody knows its passwords. For real use set DEMO=off and a new DATA_DIR.`,
    '',
  ].join('\n');
}
