import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type CardDraft, type CardRow, draftProblems, indexCount, numbersOf, sumOf, wrongHoles } from '../../lib/play/card.ts';
import { FormSection } from '../record/form/form-section.tsx';
import classes from './hole-fields.module.css';
import { HoleFields, type HoleRow } from './hole-fields.tsx';

type Rows = Omit<CardDraft, 'women'>;
type Props = {
  draft: CardDraft;
  onChange: (draft: CardDraft) => void;
  /** After an attempt to save: missing values are marked too, not only wrong ones. */
  strict: boolean;
};

/** A course card that is typed or pasted; that for women is folded, and the same until one of its numbers is changed. */
export function CardFields({ draft, onChange, strict }: Props) {
  const { t } = useTranslation('course');
  const { women, ...own } = draft;
  const problems = draftProblems(draft);
  const ofWomen = problems.filter(({ of }) => of === 'women');
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('paste', { holes: own.par.length })}
      </Text>
      <CardRows
        rows={own}
        problems={problems.filter(({ of }) => of === undefined)}
        onChange={(rows) => onChange({ ...draft, ...rows })}
        strict={strict}
      />
      <FormSection
        title={t('women')}
        summary={women === null ? t('womenSame') : `${t('par')} ${sumOf(numbersOf(women.par))}`}
        hasError={strict && ofWomen.length > 0}
      >
        <CardRows
          ofWomen
          isCopy={women === null}
          rows={women ?? own}
          problems={ofWomen}
          onChange={(rows) => onChange({ ...draft, women: rows })}
          strict={strict}
        />
        {women !== null && (
          <div>
            <Button variant="subtle" size="xs" onClick={() => onChange({ ...draft, women: null })}>
              {t('womenTakeAway')}
            </Button>
          </div>
        )}
      </FormSection>
    </Stack>
  );
}

type RowsProps = {
  rows: Rows;
  problems: ReturnType<typeof draftProblems>;
  onChange: (rows: Rows) => void;
  strict: boolean;
  ofWomen?: true;
  /** Of the other card, which says itself what is wrong. */
  isCopy?: boolean;
};

/** A par of every hole, and an index if the club has one, with running totals. */
function CardRows({ rows, problems, onChange, strict, ofWomen, isCopy = false }: RowsProps) {
  const { t } = useTranslation('course');
  const of = ofWomen ? 'OfWomen' : 'Of';
  const rowOf = (key: CardRow): HoleRow => ({
    key,
    label: t(key),
    labelOf: (hole) => t(key === 'par' ? `par${of}` : `index${of}`, { hole }),
    values: rows[key],
    largest: 18,
    wrong: [...wrongHoles(problems, key)].filter((hole) => strict || rows[key][hole - 1] !== '').toSorted((a, b) => a - b),
    onChange: (values) => onChange({ ...rows, [key]: values }),
  });
  const [par, index] = [rowOf('par'), rowOf('strokeIndex')];
  const { missing, twice } = indexCount(isCopy ? [] : rows.strokeIndex);
  return (
    <>
      <HoleFields holes={rows.par.length} rows={[par, index]} totalOf={par} />
      <div role="status" className={`needs-person ${classes.problems}`}>
        {par.wrong?.length ? <p>{t('parWrong', { holes: par.wrong.join(', ') })}</p> : null}
        {index.wrong?.length ? <p>{t('indexWrong', { holes: index.wrong.join(', ') })}</p> : null}
        {missing.length > 0 && <p>{t('indexMissing', { numbers: missing.join(', ') })}</p>}
        {twice.length > 0 && <p>{t('indexTwice', { numbers: twice.join(', ') })}</p>}
      </div>
    </>
  );
}
