import { fileURLToPath } from 'node:url';
import type { Language, PublicBoard } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { leadersOf } from './leader.ts';
import { beginText, stateText } from './share-text.ts';

/** The size that chats and social pages show in full. */
export const PICTURE = { width: 1200, height: 630 } as const;
const EDGE = 72;
const INNER = PICTURE.width - 2 * EDGE;
const GREEN = '#1d643d';
const DEEP = '#154a2d';
const WHITE = '#ffffff';
const SAND = '#e9dfc7';

/** Of a package, as the web has it: drawing needs no font of the machine. */
const FAMILY = 'Board';
const FONTS = ['400Regular/BeVietnamPro_400Regular', '600SemiBold/BeVietnamPro_600SemiBold'];

/** Loaded when the first picture is asked for: it would take a noticeable part of every start. */
let drawing: Promise<typeof import('@napi-rs/canvas')> | undefined;
const loadDrawing = () => {
  drawing ??= import('@napi-rs/canvas').then((canvas) => {
    for (const font of FONTS) {
      const file = import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${font}.ttf`);
      canvas.GlobalFonts.registerFromPath(fileURLToPath(file), FAMILY);
    }
    return canvas;
  });
  return drawing;
};

/** The card of a shared link: club, tournament, date, and the three leaders or when it begins. A PNG of what the public board says. */
export async function sharePicture(board: PublicBoard, language: Language, logo: Buffer | null): Promise<Buffer> {
  const { createCanvas, loadImage } = await loadDrawing();
  const canvas: Canvas = createCanvas(PICTURE.width, PICTURE.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = GREEN;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const picture = logo && (await loadImage(logo).catch(() => null));
  const indent = picture ? drawLogo(pen, picture) : 0;
  write(pen, board.clubName, { x: EDGE + indent, y: 112, size: 34, most: INNER - indent, colour: SAND });
  const below = writeTitle(pen, board.name);
  const state = `${datesIn(language, board)} · ${stateText(board, language)}`;
  write(pen, state, { x: EDGE, y: below + 56, size: 32, most: INNER, colour: SAND });
  drawLeaders(pen, board, language);
  return canvas.encode('png'); // in another thread
}

type PictureLine = { x: number; y: number; size: number; most: number; weight?: 400 | 600; colour?: string; align?: 'left' | 'right' };

function write(pen: SKRSContext2D, text: string, { x, y, size, most, weight = 400, colour = WHITE, align = 'left' }: PictureLine): void {
  setFont(pen, size, weight);
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(fitted(pen, text, most), x, y);
}

const setFont = (pen: SKRSContext2D, size: number, weight: number): void => {
  pen.font = `${weight} ${size}px ${FAMILY}`;
};

/** As much of a text as fits, then an ellipsis. No name is longer than 200 letters. */
function fitted(pen: SKRSContext2D, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && pen.measureText(`${letters.join('').trimEnd()}…`).width > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const TITLE = { size: 60, leading: 72, top: 212, lines: 2 };

/** The name in at most two lines; returns where the last one stands. */
function writeTitle(pen: SKRSContext2D, name: string): number {
  setFont(pen, TITLE.size, 600);
  const lines = wrapped(pen, name, INNER, TITLE.lines);
  for (const [at, line] of lines.entries())
    write(pen, line, { x: EDGE, y: TITLE.top + at * TITLE.leading, size: TITLE.size, most: INNER, weight: 600 });
  return TITLE.top + (lines.length - 1) * TITLE.leading;
}

/** Whole words a line; what does not fit on the last one is left to be cut. */
function wrapped(pen: SKRSContext2D, text: string, most: number, mostLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined) lines.push(word);
    else if (lines.length === mostLines || pen.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const LOGO = 88;

/** On white, as clubs draw their logos; returns the room that it takes. */
function drawLogo(pen: SKRSContext2D, picture: Awaited<ReturnType<typeof import('@napi-rs/canvas')['loadImage']>>): number {
  const scale = Math.min((LOGO - 12) / picture.width, (LOGO - 12) / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  pen.fillStyle = WHITE;
  pen.beginPath();
  pen.roundRect(EDGE, 56, LOGO, LOGO, 12);
  pen.fill();
  pen.drawImage(picture, EDGE + (LOGO - width) / 2, 56 + (LOGO - height) / 2, width, height);
  return LOGO + 24;
}

const LEADERS = { top: 382, height: 248, first: 446, leading: 66, size: 40 };

function drawLeaders(pen: SKRSContext2D, board: PublicBoard, language: Language): void {
  pen.fillStyle = DEEP;
  pen.fillRect(0, LEADERS.top, PICTURE.width, LEADERS.height);
  const leaders = leadersOf(board, 3, language);
  const at = { x: EDGE, size: LEADERS.size, most: INNER };
  if (leaders.length === 0) write(pen, beginText(board, language), { ...at, y: LEADERS.top + LEADERS.height / 2 + 14, weight: 600 });
  for (const [nth, { place, name, score }] of leaders.entries()) {
    const y = LEADERS.first + nth * LEADERS.leading;
    write(pen, place, { ...at, y, most: 90, colour: SAND });
    write(pen, name, { ...at, y, x: EDGE + 100, most: INNER - 100 - 170, weight: 600 });
    write(pen, score, { ...at, y, x: PICTURE.width - EDGE, most: 150, weight: 600, align: 'right' });
  }
}
