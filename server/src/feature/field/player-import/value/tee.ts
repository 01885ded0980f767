import type { TeeColour } from '@fairway/api/choice/account/club';
import { fold } from '../read/fold.ts';

/** A tee that a player may play from. */
export type Tee = { readonly name: string; readonly colour: TeeColour | null };

/** Colours as lists write them; where a word means two, the one that is more usual on a course comes first. */
const COLOURS: Readonly<Record<TeeColour, readonly string[]>> = {
  black: ['black', 'den'],
  gold: ['gold', 'vang', 'vang dong', 'yellow'],
  silver: ['silver', 'bac'],
  blue: ['blue', 'xanh', 'xanh duong', 'xanh lam', 'xanh bien', 'xanh da troi', 'xanh nuoc bien'],
  white: ['white', 'trang'],
  red: ['red', 'do'],
  green: ['green', 'xanh', 'xanh la', 'xanh la cay', 'xanh luc'],
  yellow: ['yellow', 'vang', 'gold'],
  orange: ['orange', 'cam', 'da cam'],
  purple: ['purple', 'tim'],
  pink: ['pink', 'hong'],
  brown: ['brown', 'nau'],
  grey: ['grey', 'gray', 'xam', 'ghi'],
};
const ALL = Object.keys(COLOURS) as TeeColour[];

/** The tee that a cell names: by its name, else without “Tee” or what stands in brackets, else by its colour. Null: none, or two. */
export function findTee<Of extends Tee>(tees: readonly Of[], text: string): Of | null {
  const wanted = bare(text);
  const ways: ((tee: Of) => boolean)[] = [
    ({ name }) => fold(name) === fold(text),
    ({ name }) => wanted !== '' && bare(name) === wanted,
    ...coloursOf(wanted).map((colour) => (tee: Of) => (tee.colour ?? coloursOf(bare(tee.name))[0]) === colour),
  ];
  const found = ways.map((way) => tees.filter(way)).find(({ length }) => length > 0);
  return found?.length === 1 ? (found[0] ?? null) : null;
}

/** Words around the name of a tee: “Bệ phát bóng trắng”, “Tee box White”, “White tees”, “Trắng nam”. */
const AROUND = /\b(?:tees?|box|be|phat|bong|mau|san|bo|nam|nu|men|women|ladies)\b/g;

const bare = (text: string): string => fold(fold(text.replace(/[([][^)\]]*[)\]]/g, ' ')).replace(AROUND, ' '));

const coloursOf = (words: string): readonly TeeColour[] =>
  ALL.filter((colour) => COLOURS[colour].includes(words)).sort((one, other) => COLOURS[one].indexOf(words) - COLOURS[other].indexOf(words));
