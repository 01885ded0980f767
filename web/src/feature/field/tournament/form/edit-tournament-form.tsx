import type { Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { patchForm } from '../../../../ui/record/form/patch-form.ts';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { useInputs } from '../../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../../ui/record/form/use-typing.ts';
import { holeCounts } from '../course/hole-count.ts';
import { useDefinitions } from '../definition.ts';
import { changeTournament } from '../query.ts';
import type { Fields } from './fields.ts';
import { INPUTS } from './fields.ts';
import { GeneralFields } from './general-fields.tsx';
import { planProblems } from './plan/plan-problem.ts';
import { PublicSection } from './section/public-section.tsx';
import { SettingSections } from './section/setting-sections.tsx';
import { useSettingFields } from './setting-fields.ts';
import { type FullSettings, PLAIN, type TournamentValues } from './values.ts';

type Props = {
  tournament: Tournament;
  divisions: Fields['divisions'];
  contests: Fields['contests'];
  sponsors: Fields['sponsors'];
  onSaved: (saved: Tournament) => void;
  onCancel: () => void;
};

/** The settings of a tournament. */
export function EditTournamentForm({ tournament, divisions, contests, sponsors, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['tournament', 'choice', 'word', 'rule']);
  const definitions = useDefinitions(tournament.clubId, tournament);
  const rounds = holeCounts(tournament.rounds);
  const shown = useSettingFields(definitions, [...divisions, ...contests, ...sponsors], rounds);
  const typing = useTyping(PLAIN);
  const editing = useRecordForm<FullSettings, TournamentValues, Tournament>({
    record: tournament,
    fields: shown,
    ...typing,
    check: (values) => ({ ...typing.check(values), ...planProblems(values, t) }),
    change: changeTournament(tournament.id),
    refreshes: ['tournaments'],
  });
  const { form } = editing;
  const change = (patch: Partial<TournamentValues>) => patchForm(form, patch);
  const input = useInputs(PLAIN, shown, form, INPUTS);
  const fields = { values: form.values, change, errors: form.errors, input, definitions, divisions, contests, sponsors };
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <GeneralFields {...fields} timeZone={tournament.timeZone} rounds={rounds} />
      <Text size="sm" c="dimmed">
        {t('form.changeRounds')}
      </Text>
      <SettingSections {...fields} />
      {!tournament.rehearsal && <PublicSection {...fields} />}
    </RecordForm>
  );
}
