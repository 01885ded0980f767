import type { Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { patchForm } from '../../../ui/record/patch-form.ts';
import { RecordForm } from '../../../ui/record/record-form.tsx';
import { useRecordForm } from '../../../ui/record/use-record-form.ts';
import { useDefinitions } from '../definition.ts';
import { changeTournament } from '../query.ts';
import { checkValues } from './check.ts';
import type { Fields } from './fields.ts';
import { GeneralFields } from './general-fields.tsx';
import { PublicSection } from './public-section.tsx';
import { useSettingFields } from './setting-fields.ts';
import { SettingSections } from './setting-sections.tsx';
import { settingsOf, type TournamentValues, valuesOf } from './values.ts';

type Props = {
  tournament: Tournament;
  divisions: Fields['divisions'];
  sponsors: Fields['sponsors'];
  onSaved: (saved: Tournament) => void;
  onCancel: () => void;
};

/** The settings of a tournament. */
export function EditTournamentForm({ tournament, divisions, sponsors, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['tournament', 'choice', 'word', 'rule']);
  const definitions = useDefinitions(tournament.clubId, tournament);
  const editing = useRecordForm({
    record: tournament,
    fields: useSettingFields(definitions, divisions, sponsors),
    valuesOf,
    fieldsOf: settingsOf,
    check: (values) => checkValues(values, t),
    change: changeTournament(tournament.id),
    refreshes: ['tournaments'],
  });
  const { form } = editing;
  const change = (patch: Partial<TournamentValues>) => patchForm(form, patch);
  const fields = { values: form.values, change, errors: form.errors, definitions, divisions, sponsors };
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <GeneralFields {...fields} timeZone={tournament.timeZone} />
      <Text size="sm" c="dimmed">
        {t('form.changeRounds')}
      </Text>
      <SettingSections {...fields} />
      {!tournament.rehearsal && <PublicSection {...fields} />}
    </RecordForm>
  );
}
