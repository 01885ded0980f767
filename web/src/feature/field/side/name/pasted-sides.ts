import { pastedName } from '@fairway/api/rule/field/pasted-name';
import { foldAccents } from '../../../../lib/value/name.ts';
import type { FindGolfer, Meant } from '../../../../ui/field/find-golfer.ts';
import { parseCells } from '../../../../ui/grid/model/clipboard.ts';

/** A side as it is written down: its own name or '', and its partners' names as they were typed. */
export type WrittenSide = { readonly name: string; readonly partners: readonly string[] };

/** Between the names of one cell. A hyphen alone may stand within a name, so it parts names only with spaces around it. */
const BETWEEN = /\s*[/&+;\n]\s*|\s+[-–—]\s+/;
const HEADING =
  /^(stt|so|no|hcp|handicap|ten|ho ten|ho va ten|name|golfers?|players?|nguoi( choi)?|partners?|doi|nhom|cap|team|side|pair|ten (doi|nhom|cap))( *([a-d]|\d))?$/;
const isNumber = (cell: string): boolean => /^[+-]?\d+([.,]\d+)?$/.test(cell);

/**
 * Reads sides from what was copied of a sheet or typed: two to four columns of names, or names joined by “/”, “&”, “+”, “-” or line breaks, a
 * line each; or one name a line, where a blank line, or else `size`, ends a side. Numbers beside the names and a line of headings are
 * no names. Everything else is kept as it was written, for a person to look at.
 */
export function pastedSides(text: string, find: FindGolfer, size: number): readonly WrittenSide[] {
  const lines = parseCells(text).map((line) => line.map((cell) => cell.trim()).filter((cell) => !isNumber(cell)));
  const names = (cell: string): readonly string[] => namesIn(cell, find);
  const isHeading = (line: readonly string[]) => line.some(Boolean) && line.every((cell) => cell === '' || HEADING.test(foldAccents(cell)));
  const [first = []] = lines;
  const rows = isHeading(first) ? lines.slice(1) : lines;
  const written = rows.filter((line) => line.some(Boolean));
  const isOneEach = written.every((line) => line.flatMap(names).length === 1);
  if (isOneEach) return inGroups(rows, size);
  const isNamed = namesItsSides(written, find);
  return written.map((line) => {
    const [head = '', ...others] = line;
    return isNamed ? { name: head, partners: others.flatMap(names) } : { name: '', partners: line.flatMap(names) };
  });
}

/** The names of a cell; one that is known as a whole is not parted. */
function namesIn(cell: string, find: FindGolfer): readonly string[] {
  if (cell === '' || 'golfer' in find(cell)) return cell === '' ? [] : [pastedName(cell).name];
  const parts = cell.split(BETWEEN).flatMap((part) => {
    const close = part.split('-').map((one) => one.trim());
    return 'wrong' in find(part) && close.length > 1 && close.every((one) => 'golfer' in find(one)) ? close : [part.trim()];
  });
  return parts.flatMap((part) => pastedName(part).name || []);
}

/** Whether the first column has the names of the sides: nobody in it is a golfer, while the others have some. */
function namesItsSides(lines: readonly (readonly string[])[], find: FindGolfer): boolean {
  const isKnown = (cell: string) => namesIn(cell, find).some((name) => isSomebody(find(name)));
  return lines.every(([head = '']) => !isKnown(head)) && lines.some(([, ...others]) => others.some(isKnown));
}

const isSomebody = (meant: Meant): boolean => 'golfer' in meant || meant.wrong === 'ambiguous';

function inGroups(lines: readonly (readonly string[])[], size: number): readonly WrittenSide[] {
  const names = lines.map((line) => line.find(Boolean) ?? '');
  const filled = names.slice(names.findIndex(Boolean));
  const hasGaps = filled.slice(0, filled.findLastIndex(Boolean)).includes('');
  const sides: string[][] = [[]];
  for (const name of filled) {
    const last = sides.at(-1) ?? [];
    if (name === '' ? last.length > 0 : !hasGaps && last.length >= size) sides.push([]);
    if (name !== '') sides.at(-1)?.push(name);
  }
  return sides.filter((partners) => partners.length > 0).map((partners) => ({ name: '', partners }));
}
