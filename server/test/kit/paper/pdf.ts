import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const open = (file: Uint8Array) => getDocument({ data: new Uint8Array(file), verbosity: 0 });
type Opened = Awaited<ReturnType<typeof open>['promise']>;

async function withPdf<Found>(file: Uint8Array, read: (pdf: Opened) => Promise<Found>): Promise<Found> {
  const pdf = await open(file).promise;
  try {
    return await read(pdf);
  } finally {
    await pdf.loadingTask.destroy();
  }
}
const ofPages = <Found>(pdf: Opened, read: (page: Awaited<ReturnType<Opened['getPage']>>) => Promise<Found>): Promise<Found[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, async (_, nth) => read(await pdf.getPage(nth + 1))));

/** The text of each page of a PDF, piece by piece as it is drawn: the cells of a table row by row. */
export const pagesOfPdf = (file: Uint8Array): Promise<string[]> =>
  withPdf(file, (pdf) =>
    ofPages(pdf, async (page) => {
      const { items } = await page.getTextContent();
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : [])).join(' | ');
    }),
  );

/** A part of a page as it is read to somebody: what it is, the words in it with those of its parts, or what stands in their place. */
export type ReadTag = { role: string; text: string; language?: string; parts: ReadTag[] };
/** How a PDF says itself. `pages`: the tags of each; `loose`: words that are in no tag and are not said to be passed over. */
export type ReadPdf = { title: string; language: string; showsTitle: boolean; isTagged: boolean; pages: ReadTag[][]; loose: string[] };

/** What somebody hears of a PDF. Of a table that goes on, each page has the rows on it. */
export const tagsOfPdf = (file: Uint8Array): Promise<ReadPdf> =>
  withPdf(file, async (pdf) => {
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
    const preferences = await pdf.getViewerPreferences();
    const loose: string[] = [];
    const pages = await ofPages(pdf, async (page) => {
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const words = wordsOfMarks(items, loose);
      const tree = (await page.getStructTree()) as TreeNode | null;
      return tree === null ? [] : readNode(tree, words).parts;
    });
    const isTagged = (await pdf.getMarkInfo())?.Marked === true;
    const { Title: title = '', Language: language = '' } = info;
    return {
      title,
      language,
      isTagged,
      showsTitle: (preferences as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle === true,
      pages,
      loose,
    };
  });

type TreeNode = { role?: string; type?: string; id?: string; alt?: string; lang?: string; children?: TreeNode[] };

/** By the id of a mark what is written in it. */
function wordsOfMarks(items: readonly object[], loose: string[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const within: (string | null)[] = [];
  for (const item of items as { type?: string; id?: string | null; tag?: string; str?: string; hasEOL?: boolean }[]) {
    if (item.type === 'endMarkedContent') within.pop();
    else if (item.type !== undefined) within.push(item.id ?? (item.tag === 'Artifact' ? 'artifact' : (within.at(-1) ?? null)));
    else if (item.str !== undefined) {
      const mark = within.at(-1) ?? null;
      if (mark !== null) words.set(mark, `${words.get(mark) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else if (item.str.trim() !== '') loose.push(item.str);
    }
  }
  return words;
}

function readNode({ role = '', alt, lang, children = [] }: TreeNode, words: ReadonlyMap<string, string>): ReadTag {
  const read = children.map((child) => (child.role === undefined ? (words.get(child.id ?? '') ?? '') : readNode(child, words)));
  const text = (children.length > 0 ? alt : undefined) ?? read.map((part) => (typeof part === 'string' ? part : part.text)).join(' ');
  const parts = read.filter((part) => typeof part !== 'string').filter((part) => part.role !== 'TR' || part.text.trim() !== '');
  return { role, text: text.replace(/\s+/g, ' ').trim(), ...(lang && { language: lang }), parts };
}

/** How far the lowest letters of a PDF stand above the lower edge of their page, in points. */
export async function lowestOfPdf(file: Buffer): Promise<number> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  let lowest = Number.POSITIVE_INFINITY;
  for (let nth = 1; nth <= pdf.numPages; nth++) {
    const { items } = await (await pdf.getPage(nth)).getTextContent();
    // below its line a letter reaches a quarter of its height
    for (const item of items) if ('str' in item && item.str.trim() !== '') lowest = Math.min(lowest, item.transform[5] - item.height / 4);
  }
  await pdf.loadingTask.destroy();
  return lowest;
}
