import { expect, type Page } from '@playwright/test';

/** What the live regions of a page have said, each message once and in order, over reloads too. */
export type Spoken = {
  /** Everything since the page was listened to. */
  readonly all: readonly string[];
  /** Since the last time this was asked, exactly these messages come, in this order. */
  readonly expectNext: (messages: readonly (string | RegExp)[]) => Promise<void>;
  /** What was said until now is not asked about. */
  readonly skip: () => void;
};

/** Listens to every live region of a page, from now on and on whatever it loads. Once a page. */
export async function listenTo(page: Page): Promise<Spoken> {
  const all: string[] = [];
  let heard = 0;
  await page.exposeFunction('sayToStory', (message: string) => void all.push(message));
  await page.addInitScript(watchRegions);
  await page.evaluate(watchRegions);
  return {
    all,
    expectNext: async (messages) => {
      const wanted = messages.map((message) => (typeof message === 'string' ? message : expect.stringMatching(message)));
      await expect.poll(() => all.slice(heard), { message: 'what the live regions say' }).toEqual(wanted);
      heard += messages.length;
    },
    skip: () => {
      heard = all.length;
    },
  };
}

/**
 * In the page: tells each message of `role=status`, `role=alert`, `role=log`, `output` and `aria-live`. A region that is atomic says its whole
 * text when that changes, another what is added to it. What is hidden, busy or behind a modal dialog is not spoken. Chromium also speaks
 * a region that comes with its text in it, so that is told too.
 */
function watchRegions(): void {
  const REGIONS = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
  const ATOMIC = ':is([role=status], [role=alert], output, [aria-atomic=true]):not([aria-atomic=false])';
  const last = new WeakMap<Element, string>();

  const isHidden = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return region.closest('[aria-hidden=true], [inert]') !== null || (modal !== undefined && !modal.contains(region));
  };
  /** The text as a reader has it: boxes apart from each other, without what is hidden and what another region says. */
  const textIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden=true]')) return '';
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    if (node.matches('[role=img]')) return node.ariaLabel ?? '';
    const inside = [...node.childNodes].filter((child) => !(child instanceof Element && child.matches(REGIONS)));
    const text = visibility === 'hidden' ? '' : inside.map(textIn).join('');
    return display.startsWith('inline') && !(node instanceof HTMLBRElement) ? text : ` ${text} `;
  };
  const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const tell = (message: string): void => {
    if (message !== '') (window as unknown as { sayToStory: (message: string) => void }).sayToStory(message);
  };

  const look = (changes: readonly MutationRecord[], say: typeof tell): void => {
    for (const region of document.querySelectorAll(REGIONS)) {
      if (region.closest('[aria-busy=true]') !== null) continue;
      const text = region.checkVisibility({ visibilityProperty: true }) ? clean(textIn(region)) : '';
      const before = last.get(region) ?? '';
      last.set(region, text);
      if (text === before || isHidden(region) || region.matches('[aria-live=off]')) continue;
      say(region.matches(ATOMIC) || before === '' ? text : clean(addedTo(region, changes).map(textIn).join(' ')));
    }
  };
  const addedTo = (region: Element, changes: readonly MutationRecord[]): readonly Node[] => {
    const nodes = changes.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]));
    return [...new Set(nodes)].filter((node) => node.isConnected && node.parentElement?.closest(REGIONS) === region);
  };

  look([], () => undefined); // what is there already was said before
  const observer = new MutationObserver((changes) => look(changes, tell));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** What has the focus, as the browser's tree gives it to a reader. */
export type Heard = {
  readonly role: string;
  readonly name: string;
  /** Of `aria-describedby` or a title. */
  readonly description: string;
  /** `pressed`, `expanded=false`, `invalid=true`, `level=2`, as the tree has them. */
  readonly states: readonly string[];
};

const TOLD = ['checked', 'disabled', 'expanded', 'invalid', 'level', 'pressed', 'readonly', 'required', 'selected'];

type TreeNode = {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: TreeValue }[];
};
type TreeValue = { readonly value?: unknown; readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[] };

/** What has the focus now: the chosen option where a list says that by `aria-activedescendant`. */
async function focusOf(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const read = async (of: { objectId?: string; backendNodeId?: number }): Promise<TreeNode> => {
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { ...of, fetchRelatives: false });
      return nodes[0] as TreeNode;
    };
    const focused = await read(result.objectId === undefined ? {} : { objectId: result.objectId });
    const [chosen] = focused.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes ?? [];
    return heard(chosen === undefined ? focused : await read({ backendNodeId: chosen.backendDOMNodeId }));
  } finally {
    await session.detach();
  }
}

const heard = ({ role, name, description, properties = [] }: TreeNode): Heard => ({
  role: role?.value ?? '',
  name: name?.value ?? '',
  description: description?.value ?? '',
  states: properties
    .filter((one) => TOLD.includes(one.name) && String(one.value.value) !== 'false')
    .map((one) => (one.value.value === true || one.value.value === 'true' ? one.name : `${one.name}=${one.value.value}`)),
});

/** Soon this has the focus: its role and name, and whatever else of it is said. */
export const expectFocusOn = (page: Page, wanted: Partial<Heard>): Promise<void> =>
  expect.poll(() => focusOf(page), { message: 'what has the focus' }).toMatchObject(wanted);
