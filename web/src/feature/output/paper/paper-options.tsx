import type { Tournament } from '@fairway/api';
import { CARDS_A_SHEET, isCodeTooSmall, PAPER_CODES, PAPER_SIZES, type PaperCode } from '@fairway/api/choice/output/paper';
import { halvesOf, playedCard } from '@fairway/api/rule/field/round-hole';
import { SegmentedControl, Select, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roundOf } from '../../../lib/play/round.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import type { Choice } from './choice.ts';
import classes from './paper.module.css';

type Props = {
  choice: Choice;
  change: (choice: Partial<Choice>) => void;
  rounds: Tournament['rounds'];
  divisions: readonly { id: string; name: string }[];
  /** Whether codes for caddies may be made: by this person, in this round. */
  mayCode: boolean;
};

/** How everything is printed, and of whom. */
export function PaperOptions({ choice, change, rounds, divisions, mayCode }: Props) {
  const { t } = useTranslation('paper');
  const round = rounds.find(({ id }) => id === choice.round) ?? roundOf(rounds, choice);
  const isNine = round !== undefined && halvesOf(playedCard(round).par).length === 1;
  return (
    <div className={classes.options}>
      <Choices name="size" label={t('screen.size')} values={PAPER_SIZES} of={choice} change={change} say={(value) => value.toUpperCase()} />
      <Choices
        name="language"
        label={t('screen.language')}
        values={['vi', 'en'] as const}
        of={choice}
        change={change}
        say={(value) => t(`screen.languages.${value}`)}
      />
      <Choices
        name="each"
        label={t('screen.each')}
        values={CARDS_A_SHEET}
        of={choice}
        change={change}
        say={(value) => t(value === 'four' && isNine ? 'screen.eight' : `screen.${value}`)}
      />
      <Choices
        name="code"
        label={t('screen.code')}
        values={PAPER_CODES}
        of={choice}
        change={change}
        say={(value) => t(`screen.codes.${value}`)}
        isClosed={(value) => value === 'caddie' && !mayCode}
      />
      {rounds.length > 1 && (
        <Select
          label={t('screen.round')}
          value={choice.round}
          allowDeselect={false}
          onChange={(round) => change({ round: round ?? '' })}
          data={rounds.map(({ id, number }) => ({ value: id, label: t('round', { number }) }))}
        />
      )}
      {divisions.length > 0 && (
        <Select
          label={t('screen.division')}
          value={choice.division}
          allowDeselect={false}
          onChange={(division) => change({ division: division ?? '' })}
          data={[{ value: '', label: t('screen.everyDivision') }, ...divisions.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
    </div>
  );
}

type ChoicesProps<Value extends string> = {
  name: keyof Choice;
  label: string;
  values: readonly Value[];
  of: Choice;
  change: Props['change'];
  say: (value: Value) => string;
  isClosed?: (value: Value) => boolean;
};

/** The control has the label as its name; the written one is for the eye. */
function Choices<Value extends string>({ name, label, values, of, change, say, isClosed }: ChoicesProps<Value>) {
  return (
    <div>
      <span aria-hidden className={`block strong ${classes.label}`}>
        {label}
      </span>
      <SegmentedControl
        aria-label={label}
        value={of[name]}
        onChange={(value) => change({ [name]: value })}
        data={values.map((value) => ({ value, label: say(value), disabled: isClosed?.(value) ?? false }))}
      />
    </div>
  );
}

type NoteProps = { tournamentId: string; choice: Choice; isPublic: boolean; isSecure: boolean; mayCode: boolean };

/** Which QR code comes out, what that means, and why there is none. */
export function CodeNote({ tournamentId, choice, isPublic, isSecure, mayCode }: NoteProps) {
  const { t } = useTranslation('paper');
  const code = choice.code as PaperCode;
  const isLive = code === 'board' || code === 'board-and-tag';
  const way = (to: string, label: string) => <TextLink to={`/tournaments/${tournamentId}${to}`} inherit label={label} />;
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {code === 'caddie' && (
        <>
          {t('screen.codeCaddie')} {!isSecure && `${t('screen.codeInsecure')} `}
          {way('/links', t('screen.toLinks'))}
        </>
      )}
      {isLive && (isPublic ? t('screen.codeOnCard') : t('screen.codeMissing'))} {isLive && !isPublic && way('', t('screen.toPublic'))}
      {code === 'caddie' && isCodeTooSmall(choice) && <strong>{t('screen.codeSmall')}</strong>} {code === 'none' && t('screen.codeNone')}{' '}
      {!mayCode && t('screen.codeRefused')}
    </Text>
  );
}
