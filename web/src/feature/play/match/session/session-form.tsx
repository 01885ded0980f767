import type { Round, StaffContest, StaffSession, TeamShown } from '@fairway/api';
import { LINE_UPS, MATCH_FORMATS_NAMED } from '@fairway/api/choice/play/match';
import { MATCH } from '@fairway/api/record/bound';
import { SESSION } from '@fairway/api/record/contest';
import { choicesWith, sessionChoices } from '@fairway/api/rule/play/match-choice';
import type { MatchFormatName } from '@fairway/golf';
import { Button, Fieldset, Group, Input, Radio, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconPlus, IconX } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { IconButton } from '../../../../ui/field/icon-button.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { errorUnder, type FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { patchForm } from '../../../../ui/record/form/patch-form.ts';
import { useRecordFields } from '../../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import { addSession, changeSession } from '../change.ts';
import { PointFields } from '../contest/contest-form.tsx';
import { firstMeetings, newPlan, newSession, readSession, type SessionDraft, type SessionFields, typedSession } from './session-draft.ts';

type Props = {
  tournamentId: string;
  contest: StaffContest;
  /** null: a new one. */
  session: StaffSession | null;
  rounds: readonly Round[];
  teams: readonly TeamShown[];
  onSaved: (contest: StaffContest) => void;
  onCancel: () => void;
};

/** Matches that are played together: where, which, for what, and who says who plays. */
export function SessionForm({ tournamentId, contest, session, rounds, teams, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['contest', 'match-board']);
  const open = rounds.filter(({ finished }) => !finished);
  const fields = useRecordFields('contest', SESSION, {
    points: { inWords: ({ won, halved, lost }) => [won, halved, lost].map((points) => points / 10).join(' / ') },
    end: { label: t('session.end'), inWords: (end) => t(`session.ends.${end}`) },
    nassau: { label: t('session.nassauField') },
    lineUp: { label: t('session.lineUp'), inWords: (lineUp) => t(`session.lineUps.${lineUp}`) },
  });
  const [begun] = useState(() => newPlan(contest, rounds));
  const editing = useRecordForm<SessionFields, SessionDraft, StaffContest>({
    record: session ?? undefined,
    blank: newSession(contest),
    fields,
    valuesOf: (of) => ({ ...begun, ...typedSession(of) }),
    fieldsOf: readSession,
    check: () => ({}),
    add: (settings, { roundId, plan, meetings }) =>
      addSession(tournamentId, contest.id, {
        ...{ ...settings, roundId, plan: [...plan] },
        ...(meetings && { meetings: meetings.map(([one, other]): [string, string] => [one, other]) }),
      }),
    change: (changes) => changeSession(tournamentId, session?.id ?? '', changes),
    currentIn: ({ sessions }) => sessions.find(({ id }) => id === session?.id),
    refreshes: ['tournaments', tournamentId],
  });
  const { form } = editing;
  const draft = form.values;
  const { errors } = form;
  const change = (patch: Partial<SessionDraft>) => patchForm(form, patch);
  const isScored = session?.matches.some(({ hasScores }) => hasScores) ?? false;
  const isCup = contest.kind === 'cup';
  // what was kept before there were these choices is shown, so that it can be mended
  const { end: ends, nassau, lineUp: lineUps } = sessionChoices(contest.rule);
  const source = session ?? draft;
  const offered = {
    ends: choicesWith(ends, source.end),
    nassau: choicesWith(nassau, source.nassau),
    lineUps: choicesWith(lineUps, source.lineUp),
  };
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(path) => path.replace(/^points\./, '')}>
      {session === null && (
        <Select
          label={t('session.round')}
          data={open.map(({ id, number, date }) => ({ value: id, label: t('session.roundLabel', { number, date: formatDate(date) }) }))}
          value={draft.roundId}
          onChange={(roundId) => roundId !== null && change({ roundId })}
          allowDeselect={false}
          error={errors.roundId}
        />
      )}
      {session === null && isCup && (
        <>
          <PlanFields {...{ draft, change, errors }} />
          {teams.length > 2 && <MeetingFields {...{ draft, change, errors, teams }} />}
        </>
      )}
      <TextInput
        label={t('field.name')}
        placeholder={t('session.number', { number: contest.sessions.length + 1 })}
        maxLength={SESSION.name.most}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={errors.name}
      />
      {isCup && <PointFields {...{ points: draft, change, errors }} />}
      {isScored && (
        <Text size="sm" c="dimmed">
          {t('session.scored')}
        </Text>
      )}
      {offered.ends.length > 1 && (
        <Select
          label={fields.end.label}
          data={offered.ends.map((value) => ({ value, label: t(`session.ends.${value}`) }))}
          value={draft.end}
          onChange={(end) => change({ end: end === 'extra-holes' ? end : 'halved' })}
          disabled={isScored}
          allowDeselect={false}
        />
      )}
      <Switch
        label={fields.handicap.label}
        description={t('field.handicapHelp')}
        checked={draft.handicap}
        onChange={(event) => change({ handicap: event.currentTarget.checked })}
        disabled={isScored}
      />
      {offered.nassau.length > 1 && (
        <Switch
          label={fields.nassau.label}
          checked={draft.nassau}
          onChange={(event) => change({ nassau: event.currentTarget.checked })}
          disabled={isScored}
        />
      )}
      {offered.lineUps.length > 1 && (
        <Radio.Group
          label={fields.lineUp.label}
          value={draft.lineUp}
          onChange={(lineUp) => change({ lineUp: LINE_UPS.find((one) => one === lineUp) ?? 'staff' })}
          error={errors.lineUp}
        >
          <Stack gap={6} mt={4}>
            {offered.lineUps.map((value) => (
              <Radio key={value} value={value} label={t(`session.lineUps.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </RecordForm>
  );
}

type PartProps = { draft: SessionDraft; change: (patch: Partial<SessionDraft>) => void; errors: FieldErrors };

/** Formats with how many matches of each two teams play. */
function PlanFields({ draft: { plan }, change, errors }: PartProps) {
  const { t } = useTranslation(['contest', 'match-board']);
  const set = (at: number, patch: Partial<SessionDraft['plan'][number]>) =>
    change({ plan: plan.map((line, nth) => (nth === at ? { ...line, ...patch } : line)) });
  const next = MATCH_FORMATS_NAMED.find((format) => plan.every((line) => line.format !== format)) ?? 'singles';
  return (
    <Fieldset legend={t('session.plan')}>
      <Text size="sm" c="dimmed" mb={6}>
        {t('session.planHelp')}
      </Text>
      <Stack gap={6}>
        {plan.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the plan
          <Group key={at} gap="xs" align="end" wrap="nowrap">
            <NumberField
              aria-label={t('session.planCount')}
              within={{ from: 1, to: MATCH.matchesMost }}
              value={line.matches}
              onChange={(matches) => set(at, { matches: matches ?? 1 })}
              w={80}
            />
            <Select
              aria-label={t('session.planFormat')}
              data={MATCH_FORMATS_NAMED.map((value) => ({ value, label: t(`match-board:format.${value}`) }))}
              value={line.format}
              onChange={(format) => format !== null && set(at, { format: format as MatchFormatName })}
              flex={1}
              allowDeselect={false}
            />
            <IconButton icon={IconX} label={t('session.planRemove')} onClick={() => change({ plan: plan.toSpliced(at, 1) })} />
          </Group>
        ))}
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus aria-hidden size={14} />}
            onClick={() => change({ plan: [...plan, { format: next, matches: 4 }] })}
          >
            {t('session.planAdd')}
          </Button>
        </div>
      </Stack>
      <Input.Error>{errorUnder(errors, 'plan')}</Input.Error>
    </Fieldset>
  );
}

/** Of more than two teams, which meet in this session. */
function MeetingFields({ draft: { meetings }, change, errors, teams }: PartProps & { teams: readonly TeamShown[] }) {
  const { t } = useTranslation('contest');
  const options = teams.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Fieldset legend={t('session.meetings')}>
      <Radio.Group
        aria-label={t('session.meetings')}
        value={meetings === null ? 'next' : 'own'}
        onChange={(way) => change({ meetings: way === 'own' ? firstMeetings(teams.map(({ id }) => id)) : null })}
      >
        <Group gap="md">
          <Radio value="next" label={t('session.meetingsNext')} />
          <Radio value="own" label={t('session.meetingsOwn')} />
        </Group>
      </Radio.Group>
      {meetings?.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a meeting is its place in the list
        <Group key={at} role="group" aria-label={t('session.meeting', { number: at + 1 })} gap="xs" mt={6} grow>
          {([0, 1] as const).map((which) => (
            <Select
              key={which}
              aria-label={`${t('session.meeting', { number: at + 1 })}, ${which + 1}`}
              data={options}
              value={pair[which]}
              onChange={(id) =>
                id !== null &&
                change({ meetings: meetings.map((one, nth) => (nth === at ? (which === 0 ? [id, one[1]] : [one[0], id]) : one)) })
              }
              error={errors[`meetings.${at}`]}
              allowDeselect={false}
            />
          ))}
        </Group>
      ))}
      <Input.Error>{errors.meetings}</Input.Error>
    </Fieldset>
  );
}
