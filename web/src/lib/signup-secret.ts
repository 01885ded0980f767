/** The secret of a signup's link: 256 random bits, which no server sees but in the head of a request. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `fs_${base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`;
}
