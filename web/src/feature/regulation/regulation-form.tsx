import type { Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import type { Language } from '../../lib/language.ts';
import { textOrNull } from '../../lib/text.ts';
import { patchForm } from '../../ui/record/patch-form.ts';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { CheckPanel } from './check-panel.tsx';
import { textOf } from './contradiction.ts';
import { Editor } from './editor.tsx';
import classes from './regulation-form.module.css';
import type { Settings } from './settings.ts';
import { WriteButton } from './write-button.tsx';

const FIELD = { vi: 'regulations', en: 'regulationsEnglish' } as const;
type Texts = Pick<Tournament, 'regulations' | 'regulationsEnglish'>;
type Values = { regulations: string; regulationsEnglish: string };

type Props = {
  settings: Settings;
  /** The language that is written in. */
  language: Language;
  /** The choice of it, beside the other tools. */
  tools: ReactNode;
  aside: ReactNode;
  onSaved: (saved: Tournament) => void;
  onCancel: () => void;
};

/** Writes the regulations in one language at a time, beside what of them contradicts the settings. */
export function RegulationForm({ settings, language, tools, aside, onSaved, onCancel }: Props) {
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
    valuesOf: (of: Texts): Values => ({ regulations: of.regulations ?? '', regulationsEnglish: of.regulationsEnglish ?? '' }),
    fieldsOf: (values: Values): Texts => ({
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
  const error = editing.form.errors[field];
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <div className={classes.tools}>
        {tools}
        <WriteButton settings={settings} language={language} html={html} onWrite={write} />
      </div>
      <div className={classes.columns}>
        <div className={classes.text}>
          {html === '' && (
            <Text size="sm" c="dimmed" mb="xs">
              {t('noneHint')}
            </Text>
          )}
          <Editor key={language} html={html} label={`${t('text')}: ${t(`languages.${language}`)}`} onChange={write} />
          {error !== undefined && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {error}
            </Text>
          )}
        </div>
        <div className={classes.aside}>
          <CheckPanel html={html} settings={settings} />
          {aside}
        </div>
      </div>
    </RecordForm>
  );
}
