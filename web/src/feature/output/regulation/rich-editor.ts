import { Editor, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import type { Language } from '../../../lib/language.ts';
import { withRowsAsLines } from './pasted.ts';

/** TipTap's own finds addresses while one types, with a list of every domain of the world. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** What the server lets through, and no more. */
const EXTENSIONS = [
  ...[Document, Paragraph, Text, HardBreak, Heading.configure({ levels: [2, 3] })],
  ...[BulletList, OrderedList, ListItem],
  ...[Bold, Italic, Underline, Strike, Link],
  UndoRedo,
];

type Options = {
  element: HTMLElement;
  html: string;
  label: string;
  /** Of the text, whatever that of the page is. */
  language: Language;
  className: string;
  onChange: (html: string) => void;
  onState: () => void;
};

/** An editor of HTML within an element; `onState` tells of every step, also of one that changes no letter. */
export const createRichEditor = ({ element, html, label, language, className, onChange, onState }: Options): Editor =>
  new Editor({
    element,
    extensions: EXTENSIONS,
    content: html,
    editorProps: {
      attributes: { 'aria-label': label, lang: language, role: 'textbox', 'aria-multiline': 'true', class: className },
      transformPastedHTML: withRowsAsLines,
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    onTransaction: onState,
  });
