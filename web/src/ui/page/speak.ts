type Politeness = 'polite' | 'assertive';

/** How many sentences stay: each is read as it comes, and none of them is left at the end of the page for long. */
const KEPT = 3;

function createRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', politeness);
  region.dataset.spoken = politeness;
  // in sight of nobody; without the class of a style sheet, since screens come and go
  region.style.cssText = 'position:fixed;bottom:0;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  return region;
}

/** So long after its region, or its key, comes a sentence: screen readers hear only what comes into a region that they know. */
const AFTER_MS = 50;

/** Null where there is no page. */
const regions = typeof document === 'undefined' ? null : { polite: createRegion('polite'), assertive: createRegion('assertive') };

/**
 * Says a sentence to who listens: what a key or a button did where that is seen and not heard. `assertive` interrupts: something was refused.
 * The same sentence again is said again.
 */
export function speak(sentence: string, politeness: Politeness = 'polite'): void {
  const region = regions?.[politeness];
  if (region === undefined) return;
  const line = document.createElement('p');
  line.textContent = sentence;
  setTimeout(() => {
    region.append(line);
    while (region.children.length > KEPT) region.firstElementChild?.remove();
  }, AFTER_MS);
}
