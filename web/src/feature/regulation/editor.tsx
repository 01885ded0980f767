import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import './editor.css';
import classes from './text.module.css';

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
  const { t } = useTranslation('regulation');
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: classes.text ?? '' } },
    onUpdate: ({ editor: of }) => {
      const written = of.getHTML();
      onChange(written === EMPTY ? '' : written);
    },
  });
  // written from the settings, or taken from another person's version
  useEffect(() => {
    if (editor !== null && html !== editor.getHTML() && !(html === '' && editor.isEmpty))
      editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <RichTextEditor editor={editor} labels={useLabels()} withCodeHighlightStyles={false} withTypographyStyles={false}>
      <RichTextEditor.Toolbar role="toolbar" aria-label={t('toolbar')}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

function useLabels(): Partial<RichTextEditorLabels> {
  const { t } = useTranslation('regulation');
  return {
    h2ControlLabel: t('control.heading'),
    h3ControlLabel: t('control.subheading'),
    bulletListControlLabel: t('control.bulletList'),
    orderedListControlLabel: t('control.orderedList'),
    boldControlLabel: t('control.bold'),
    italicControlLabel: t('control.italic'),
    underlineControlLabel: t('control.underline'),
    strikeControlLabel: t('control.strike'),
    linkControlLabel: t('control.link'),
    unlinkControlLabel: t('control.unlink'),
    undoControlLabel: t('control.undo'),
    redoControlLabel: t('control.redo'),
    linkEditorInputLabel: t('control.linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorSave: t('control.linkSave'),
  };
}
