/** What paper needs of fontkit, which comes without types. */
declare module 'fontkit' {
  export type Glyph = { id: number; path: { toSVG(): string } };
  export type Place = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  export type Layout = { glyphs: Glyph[]; positions: Place[]; advanceWidth: number };
  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    /** Lengths are units of the font; up is positive. */
    layout(text: string): Layout;
  };
  export function openSync(file: string): Font | { fonts: Font[] };
}
