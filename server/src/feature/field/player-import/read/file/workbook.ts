import { ListRefused } from '../refused.ts';
import type { Sheet } from '../sheet.ts';
import { workbookText } from './cell-text.ts';
import { isStrike, NO_STYLES, stylesOf } from './style.ts';
import { type Book, type SharedText, worksheet } from './worksheet.ts';
import { isOn, walkXml } from './xml.ts';
import { unzip } from './zip.ts';

const WANTED = /^xl\/(?:[^/]+\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;
const MOST_SHEETS = 255;
const MOST_RELATIONS = 1000;
/** Texts of all sheets together: far more than their cells may be. */
const MOST_TEXTS = 300_000;

/** The visible sheets of a workbook, in their order. */
export async function workbookSheets(file: Buffer): Promise<Sheet[]> {
  const parts = await unzip(file, (path) => WANTED.test(path));
  const xmlOf = (path: string): string => {
    const part = parts.get(path);
    if (part === undefined) throw new ListRefused('import-not-a-workbook');
    return part.toString('utf8');
  };
  const { places, ...calculation } = placesOf(xmlOf('xl/workbook.xml'), xmlOf('xl/_rels/workbook.xml.rels'));
  const styles = parts.has(STYLES) ? stylesOf(xmlOf(STYLES)) : NO_STYLES;
  const texts = parts.has(TEXTS) ? sharedTexts(xmlOf(TEXTS)) : [];
  let cells = 0;
  return places.map(({ name, path }) => {
    const read = worksheet(name, xmlOf(path), { ...calculation, styles, texts }, cells);
    cells = read.cells;
    return read.sheet;
  });
}

const STYLES = 'xl/styles.xml';
const TEXTS = 'xl/sharedStrings.xml';

type Places = Pick<Book, 'isFrom1904' | 'isToCalculate'> & { places: { name: string; path: string }[] };

function placesOf(workbookXml: string, relationsXml: string): Places {
  const targets = new Map<string, string>();
  walkXml(relationsXml, {
    open(name, { Id = '', Target = '' }) {
      if (name !== 'Relationship') return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
      if (targets.size > MOST_RELATIONS) throw new ListRefused('import-bomb');
    },
  });
  const found: Places = { places: [], isFrom1904: false, isToCalculate: false };
  let sheets = 0;
  walkXml(workbookXml, {
    open(tag, attributes) {
      if (tag === 'workbookPr') found.isFrom1904 = isOn(attributes.date1904);
      if (tag === 'calcPr') found.isToCalculate = isOn(attributes.fullCalcOnLoad);
      if (tag !== 'sheet') return;
      sheets += 1;
      if (sheets > MOST_SHEETS) throw new ListRefused('import-bomb');
      const [, relation = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
      const path = targets.get(relation);
      if (path !== undefined && !/hidden/i.test(attributes.state ?? '')) found.places.push({ name: attributes.name ?? '', path });
    },
  });
  // each is read once for every time that it is shown
  if (new Set(found.places.map(({ path }) => path)).size < found.places.length) throw new ListRefused('import-bomb');
  return found;
}

/** A text is crossed out if every part that has a font of its own is, and there is one. How a word of Japanese sounds is no part of it. */
function sharedTexts(xml: string): SharedText[] {
  const texts: SharedText[] = [];
  let [text, parts, struck] = ['', 0, 0];
  let isText = false;
  let isSound = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'si') [text, parts, struck] = ['', 0, 0];
      if (name === 'r') parts += 1;
      if (name === 'rPh') isSound = true;
      if (name === 't') isText = !isSound;
      if (isStrike(name, attributes)) struck += 1;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isSound = false;
      if (name !== 'si') return;
      texts.push({ text: workbookText(text), isStruck: parts > 0 && parts === struck });
      if (texts.length > MOST_TEXTS) throw new ListRefused('import-bomb');
    },
  });
  return texts;
}
