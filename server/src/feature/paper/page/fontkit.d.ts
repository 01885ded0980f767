/** What paper needs of fontkit, which comes without types. */
declare module 'fontkit' {
  export type Font = {
    postscriptName: string;
    hasGlyphForCodePoint(code: number): boolean;
  };
  export function openSync(file: string): Font | { fonts: Font[] };
}
