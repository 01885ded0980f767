import { type ComponentType, createElement, type SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement> & { size?: number | string; stroke?: number | string };
/** What an icon is drawn with, in SVG. */
type Lines = string;

/** An icon of lines, as Tabler's own component draws it. The build calls it (`web/tabler-icons.ts`). */
export const outlined =
  (lines: Lines): ComponentType<Props> =>
  ({ stroke = 2, ...props }) =>
    drawn(lines, { stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round', ...props });

/** An icon of surfaces. */
export const filled =
  (lines: Lines): ComponentType<Props> =>
  ({ stroke: _, ...props }) =>
    drawn(lines, props);

const drawn = (lines: Lines, { size = 24, ...props }: Props) =>
  createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    ...props,
    dangerouslySetInnerHTML: { __html: lines },
  });
