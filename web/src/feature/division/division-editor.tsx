import type { Division } from '@fairway/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useLanguage } from '../../lib/language.ts';
import { changesOf, differencesOf } from '../../lib/stale.ts';
import { StaleDialog } from '../../ui/stale-dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { DivisionForm } from './division-form.tsx';
import { addDivision, changeDivision, type NewDivision, useDivisionChange } from './query.ts';
import { fieldsOf, valuesOf } from './values.ts';

type Fields = Omit<NewDivision, 'tournamentId'>;
type Props = {
  tournamentId: string;
  division: Division | null;
  useHandicapCourse: boolean;
  dayHandicaps: readonly { readonly value: string; readonly label: string }[];
  onSaved: () => void;
  onCancel: () => void;
};

/** Saves what the form has; when somebody else has saved since, both versions are shown. */
export function DivisionEditor({ tournamentId, division, onSaved, onCancel, ...rest }: Props) {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  const [stale, setStale] = useState<{ readonly mine: Fields; readonly current: Division } | null>(null);
  const add = useDivisionChange(tournamentId, addDivision);
  const change = useDivisionChange(tournamentId, changeDivision, ['stale-version']);
  const fieldsOfDivision = (of: Division) => fieldsOf(valuesOf(of, language));

  const saveChange = async (opened: Division, mine: Fields) => {
    try {
      await change.mutateAsync({ ...changesOf(fieldsOfDivision(opened), mine), divisionId: opened.id, version: opened.version });
    } catch (error) {
      if (isApiError(error, 'stale-version')) setStale({ mine, current: error.current as Division });
      throw error;
    }
  };
  const save = async (fields: Fields) => {
    await (division === null ? add.mutateAsync({ ...fields, tournamentId }) : saveChange(division, fields));
    showToast('success', t('saved', { name: fields.name }), '');
  };
  const choose = async (fromTheirs: readonly (keyof Fields)[]) => {
    if (stale === null) return;
    const theirs = fieldsOfDivision(stale.current);
    const chosen = { ...stale.mine, ...Object.fromEntries(fromTheirs.map((key) => [key, theirs[key]])) };
    setStale(null);
    const done = await saveChange(stale.current, chosen).then(
      () => true,
      () => false,
    );
    if (!done) return;
    showToast('success', t('saved', { name: chosen.name }), '');
    onSaved();
  };
  const inWords = (of: Fields) => (key: keyof Fields) => {
    if (key === 'gender') return t(`genders.${of.gender}`);
    if (key === 'calculateHandicapDay') return rest.dayHandicaps.find(({ value }) => value === of[key])?.label ?? t('dayHandicapAs');
    return String(of[key] ?? '');
  };
  return (
    <>
      <DivisionForm division={division} onSave={save} onSaved={onSaved} onCancel={onCancel} {...rest} />
      {stale !== null && division !== null && (
        <StaleDialog
          differences={differencesOf(fieldsOfDivision(division), stale.mine, fieldsOfDivision(stale.current))}
          labelOf={(key) =>
            [t(LABELS[key]), key.endsWith('From') && t('word:from'), key.endsWith('To') && t('word:to')].filter(Boolean).join(' · ')
          }
          mine={inWords(stale.mine)}
          theirs={inWords(fieldsOfDivision(stale.current))}
          onChoose={choose}
          onClose={() => setStale(null)}
        />
      )}
    </>
  );
}

const LABELS = {
  name: 'name',
  gender: 'gender',
  handicapCourseFrom: 'handicapCourse',
  handicapCourseTo: 'handicapCourse',
  handicapIndexFrom: 'handicapIndex',
  handicapIndexTo: 'handicapIndex',
  cut: 'cut',
  calculateHandicapDay: 'dayHandicap',
  note: 'note',
} as const satisfies Record<keyof Fields, string>;
