import { parseSync } from 'vite';

type Node = { readonly type: string; readonly [field: string]: unknown };

/** A text that may be the key of a sentence. `said`: it is passed to a function that returns sentences, so it must be a key. */
type Mention = { readonly pattern: string; readonly said: boolean };
/** The words that a file uses: the namespaces that it names, and the keys. */
export type Spoken = { readonly namespaces: readonly string[]; readonly mentions: readonly Mention[]; readonly saysVariables: boolean };

const NAMING = /^(?:useTranslation|sayOf|SayOf|KeyOf|partWords|guestWords|sayFrom)$/;
const SAYING = /^(?:t|word|say|sentence|sayFrom)$/;

export function spokenIn(file: string, source: string): Spoken {
  const program = parseSync(file, source).program as unknown as Node;
  const told = keyed(program)
    .filter(isSaying)
    .map(({ arguments: args }) => patternsIn((args as Node[])[0]));
  const mentions = told.flat().map((pattern) => ({ pattern, said: true }));
  return {
    namespaces: everything(program)
      .filter((node) => NAMING.test(nameOf(node)) && !isCalledOn(node))
      .flatMap(namespacesIn),
    mentions: [...mentions, ...patternsIn(program).map((pattern) => ({ pattern, said: false }))],
    saysVariables: told.some((patterns) => patterns.length === 0),
  };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const everything = (node: Node): Node[] => [node, ...partsOf(node).flatMap(everything)];

/** A node and all in it where a text may be a key: not the name of a property or a file, not an attribute's text, not a type. */
function keyed(node: Node): Node[] {
  if (/^(?:Import|ExportAll|TSType(?!Assertion)|TSInterface)/.test(node.type)) return [];
  const parts = partsOf(node).filter(
    (part) =>
      !(node.type === 'Property' && part === node.key && !node.computed) && !(node.type === 'JSXAttribute' && part.type === 'Literal'),
  );
  return [node, ...parts.flatMap(keyed)];
}

/** `t` of `t('save')`, of `speaker.t('save')`, of `say('vi')('save')`; the name of a type. */
function nameOf({ type, callee, typeName }: Node): string {
  const named = type === 'CallExpression' ? callee : type === 'TSTypeReference' ? typeName : null;
  if (!isNode(named)) return '';
  if (named.type === 'CallExpression') return nameOf(named);
  return String(named.type === 'MemberExpression' && isNode(named.property) ? named.property.name : (named.name ?? ''));
}

/** `sayFrom('word')('undo')`, in which the first call names the words. */
const isCalledOn = ({ callee }: Node): boolean => isNode(callee) && callee.type === 'CallExpression';

const isSaying = (node: Node): boolean => SAYING.test(nameOf(node)) && node.type === 'CallExpression';

/** Texts as patterns: a value in a template may be anything without a separator of keys. */
function patternsIn(node: Node | undefined): string[] {
  if (node === undefined) return [];
  return keyed(node).flatMap((one) => {
    if (one.type === 'Literal' && typeof one.value === 'string') return [escaped(one.value)];
    if (one.type !== 'TemplateLiteral') return [];
    const parts = (one.quasis as { value: { cooked: string } }[]).map(({ value }) => escaped(value.cooked));
    return /\w/.test(parts.join('')) ? [parts.join('([\\w-]+)')] : [];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The namespaces of a call or a type; none: the namespace of every screen. */
function namespacesIn(node: Node): string[] {
  const names = everything(node).flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []));
  return names.length === 0 ? ['word'] : names;
}
