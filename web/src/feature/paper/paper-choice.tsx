import type { Tournament } from '@fairway/api';
import { CARDS_A_SHEET, PAPER_KINDS, PAPER_SIZES, PAPERS_OF_DIVISION, PAPERS_OF_ROUND, type PaperKind } from '@fairway/api/choice/paper';
import { Radio, SegmentedControl, Select, Stack } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './paper-choice.module.css';

/** As the address keeps them. */
export type Choice = { kind: string; size: string; language: string; round: string; division: string; each: string };
export const kindOf = ({ kind }: Pick<Choice, 'kind'>): PaperKind => PAPER_KINDS.find((one) => one === kind) ?? PAPER_KINDS[0];

type Props = {
  choice: Choice;
  change: (choice: Partial<Choice>) => void;
  rounds: Tournament['rounds'];
  divisions: readonly { id: string; name: string }[];
};

/** Which paper. */
export function KindList({ choice, change }: Pick<Props, 'choice' | 'change'>) {
  const { t } = useTranslation('paper');
  const kind = kindOf(choice);
  return (
    <Radio.Group value={kind} onChange={(value) => change({ kind: value })} aria-label={t('screen.label')}>
      <Stack gap={2}>
        {PAPER_KINDS.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`kind.${value}`)}
            description={value === kind ? t(`about.${value}`) : undefined}
            className={classes.kind}
            data-chosen={value === kind || undefined}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** How it is printed, and of whom: only what its kind asks for. */
export function PaperOptions({ choice, change, rounds, divisions }: Props) {
  const { t } = useTranslation('paper');
  const kind = kindOf(choice);
  return (
    <Stack gap="sm">
      <Labelled label={t('screen.size')}>
        <SegmentedControl
          aria-label={t('screen.size')}
          value={choice.size}
          onChange={(size) => change({ size })}
          data={PAPER_SIZES.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      </Labelled>
      <Labelled label={t('screen.language')}>
        <SegmentedControl
          aria-label={t('screen.language')}
          value={choice.language}
          onChange={(language) => change({ language })}
          data={(['vi', 'en'] as const).map((value) => ({ value, label: t(`screen.languages.${value}`) }))}
        />
      </Labelled>
      {kind === 'score-card' && (
        <Labelled label={t('screen.each')}>
          <SegmentedControl
            aria-label={t('screen.each')}
            value={choice.each}
            onChange={(each) => change({ each })}
            data={CARDS_A_SHEET.map((value) => ({ value, label: t(`screen.${value}`) }))}
          />
        </Labelled>
      )}
      {rounds.length > 1 && PAPERS_OF_ROUND.includes(kind) && (
        <Select
          label={t('screen.round')}
          value={choice.round}
          allowDeselect={false}
          onChange={(round) => change({ round: round ?? '' })}
          data={rounds.map(({ id, number }) => ({ value: id, label: t('round', { number }) }))}
        />
      )}
      {divisions.length > 0 && PAPERS_OF_DIVISION.includes(kind) && (
        <Select
          label={t('screen.division')}
          value={choice.division}
          allowDeselect={false}
          onChange={(division) => change({ division: division ?? '' })}
          data={[{ value: '', label: t('screen.everyDivision') }, ...divisions.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
    </Stack>
  );
}

/** The control has the label as its name; this is for the eye. */
function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <span aria-hidden className={classes.label}>
        {label}
      </span>
      {children}
    </div>
  );
}
