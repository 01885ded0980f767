import type { Run } from './font.ts';
import type { Surface } from './surface.ts';

/** A page as SVG. Letters are drawn as shapes, each kind once: whoever looks at it needs no font. */
export function pictureSurface(): Surface & { svg(): string } {
  const shapes = new Map<Run['font'], Map<number, string>>();
  const marks: string[] = [];
  let size = { width: 0, height: 0 };
  const shapeOf = (font: Run['font'], glyph: { id: number; path: { toSVG(): string } }): number => {
    const known = shapes.get(font) ?? new Map<number, string>();
    shapes.set(font, known);
    if (!known.has(glyph.id)) known.set(glyph.id, glyph.path.toSVG());
    return glyph.id;
  };
  const fontAt = (font: Run['font']): number => [...shapes.keys()].indexOf(font);

  return {
    page: (of) => {
      size = of;
    },
    measure: ({ font, text }, points) => (font.layout(text).advanceWidth * points) / font.unitsPerEm,
    text: ({ font, text }, { x, baseline }, { size: points, colour }) => {
      const { glyphs, positions } = font.layout(text);
      const scale = points / font.unitsPerEm;
      let [right, up] = [0, 0];
      const letters = glyphs.map((glyph, nth) => {
        const { xAdvance, yAdvance, xOffset, yOffset } = positions[nth] ?? { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };
        const id = shapeOf(font, glyph);
        const letter = `<use href="#${fontAt(font)}-${id}" x="${round(right + xOffset)}" y="${round(up + yOffset)}"/>`;
        right += xAdvance;
        up += yAdvance;
        return letter;
      });
      const place = `translate(${round(x)} ${round(baseline)}) scale(${exact(scale)} ${exact(-scale)})`;
      marks.push(`<g transform="${place}" fill="${colour}">${letters.join('')}</g>`);
    },
    line: ([x1, y1], [x2, y2], { width, colour, dashed }) => {
      const dashes = dashed ? ' stroke-dasharray="3"' : '';
      marks.push(`<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${colour}" stroke-width="${width}"${dashes}/>`);
    },
    frame: (box, { width, colour }) => void marks.push(`<path d="${rectangle(box)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`),
    fill: (boxes, colour) => void marks.push(`<path d="${boxes.map(rectangle).join('')}" fill="${colour}"/>`),
    dot: (x, y, radius, colour) => void marks.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`),
    picture: (bytes, { x, y, width, height }, align) => {
      const fit = align === 'center' ? 'xMidYMid' : 'xMinYMid';
      const file = Buffer.from(bytes).toString('base64');
      const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
      marks.push(`<image ${place} preserveAspectRatio="${fit}" href="data:image/png;base64,${file}"/>`);
    },
    placed: (x, y, scale, draw) => {
      marks.push(`<g transform="translate(${round(x)} ${round(y)}) scale(${exact(scale)})">`);
      draw();
      marks.push('</g>');
    },
    svg: () => {
      const letters = [...shapes].flatMap(([font, of]) => [...of].map(([id, path]) => `<path id="${fontAt(font)}-${id}" d="${path}"/>`));
      const box = `width="${round(size.width)}" height="${round(size.height)}" viewBox="0 0 ${round(size.width)} ${round(size.height)}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${letters.join('')}</defs>${marks.join('')}</svg>`;
    },
  };
}

const round = (length: number): number => Math.round(length * 100) / 100;
const exact = (scale: number): number => Math.round(scale * 1e6) / 1e6;
const rectangle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
