import type { Page } from '@playwright/test';

/**
 * What a reader of the page as it stands would miss: that it scrolls sideways, texts that stand on each other, and letters that are cut and
 * neither wrap, scroll, have a title, open nor stand whole elsewhere. Each is a sentence; none: all is well.
 * @param within of which parts, as a selector
 */
export const lackOf = (page: Page, within = 'body'): Promise<string[]> => page.evaluate(findLacks, within);

function findLacks(within: string): string[] {
  type Part = { text: string; element: Element; box: DOMRect; layer: Element };
  /** Rectangles touch by so many pixels where letters are higher than their line. */
  const TOUCH = 3;
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) problems.push(`the page is ${root.scrollWidth} of ${root.clientWidth} px wide`);

  const isSpoken = (element: Element): boolean => {
    const { clip, clipPath } = getComputedStyle(element);
    return clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)';
  };
  /** What floats or stays stands on what scrolls below it. */
  const layerOf = (element: Element | null): Element => {
    for (let at = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
    return root;
  };
  const parentsOf = (element: Element | null): Element[] => (element === null ? [] : [element, ...parentsOf(element.parentElement)]);

  const parts: Part[] = [];
  const cut: string[] = [];
  const walkers = [...document.querySelectorAll(within)].map((part) => document.createTreeWalker(part, NodeFilter.SHOW_TEXT));
  for (const walker of walkers)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (element === null || text === '' || element.closest('svg, option, script, style, noscript') !== null) continue;
      const parents = parentsOf(element);
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || parents.some(isSpoken)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cutter = parents.find(
        (one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) && one !== document.body && one !== root,
      );
      const scroller = parents.find((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one !== document.body);
      const frame = cutter?.getBoundingClientRect();
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const isCut =
        frame !== undefined &&
        (scroller === undefined || scroller.contains(cutter ?? null)) &&
        boxes.some(
          (box) =>
            box.right > frame.right + TOUCH ||
            box.left < frame.left - TOUCH ||
            box.bottom > frame.bottom + box.height / 3 ||
            box.top < frame.top - box.height / 3,
        );
      const opens = parents.some(
        (one) => one.matches('a, button, summary, label, [title], [data-title]') || one.hasAttribute('aria-describedby'),
      );
      // where the page does not scroll aside, nobody comes to what stands beside it
      const isOutside =
        cutter === undefined &&
        scroller === undefined &&
        boxes.some(({ left, right }) => left < -TOUCH || right > root.clientWidth + TOUCH);
      if (isOutside || (isCut && !opens)) cut.push(text);
      if (boxes.length > 0 && !isCut && !isOutside && scroller === undefined)
        parts.push(...boxes.map((box) => ({ text, element, box, layer: layerOf(element) })));
    }

  // what stands whole in another place of the page can be read there
  const isWhole = (text: string): boolean => parts.some((one) => one.text === text);
  problems.push(...cut.filter((text) => !isWhole(text)).map((text) => `“${text.slice(0, 60)}” is cut`));
  const inOrder = parts.sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of inOrder.entries())
    for (let next = at + 1; next < inOrder.length; next++) {
      const other = inOrder[next];
      if (other === undefined || other.box.top > one.box.bottom - TOUCH) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const isOwn = one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element);
      if (across > TOUCH && down > Math.min(one.box.height, other.box.height) / 3 && !isOwn && one.layer === other.layer)
        problems.push(`“${one.text.slice(0, 60)}” stands on “${other.text.slice(0, 60)}”`);
    }
  return [...new Set(problems)].slice(0, 20);
}
