/** What the build needs of subset-font, which comes without types. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; keepFeatures: readonly string[]; noHinting: boolean };
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
