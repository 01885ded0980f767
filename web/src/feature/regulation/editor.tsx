import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { EditorToolbar } from './editor-toolbar.tsx';
import classes from './editor.module.css';
import textClasses from './text.module.css';

/** What the server lets through, and no more. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['mailto'] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
  }),
];
/** What an editor without a letter holds. */
const EMPTY = '<p></p>';

/** A text in HTML with headings, lists, bold and links. */
export function Editor({ html, label, onChange }: { html: string; label: string; onChange: (html: string) => void }) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: textClasses.text ?? '' } },
    onUpdate: ({ editor: of }) => {
      const written = of.getHTML();
      onChange(written === EMPTY ? '' : written);
    },
  });
  // written from the settings, or taken from another person's version
  useEffect(() => {
    const isShown = html === editor.getHTML() || (html === '' && editor.isEmpty);
    if (!isShown) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <div className={classes.editor}>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} className={classes.content} />
    </div>
  );
}
