declare module '*.md?raw' {
  const text: string;
  export = text;
}

interface ImportMeta {
  /** The texts of files, by path: Vite replaces the call. */
  readonly glob: (pattern: string, options: { query: '?raw'; import: 'default'; eager: true }) => Readonly<Record<string, string>>;
}
