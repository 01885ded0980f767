import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './editor.module.css';

/** What can be done to the chosen part of the text. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('regulation');
  const [address, setAddress] = useState<string | null>(null);
  const now = () => editor.chain().focus();
  const tools = [
    ['heading', IconH2, editor.isActive('heading', { level: 2 }), () => now().toggleHeading({ level: 2 }).run()],
    ['subheading', IconH3, editor.isActive('heading', { level: 3 }), () => now().toggleHeading({ level: 3 }).run()],
    ['bulletList', IconList, editor.isActive('bulletList'), () => now().toggleBulletList().run()],
    ['orderedList', IconListNumbers, editor.isActive('orderedList'), () => now().toggleOrderedList().run()],
    ['bold', IconBold, editor.isActive('bold'), () => now().toggleBold().run()],
    ['italic', IconItalic, editor.isActive('italic'), () => now().toggleItalic().run()],
    ['underline', IconUnderline, editor.isActive('underline'), () => now().toggleUnderline().run()],
    ['strike', IconStrikethrough, editor.isActive('strike'), () => now().toggleStrike().run()],
    ['link', IconLink, editor.isActive('link'), () => setAddress(String(editor.getAttributes('link').href ?? ''))],
    ['undo', IconArrowBackUp, null, () => now().undo().run()],
    ['redo', IconArrowForwardUp, null, () => now().redo().run()],
  ] as const;
  const link = () => {
    const chosen = now().extendMarkRange('link');
    const written = address?.trim() ?? '';
    (written === '' ? chosen.unsetMark('link') : chosen.setMark('link', { href: written })).run();
    setAddress(null);
  };
  /** One stop of Tab; the arrows go from tool to tool. */
  const [stop, setStop] = useState(0);
  const onToolKey = ({ key, currentTarget }: KeyboardEvent) => {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[key];
    const tool = currentTarget.querySelectorAll('button')[next ?? -1];
    if (next === undefined || tool === undefined) return;
    setStop(next);
    tool.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAddress(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    link();
  };
  return (
    <>
      <div className={`row gap-4 wrap ${classes.toolbar}`} role="toolbar" aria-label={t('toolbar')} onKeyDown={onToolKey}>
        {tools.map(([name, Icon, isOn, run], at) => (
          <ActionIcon
            key={name}
            variant={isOn ? 'light' : 'subtle'}
            color={isOn ? undefined : 'gray'}
            aria-label={t(`control.${name}`)}
            title={t(`control.${name}`)}
            {...(isOn !== null && { 'aria-pressed': isOn })}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            onClick={run}
          >
            <Icon aria-hidden size={18} stroke={1.7} />
          </ActionIcon>
        ))}
      </div>
      {address !== null && (
        <div className={`row gap-4 wrap ${classes.toolbar}`}>
          <TextInput
            size="xs"
            autoFocus
            className={classes.address}
            aria-label={t('control.linkAddress')}
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button size="xs" variant="default" onClick={link}>
            {address.trim() === '' ? t('control.unlink') : t('control.linkSave')}
          </Button>
        </div>
      )}
    </>
  );
}
