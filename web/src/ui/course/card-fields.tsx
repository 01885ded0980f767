import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type CardDraft, type CardRow, draftProblems, indexCount, wrongHoles } from '../../lib/card.ts';
import classes from './hole-fields.module.css';
import { HoleFields, type HoleRow } from './hole-fields.tsx';

type Props = {
  draft: CardDraft;
  onChange: (draft: CardDraft) => void;
  /** After an attempt to save: missing values are marked too, not only wrong ones. */
  strict: boolean;
};

/** A course card that is typed or pasted: a par of every hole, and an index if the club has one, with running totals. */
export function CardFields({ draft, onChange, strict }: Props) {
  const { t } = useTranslation('course');
  const holes = draft.par.length;
  const problems = draftProblems(draft);
  const rowOf = (key: CardRow): HoleRow => ({
    key,
    label: t(key),
    labelOf: (hole) => t(key === 'par' ? 'parOf' : 'indexOf', { hole }),
    values: draft[key],
    largest: 18,
    wrong: [...wrongHoles(problems, key)].filter((hole) => strict || draft[key][hole - 1] !== '').toSorted((a, b) => a - b),
    onChange: (values) => onChange({ ...draft, [key]: values }),
  });
  const [par, index] = [rowOf('par'), rowOf('strokeIndex')];
  const { missing, twice } = indexCount(draft.strokeIndex);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('paste', { holes })}
      </Text>
      <HoleFields holes={holes} rows={[par, index]} totalOf={par} />
      <div role="status" className={classes.problems}>
        {par.wrong?.length ? <p>{t('parWrong', { holes: par.wrong.join(', ') })}</p> : null}
        {index.wrong?.length ? <p>{t('indexWrong', { holes: index.wrong.join(', ') })}</p> : null}
        {missing.length > 0 && <p>{t('indexMissing', { numbers: missing.join(', ') })}</p>}
        {twice.length > 0 && <p>{t('indexTwice', { numbers: twice.join(', ') })}</p>}
      </div>
    </Stack>
  );
}
