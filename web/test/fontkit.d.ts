/** What a test needs of fontkit, which comes without types. */
declare module 'fontkit' {
  export function openSync(file: string): { readonly characterSet: readonly number[] };
}
