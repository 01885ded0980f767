import type { Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api/api.ts';
import type { Language } from '../../../lib/language.ts';
import { textOrNull } from '../../../lib/value/text.ts';
import { patchForm } from '../../../ui/record/form/patch-form.ts';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { CheckPanel } from './check-panel.tsx';
import { textOf } from './contradiction.ts';
import { Editor } from './editor.tsx';
import classes from './regulation-form.module.css';
import type { RegulationSettings } from './settings.ts';
import { useGenerated } from './use-generated.ts';
import { WriteButton } from './write-button.tsx';

const FIELD = { vi: 'regulations', en: 'regulationsEnglish' } as const;
type Texts = Pick<Tournament, 'regulations' | 'regulationsEnglish'>;
type RegulationTexts = { regulations: string; regulationsEnglish: string };

type Props = {
  settings: RegulationSettings;
  /** The language that is written in. */
  language: Language;
  /** The choice of it, beside the other tools. */
  tools: ReactNode;
  print: ReactNode;
  /** What was replaced, below the text. */
  aside: ReactNode;
  onSaved: (saved: Tournament) => void;
  onCancel: () => void;
};

/** Writes the regulations in one language at a time, under what of them contradicts the settings; where there are none, it begins with theirs. */
export function RegulationForm({ settings, language, tools, print, aside, onSaved, onCancel }: Props) {
  const { t } = useTranslation('regulation');
  const { tournament } = settings;
  const { id: tournamentId } = tournament;
  const inWords = (html: string | null) => textOf(html ?? '');
  const editing = useRecordForm({
    record: tournament as Texts & { version: number },
    fields: {
      regulations: { label: t('languages.vi'), inWords },
      regulationsEnglish: { label: t('languages.en'), inWords },
    },
    valuesOf: (of: Texts): RegulationTexts => ({ regulations: of.regulations ?? '', regulationsEnglish: of.regulationsEnglish ?? '' }),
    fieldsOf: (values: RegulationTexts): Texts => ({
      regulations: textOrNull(values.regulations),
      regulationsEnglish: textOrNull(values.regulationsEnglish),
    }),
    check: () => ({}),
    change: (body) => call('PATCH /api/tournaments/:tournamentId', { params: { tournamentId }, body }),
    refreshes: ['tournaments'],
  });
  const field = FIELD[language];
  const html = editing.form.values[field];
  const write = (written: string) => patchForm(editing.form, { [field]: written });
  const isWritten = tournament[field] !== null;
  const begun = useRef<RegulationTexts>(editing.form.values);
  useGenerated(settings, language, !isWritten && html === '', (written) => {
    // whoever only looks at it has changed nothing
    begun.current = { ...begun.current, [field]: written };
    write(written);
    editing.form.resetDirty(begun.current);
  });
  const error = editing.form.errors[field];
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} width="wide">
      <div className="row gap-8 wrap">
        {tools}
        <WriteButton settings={settings} language={language} html={html} onWrite={write} />
        {print}
      </div>
      {!isWritten && html !== '' && (
        <Text size="sm" className={classes.draft}>
          {t('draft')}
        </Text>
      )}
      <CheckPanel html={html} settings={settings} />
      <div>
        <Editor key={language} language={language} html={html} label={`${t('text')}: ${t(`languages.${language}`)}`} onChange={write} />
        {error !== undefined && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
      </div>
      {aside}
    </RecordForm>
  );
}
