import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type CourseDraft, draftProblems, pasteInto, readPasted, totalsOf, wrongHoles } from './course.ts';
import classes from './course-draft-field.module.css';

type RowName = 'par' | 'strokeIndex';
type Props = {
  draft: CourseDraft;
  onChange: (draft: CourseDraft) => void;
  /** After a try to save: what is missing is marked, too, not only what is wrong. */
  strict: boolean;
  /** Whether the card is to be kept for the club; undefined: not offered. */
  keep?: { readonly checked: boolean; readonly onChange: (keep: boolean) => void };
};

const NINES = [
  { key: 'frontNine', holes: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { key: 'backNine', holes: [10, 11, 12, 13, 14, 15, 16, 17, 18] },
] as const;

/** A course card that is typed or pasted: 18 pars, and 18 indexes if the club has them, with running totals. */
export function CourseDraftField({ draft, onChange, strict, keep }: Props) {
  const { t } = useTranslation('tournament');
  const totals = totalsOf(draft.par);
  const problems = draftProblems(draft);
  const marked = (row: RowName) =>
    [...wrongHoles(problems, row)].filter((hole) => strict || draft[row][hole - 1] !== '').toSorted((a, b) => a - b);
  const wrong = { par: marked('par'), strokeIndex: marked('strokeIndex') };
  const write = (row: RowName, at: number, text: string) => onChange({ ...draft, [row]: draft[row].with(at, text) });
  const paste = (row: RowName, at: number, event: ClipboardEvent) => {
    const numbers = readPasted(event.clipboardData.getData('text'));
    if (numbers.length < 2) return;
    event.preventDefault();
    onChange({ ...draft, [row]: pasteInto(draft[row], at, numbers) });
  };
  return (
    <Stack gap="sm">
      <TextInput
        label={t('course.name')}
        value={draft.courseName}
        onChange={(event) => onChange({ ...draft, courseName: event.currentTarget.value })}
        error={strict && draft.courseName.trim() === '' && t('course.nameWrong')}
        withAsterisk
      />
      <Text size="sm" c="dimmed">
        {t('course.paste')}
      </Text>
      {NINES.map(({ key, holes }) => (
        <fieldset key={key} className={classes.nine}>
          <legend>
            {t(`course.${key}`)}
            <span className="tabular">{` · ${key === 'frontNine' ? t('course.out') : t('course.in')} ${key === 'frontNine' ? totals.out : totals.in}`}</span>
          </legend>
          <div className={classes.row} aria-hidden>
            <span />
            {holes.map((hole) => (
              <span key={hole} className={classes.hole}>
                {hole}
              </span>
            ))}
          </div>
          {(['par', 'strokeIndex'] as const).map((row) => (
            <div key={row} className={classes.row}>
              <span className={classes.label} aria-hidden>
                {t(`course.${row}`)}
              </span>
              {holes.map((hole) => (
                <input
                  key={hole}
                  className={classes.cell}
                  inputMode="numeric"
                  maxLength={2}
                  autoComplete="off"
                  aria-label={t(row === 'par' ? 'course.parOf' : 'course.indexOf', { hole })}
                  aria-invalid={wrong[row].includes(hole)}
                  value={draft[row][hole - 1]}
                  onFocus={(event) => event.currentTarget.select()}
                  onPaste={(event) => paste(row, hole - 1, event)}
                  onChange={(event) => write(row, hole - 1, event.currentTarget.value.replace(/\D/g, ''))}
                />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      <Text className="tabular" fw={600}>{`${t('course.total')} ${totals.total}`}</Text>
      <div role="status" className={classes.problems}>
        {wrong.par.length > 0 && <p>{t('course.parWrong', { holes: wrong.par.join(', ') })}</p>}
        {wrong.strokeIndex.length > 0 && <p>{t('course.indexWrong', { holes: wrong.strokeIndex.join(', ') })}</p>}
      </div>
      {keep !== undefined && (
        <Checkbox
          label={t('course.keep')}
          description={t('course.keepHelp')}
          checked={keep.checked}
          onChange={(event) => keep.onChange(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
