/** An element with its attributes and what is in it. Texts are texts, whatever signs they have. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, String(value));
  }
  made.append(...inside);
  return made;
}

/** What an element holds from now on: `replaceChildren` is younger than the oldest browsers that open the file. */
export function fill(element: Element, ...inside: readonly (Node | string)[]): void {
  element.textContent = '';
  element.append(...inside);
}
