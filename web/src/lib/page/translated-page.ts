import { options } from 'preact';

// A browser that translates a page puts elements of its own where text nodes were. Preact writes into the nodes that it made, which nobody sees
// any more. So it makes no text nodes: an element with nothing but text gets the whole of it, and text beside elements has an element of its own.

type Node = { type: unknown; props: unknown };
const isElement = (child: unknown): boolean => typeof child === 'object' && child !== null;
const isText = (child: unknown): boolean => typeof child === 'string' || typeof child === 'number';

const before = options.vnode;
options.vnode = (vnode) => {
  before?.(vnode);
  const node: Node = vnode;
  const { type, props } = node;
  if (type === null) {
    node.type = 'a-text';
    node.props = { textContent: props };
  } else if (typeof type === 'string') {
    const own = vnode.props as { children?: unknown; translate?: unknown };
    // Preact makes a property of the word, which Firefox has not before 111, and then leaves it out
    if (own.translate === false && !('translate' in document.body)) own.translate = 'no';
    const { children, ...others } = own;
    const parts = [children].flat(Number.POSITIVE_INFINITY);
    if (parts.some(isText) && !parts.some(isElement)) node.props = { ...others, textContent: parts.filter(isText).join('') };
  }
};
