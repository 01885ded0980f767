import { Skeleton } from '@mantine/core';
import type { Editor as RichEditor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Language } from '../../../lib/language.ts';
import { showUnopened } from '../../../ui/toast/toast.tsx';
import classes from './editor.module.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import textClasses from './text.module.css';

type Props = { html: string; label: string; language: Language; onChange: (html: string) => void };

/** A text in HTML with headings, lists, bold and links. The editor weighs more than the rest of the screen, so it comes after it. */
export function Editor({ html, label, language, onChange }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef({ html, onChange });
  latest.current = { html, onChange };
  const [editor, setEditor] = useState<RichEditor | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let made: RichEditor | null = null;
    let isGone = false;
    import('./rich-editor.ts').then(({ createRichEditor }) => {
      if (isGone || element.current === null) return;
      made = createRichEditor({
        ...{ element: element.current, html: latest.current.html, label, language, className: textClasses.text ?? '' },
        onChange: (written) => latest.current.onChange(written),
        onState: drawAgain,
      });
      setEditor(made);
    }, showUnopened);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [label, language]);
  // written from the settings, or taken from another person's version
  useEffect(() => {
    if (editor === null || editor.isDestroyed) return;
    const isShown = html === '' ? editor.isEmpty : html === editor.getHTML();
    if (!isShown) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <div className={classes.editor}>
      {editor === null ? <Skeleton height={320} /> : <EditorToolbar editor={editor} />}
      <div ref={element} className={classes.content} />
    </div>
  );
}
