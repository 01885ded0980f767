import type { MatchWordSaid, StaffMatch, StaffSession } from '@fairway/api';
import { NASSAU_PARTS } from '@fairway/api/choice/play/match';
import { MATCH, REASON } from '@fairway/api/record/bound';
import { isKnockOut } from '@fairway/api/rule/play/match-choice';
import type { Winner } from '@fairway/golf';
import { Group, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { sayWord } from './say-word.ts';
import { typedResult } from './typed-result.ts';
import type { Saying } from './use-saying.ts';

const KINDS = ['result', 'hole-conceded', 'match-conceded', 'withdrawn', 'committee'] as const;
type Kind = (typeof KINDS)[number];
type Part = (typeof NASSAU_PARTS)[number];

type Props = {
  match: StaffMatch;
  session: StaffSession;
  names: readonly [string, string];
  /** How many holes the round has. */
  holes: number;
  isSaying: boolean;
  onSay: (saying: Saying) => void;
};

/** A score, a concession, a walk-over or a decision: what is asked for is what its kind needs. */
export function SayForm({ match, session, names, holes, isSaying, onSay }: Props) {
  const { t } = useTranslation(['contest', 'match-board']);
  const [kind, setKind] = useState<Kind>('result');
  const [side, setSide] = useState<Winner | 'halved'>(0);
  const [part, setPart] = useState<Part>('whole');
  const [hole, setHole] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const ofPart = session.nassau && kind !== 'hole-conceded' && part !== 'whole' ? { part } : {};
  const word = (): MatchWordSaid | null => {
    const by: Winner = side === 1 ? 1 : 0;
    switch (kind) {
      case 'result':
        return typedResult(side === 'halved' ? 'as' : text, by, part === 'whole' ? holes : Math.ceil(holes / 2), ofPart.part);
      case 'hole-conceded':
        return hole === null ? null : { kind, hole, by };
      case 'committee':
        return text.trim() === '' ? null : { kind, ...ofPart, winner: side, reason: text.trim() };
      default:
        return { kind, ...ofPart, by, hole };
    }
  };
  const submit = () => {
    const answer = word();
    if (answer === null) {
      setWrong(
        t(
          kind === 'result'
            ? 'contest:cell.unreadable'
            : kind === 'committee'
              ? 'contest:match.settleReasonNeeded'
              : 'contest:match.holeNeeded',
        ),
      );
      return;
    }
    onSay({ word: answer, sentence: sayWord(answer, names, [], holes, t) });
    setText('');
    setHole(null);
  };
  // one that goes on to extra holes is halved by nobody but the committee
  const mayBeHalved = !isKnockOut(match) && (kind === 'committee' || (kind === 'result' && session.end === 'halved'));
  const sides = [
    { value: '0', label: names[0] },
    { value: '1', label: names[1] },
    ...(mayBeHalved ? [{ value: 'halved', label: t('contest:match.nobody') }] : []),
  ];
  const clear = () => setWrong(null);
  return (
    <AskForm label={t('contest:match.say')} action={t('contest:match.sayIt')} onSubmit={submit} isPending={isSaying}>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <Select
          label={t('contest:match.what')}
          data={KINDS.map((value) => ({ value, label: t(`contest:match.whats.${value}`) }))}
          value={kind}
          onChange={(next) => {
            clear();
            setText('');
            setKind(KINDS.find((one) => one === next) ?? 'result');
            if (side === 'halved') setSide(0);
          }}
          allowDeselect={false}
        />
        <Select
          label={kind === 'result' || kind === 'committee' ? t('contest:match.winner') : t(`contest:match.by.${kind}`)}
          data={sides}
          value={String(side)}
          onChange={(next) => setSide(next === 'halved' ? 'halved' : next === '1' ? 1 : 0)}
          allowDeselect={false}
        />
        {session.nassau && kind !== 'hole-conceded' && (
          <Select
            label={t('contest:match.part')}
            data={NASSAU_PARTS.map((value) => ({ value, label: t(`match-board:nassau.${value}`) }))}
            value={part}
            onChange={(next) => setPart(NASSAU_PARTS.find((one) => one === next) ?? 'whole')}
            allowDeselect={false}
          />
        )}
      </Group>
      {kind === 'result' && side !== 'halved' && (
        <TextInput
          label={t('contest:match.score')}
          description={t('contest:match.scoreHelp')}
          value={text}
          onChange={(event) => {
            clear();
            setText(event.currentTarget.value);
          }}
          error={wrong}
        />
      )}
      {kind !== 'result' && kind !== 'committee' && (
        <NumberField
          label={t(kind === 'hole-conceded' ? 'contest:match.whichHole' : 'contest:match.whichHoleOptional')}
          within={MATCH.hole}
          value={hole}
          onChange={(next) => {
            clear();
            setHole(next);
          }}
          error={wrong}
          w={200}
        />
      )}
      {kind === 'committee' && (
        <TextInput
          label={t('contest:field.reason')}
          maxLength={REASON.most}
          value={text}
          onChange={(event) => {
            clear();
            setText(event.currentTarget.value);
          }}
          error={wrong}
        />
      )}
    </AskForm>
  );
}
