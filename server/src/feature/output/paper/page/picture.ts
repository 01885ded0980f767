import type { Layout } from 'fontkit';
import type { Run } from './font.ts';
import type { Box, Surface, TextLine } from './surface.ts';

type Shapes = { nth: number; paths: Map<number, string> };

/** A page as SVG. Letters are drawn as shapes, each kind once: whoever looks at it needs no font. */
export function pictureSurface(): Surface & { svg(): string } {
  const shapes = new Map<Run['font'], Shapes>();
  const shapesOf = (font: Run['font']): Shapes => {
    const shape = shapes.get(font) ?? { nth: shapes.size, paths: new Map() };
    shapes.set(font, shape);
    return shape;
  };
  /** A text is measured again and again until it fits. */
  const layouts = new Map<Run['font'], Map<string, Layout>>();
  const layoutOf = ({ font, text }: Run): Layout => {
    const own = layouts.get(font) ?? new Map<string, Layout>();
    layouts.set(font, own);
    const layout = own.get(text) ?? font.layout(text);
    own.set(text, layout);
    return layout;
  };
  const write = (
    run: Run,
    { x, baseline }: Pick<TextLine, 'x' | 'baseline'>,
    { size, colour }: { size: number; colour: string },
  ): number => {
    const { glyphs, positions, advanceWidth } = layoutOf(run);
    const { nth, paths } = shapesOf(run.font);
    const scale = size / run.font.unitsPerEm;
    let right = 0;
    const letters = glyphs.map(({ id, path }, at) => {
      if (!paths.has(id)) paths.set(id, path.toSVG());
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const up = yOffset === 0 ? '' : ` y="${round(yOffset)}"`;
      const letter = paths.get(id) === '' ? '' : `<use href="#${nth}-${id}" x="${round(right + xOffset)}"${up}/>`;
      right += xAdvance;
      return letter;
    });
    const place = `translate(${round(x)} ${round(baseline)}) scale(${exact(scale)} ${exact(-scale)})`;
    marks.push(`<g transform="${place}" fill="${colour}">${letters.join('')}</g>`);
    return advanceWidth * scale;
  };
  const marks: string[] = [];
  let page = { width: 0, height: 0 };
  return {
    page: (of) => {
      page = of;
    },
    measure: (run, points) => (layoutOf(run).advanceWidth * points) / run.font.unitsPerEm,
    text: (_said, lines, look) => {
      for (const { runs, x, baseline } of lines) {
        let left = x;
        for (const run of runs) left += write(run, { x: left, baseline }, look);
      }
    },
    line: ([x1, y1], [x2, y2], { width, colour, dashed }) => {
      const dashes = dashed ? ' stroke-dasharray="3"' : '';
      marks.push(`<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${colour}" stroke-width="${width}"${dashes}/>`);
    },
    frame: (box, { width, colour }) =>
      void marks.push(`<path d="${rectangle(box)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`),
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
    tagged: (_tag, draw) => draw(false),
    spoken: (_said, draw) => draw(),
    svg: () => {
      const letters = [...shapes.values()].flatMap(({ nth, paths }) =>
        [...paths].map(([id, path]) => `<path id="${nth}-${id}" d="${path}"/>`),
      );
      const box = `width="${round(page.width)}" height="${round(page.height)}" viewBox="0 0 ${round(page.width)} ${round(page.height)}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${letters.join('')}</defs>${marks.join('')}</svg>`;
    },
  };
}

const round = (length: number): number => Math.round(length * 100) / 100;
const exact = (scale: number): number => Math.round(scale * 1e6) / 1e6;
const rectangle = ({ x, y, width, height }: Box): string => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
