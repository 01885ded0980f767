import { REGISTER_FIELDS } from '@fairway/api/choice/field/player-import';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { Button, FileButton, Skeleton, Text, Textarea, Title } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useId, useState } from 'react';
import { IconFileSpreadsheet } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { failureOf } from '../../../../lib/api/failure.ts';
import { COMMAND_KEY } from '../../../../lib/page/keyboard.ts';
import { useArrival } from '../../../../ui/field/use-arrival.ts';
import { ALL_FIELDS } from '../draft.ts';
import type { ImportTarget, Source } from '../query.ts';
import { RefusalNote } from '../row/refusal-note.tsx';
import classes from './source-form.module.css';
import { TemplateButton } from './template-button.tsx';

type Props = {
  into: ImportTarget;
  isReading: boolean;
  refusal: unknown;
  onRead: (source: Source) => void;
  register?: ((onChosen: (cells: string) => void) => ReactNode) | undefined;
};

/** Files of other kinds are answered with a sentence that names them, so none is kept from being chosen. */
const ACCEPTED = '.xlsx,.xlsm,.xlsb,.xls,.ods,.numbers,.csv,.txt,.htm,.html,.xml,text/csv,text/plain';

/** Where a list comes from: a dropped or chosen file, or pasted cells. For those without a list there is the template. */
export function SourceForm({ into, isReading, refusal, onRead, register }: Props) {
  const { t } = useTranslation('player-import');
  const [isTooLarge, setTooLarge] = useState(false);
  const fileTitle = useId();
  const isRegister = 'siteId' in into;
  const take = (source: Source) => {
    const tooLarge = 'file' in source && source.file.size > UPLOAD_BYTES.list;
    setTooLarge(tooLarge);
    if (!tooLarge) onRead(source);
  };
  const isOver = useArrival(take);
  if (isReading) return <ReadingNote />;
  const refused = refusal ? (failureOf(refusal)?.message ?? null) : null;
  return (
    <div className={`column gap-16 ${classes.form}`}>
      <div>
        <Title order={2}>{t('title')}</Title>
        <Text c="dimmed">{t(isRegister ? 'introRegister' : 'intro')}</Text>
      </div>
      <RefusalNote text={isTooLarge ? t('tooLarge') : refused} />
      <div className={classes.ways}>
        <section className={`column gap-12 center ${classes.zone}`} data-over={isOver || undefined} aria-labelledby={fileTitle}>
          <IconFileSpreadsheet aria-hidden size={40} stroke={1.3} />
          <h3 id={fileTitle}>{t('fileTitle')}</h3>
          <p>{t('drop')}</p>
          <FileButton accept={ACCEPTED} inputProps={{ 'aria-label': t('choose') }} onChange={(file) => file && take({ file })}>
            {(button) => <Button {...button}>{t('choose')}</Button>}
          </FileButton>
        </section>
        <PasteField onText={(text) => take({ text })} />
      </div>
      {!isRegister && (
        <div className={`row between gap-16 wrap ${classes.template}`}>
          <Text c="dimmed">{t('templateHelp')}</Text>
          <div className="row gap-8 wrap">
            {register?.((text) => take({ text, isOfRegister: true }))}
            <TemplateButton tournamentId={into.tournamentId} />
          </div>
        </div>
      )}
      <p className="quiet">
        <b>{t('known')}</b> {(isRegister ? REGISTER_FIELDS : ALL_FIELDS).map((field) => t(`field.${field}`)).join(' · ')}
      </p>
    </div>
  );
}

/** Several cells pasted are read at once; typed text waits for the button. */
function PasteField({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('player-import');
  const [text, setText] = useState('');
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!pasted.includes('\t') || !pasted.includes('\n')) return;
    event.preventDefault();
    onText(pasted);
  };
  return (
    <div className={`panel ${classes.paste}`}>
      <Textarea
        label={t('pasteLabel')}
        description={t('pasteHelp', { key: COMMAND_KEY })}
        minRows={6}
        maxRows={12}
        autosize
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onPaste={paste}
      />
      {text.trim() !== '' && (
        <Button mt="xs" variant="default" onClick={() => onText(text)}>
          {t('pasteRead')}
        </Button>
      )}
    </div>
  );
}

const LINES = ['1', '2', '3', '4', '5', '6', '7', '8'];

function ReadingNote() {
  const { t } = useTranslation('player-import');
  return (
    <div aria-busy>
      <output className="mb-12 block strong">{t('reading')}</output>
      {LINES.map((line) => (
        <Skeleton key={line} height={34} mb={6} radius="sm" />
      ))}
    </div>
  );
}
