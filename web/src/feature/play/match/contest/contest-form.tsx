import type { StaffContest, TeamShown } from '@fairway/api';
import { CUP_TIES, GROUP_TIE_KEYS, MATCH_FORMATS_NAMED, TEAM_GROUPS } from '@fairway/api/choice/play/match';
import { MATCH, REASON } from '@fairway/api/record/bound';
import { CONTEST } from '@fairway/api/record/contest';
import { PLAYER } from '@fairway/api/record/player';
import { choicesWith, contestChoices } from '@fairway/api/rule/play/match-choice';
import { MATCH_FORMATS, type MatchFormatName } from '@fairway/golf';
import { Fieldset, Group, Input, Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { useDraft } from '../../../../ui/record/form/draft.ts';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { FormFrame } from '../../../../ui/record/form/form-frame.tsx';
import { patchForm } from '../../../../ui/record/form/patch-form.ts';
import { addContest, changeContest, takeOverContest } from '../change.ts';
import { useMatchWrite } from '../use-match-write.ts';
import { type ContestDraft, draftOf, newDraft, ruleBeside, ruleOf } from './contest-draft.ts';
import { EntrantFields } from './entrant-fields.tsx';
import { type Entrant, randomNumbers, restByLot } from './entrant-order.ts';
import { TieList } from './tie-list.tsx';

type Props = {
  tournamentId: string;
  /** What is changed, or of which kind a new one is. */
  contest: StaffContest | StaffContest['kind'];
  teams: readonly TeamShown[];
  golfers: readonly Entrant[];
  /** Who play together, with how many they are. */
  pairs: readonly (Entrant & { readonly partners: number })[];
  onSaved: (contest: StaffContest) => void;
  onCancel: () => void;
};

/** Fields of the server's rule by their names in the form. */
const fieldOf = (path: string): string => {
  const [, name = '', part] = /^rule\.(\w+)(?:\.(\w+))?/.exec(path) ?? [];
  if (name === '') return path;
  if (name === 'groups' || name === 'entrants') return 'entrants';
  if (name === 'decision') return part === 'reason' ? 'reason' : 'decisionTeam';
  return name === 'points' ? (part ?? 'won') : name;
};

/** A cup, a knock-out or groups: what is played, by whom, and what decides. */
export function ContestForm({ tournamentId, contest, teams, golfers, pairs, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['contest', 'match-board']);
  const client = useQueryClient();
  const existing = typeof contest === 'string' ? null : contest;
  const form = useForm<ContestDraft>({ initialValues: typeof contest === 'string' ? newDraft(contest) : draftOf(contest) });
  useDraft(form, existing ? { id: existing.id, seen: existing.version, see: () => undefined } : undefined);
  const draft = form.values;
  const change = (patch: Partial<ContestDraft>) => patchForm(form, patch);
  const writing = useMatchWrite(
    tournamentId,
    ({ name, format, handicap, rule }: Pick<ContestDraft, 'name' | 'format' | 'handicap'> & { rule: ReturnType<typeof ruleOf> }) => {
      const fields = { name: name.trim(), format, handicap, rule };
      return existing === null
        ? addContest(tournamentId, fields)
        : changeContest(tournamentId, existing.id, { ...fields, version: existing.version });
    },
  );
  const isFixed = existing !== null && existing.sessions.length > 0;
  const { size } = MATCH_FORMATS[draft.format];
  const field = draft.format === 'singles' ? golfers : pairs.filter(({ partners }) => partners >= size.from && partners <= size.to);
  const formats = choicesWith(contestChoices(draft).format, draft.format);
  const chooseFormat = (format: MatchFormatName) => {
    const isOther = (format === 'singles') !== (draft.format === 'singles');
    change({ format, ...(isOther && { entrants: [], groupOf: {} }) });
  };
  return (
    <FormFrame
      form={form}
      onSave={(values) => writing.mutateAsync({ ...values, rule: isFixed ? ruleBeside(values, existing.rule) : ruleOf(values) })}
      onSaved={async (saved) => {
        await takeOverContest(client, tournamentId, saved);
        onSaved(saved);
      }}
      onCancel={onCancel}
      fieldOf={fieldOf}
    >
      <Text size="sm" c="dimmed">
        {t(`about.${draft.kind}`)}
      </Text>
      <TextInput
        label={t('field.name')}
        placeholder={t('field.namePlaceholder')}
        maxLength={CONTEST.name.most}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={form.errors.name}
        data-autofocus
      />
      {formats.length > 1 && (
        <Select
          label={t('field.format')}
          data={formats.map((value) => ({ value, label: t(`match-board:format.${value}`) }))}
          value={draft.format}
          onChange={(format) => format !== null && chooseFormat(format as MatchFormatName)}
          disabled={isFixed}
          allowDeselect={false}
        />
      )}
      <Switch
        label={t('field.handicap')}
        description={t('field.handicapHelp')}
        checked={draft.handicap}
        onChange={(event) => change({ handicap: event.currentTarget.checked })}
      />
      {draft.kind === 'cup' && <CupFields {...{ draft, change, teams, errors: form.errors }} />}
      {draft.kind === 'groups' && <GroupRules {...{ draft, change, errors: form.errors }} />}
      {draft.kind !== 'cup' && (
        <EntrantFields {...{ tournamentId, draft, change, errors: form.errors, field, everybody: [...golfers, ...pairs], isFixed }} />
      )}
      {draft.kind === 'bracket' && (
        <>
          <Switch
            label={t('field.thirdPlace')}
            checked={draft.thirdPlace}
            onChange={(event) => change({ thirdPlace: event.currentTarget.checked })}
            disabled={isFixed}
          />
          <Switch
            label={t('field.consolation')}
            description={t('field.consolationHelp')}
            checked={draft.consolation}
            onChange={(event) => change({ consolation: event.currentTarget.checked })}
            disabled={isFixed}
          />
        </>
      )}
    </FormFrame>
  );
}

type PartProps = { draft: ContestDraft; change: (patch: Partial<ContestDraft>) => void; errors: FieldErrors };

function CupFields({ draft, change, teams, errors }: PartProps & { teams: readonly TeamShown[] }) {
  const { t } = useTranslation(['contest', 'match-board']);
  const teamOptions = teams.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {teams.length < 2 && (
        <Text size="sm" c="var(--fairway-needs-person)">
          {t('noTeams')}
        </Text>
      )}
      <Select
        label={t('field.holder')}
        data={teamOptions}
        placeholder={t('field.nobody')}
        value={draft.holder}
        onChange={(holder) => change({ holder })}
        clearable
        error={errors.holder}
      />
      <GroupLimits {...{ draft, change, errors }} />
      <TieList
        label={t('field.ties')}
        description={t('field.tiesHelp')}
        addLabel={t('field.addTie')}
        all={CUP_TIES}
        ties={draft.cupTies}
        say={(tie) => t(`cupTie.${tie}`)}
        onChange={(cupTies) => change({ cupTies })}
      />
      {draft.cupTies.includes('format') && (
        <Select
          label={t('field.tieFormat')}
          data={MATCH_FORMATS_NAMED.map((value) => ({ value, label: t(`match-board:format.${value}`) }))}
          value={draft.tieFormat}
          onChange={(format) => format !== null && change({ tieFormat: format as MatchFormatName })}
          allowDeselect={false}
        />
      )}
      {draft.cupTies.includes('committee') && (
        <Fieldset legend={t('field.decision')}>
          <Text size="sm" c="dimmed">
            {t('field.decisionHelp')}
          </Text>
          <Select
            label={t('field.decisionTeam')}
            data={teamOptions}
            value={draft.decisionTeam}
            onChange={(decisionTeam) => change({ decisionTeam })}
            clearable
            error={errors.decisionTeam}
          />
          {draft.decisionTeam !== null && (
            <TextInput
              label={t('field.reason')}
              maxLength={REASON.most}
              value={draft.reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
              error={errors.reason}
            />
          )}
        </Fieldset>
      )}
    </>
  );
}

/** Whoever of a group comes with more plays off that. */
function GroupLimits({ draft: { groupMost }, change, errors }: PartProps) {
  const { t } = useTranslation('contest');
  const named = new Set([...TEAM_GROUPS, ...Object.keys(groupMost)]);
  return (
    <Input.Wrapper label={t('field.groupLimits')} description={t('field.groupLimitsHelp')} error={errors.groupLimits} labelElement="div">
      <SimpleGrid cols={4} mt="xs">
        {[...named].map((group) => (
          <NumberField
            key={group}
            label={group}
            aria-label={t('field.groupLimit', { group })}
            within={PLAYER.handicapIndex}
            value={groupMost[group] ?? null}
            onChange={(most) => change({ groupMost: { ...groupMost, [group]: most } })}
          />
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}

const POINTS = { from: MATCH.points.from / 10, to: MATCH.points.to / 10, decimals: 1 } as const;

function GroupRules({ draft, change, errors }: PartProps) {
  const { t } = useTranslation('contest');
  const setTies = (groupTies: ContestDraft['groupTies']) =>
    change({
      groupTies,
      // the lot is drawn when it is asked for
      ...(groupTies.includes('lot') &&
        draft.lot.length === 0 && { lot: restByLot(draft.entrants, 0, randomNumbers(draft.entrants.length)) }),
    });
  return (
    <>
      <PointFields {...{ points: draft, change, errors }} />
      <TieList
        label={t('field.ties')}
        description={t('field.tiesHelp')}
        addLabel={t('field.addTie')}
        all={GROUP_TIE_KEYS}
        ties={draft.groupTies}
        say={(tie) => t(`groupTie.${tie}`)}
        onChange={setTies}
      />
    </>
  );
}

type Points = { readonly won: number; readonly halved: number; readonly lost: number };
type PointProps = { points: Points; change: (patch: Partial<Points>) => void; errors: FieldErrors };

/** What a match is worth, in points. */
export function PointFields({ points, change, errors }: PointProps) {
  const { t } = useTranslation('contest');
  return (
    <Fieldset legend={t('field.points')} variant="unstyled">
      <Group grow align="flex-start">
        {(['won', 'halved', 'lost'] as const).map((field) => (
          <NumberField
            key={field}
            label={t(`field.${field}`)}
            within={POINTS}
            value={points[field]}
            onChange={(value) => change({ [field]: value ?? 0 })}
            error={errors[field]}
          />
        ))}
      </Group>
    </Fieldset>
  );
}
