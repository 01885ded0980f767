/** The page and all that it loads, and the parts that only some phones need, listed by the build (`web/offline-files.ts`). */
declare module 'virtual:offline-files' {
  export const files: readonly { readonly url: string; readonly revision: string | null }[];
  export const parts: readonly string[];
}
