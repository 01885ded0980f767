import type { Division, Round, Side } from '@fairway/api';
import { HOLE_NUMBER, REASON } from '@fairway/api/record/bound';
import type { ValuesOf } from '@fairway/api/record/kind';
import { SIDE } from '@fairway/api/record/side';
import { Fieldset, Group, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { type GridOption, labelOf } from '../../../../ui/grid/model/grid-column.ts';
import { useRecordFields } from '../../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../../ui/record/form/use-typing.ts';
import { changeSide } from '../query.ts';
import { PLACES, partnersIn } from '../sheet/place.ts';

type Props = {
  tournamentId: string;
  side: Side;
  rounds: readonly Round[];
  roundId: string;
  places: number;
  options: readonly GridOption[];
  divisions: readonly Division[];
  /** The club lets partners change during a round. */
  maySubstitute: boolean;
  isOneBall: boolean;
  onSaved: (side: Side) => void;
  onCancel: () => void;
};

/** `partners`: those of each round, in the order of the rounds. */
type SideFields = ValuesOf<typeof SIDE> & { readonly partners: readonly (readonly string[])[] };
type SideValues = { name: string; divisionId: string | null; partners: readonly (readonly string[])[] };

/** A side: its name, its division, and its partners from a round on; during a round with the first hole and the reason of a substitute. */
export function SideForm(props: Props) {
  const { tournamentId, side, rounds, roundId, places, options, divisions, maySubstitute, isOneBall, onSaved, onCancel } = props;
  const { t } = useTranslation(['side', 'word']);
  const [fromId, setFromId] = useState(roundId);
  const [fromHole, setFromHole] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const from = rounds.findIndex(({ id }) => id === fromId);
  const typing = useTyping(SIDE);
  const divisionOptions = [
    ...divisions.map(({ id, name }) => ({ value: id, label: t('word:divisionName', { name }) })),
    { value: '', label: t('noDivision') },
  ];
  const opened = (of: Side) => ({
    ...of,
    name: of.named ? of.name : null,
    partners: rounds.map(({ id }) => partnersIn(of, id)),
  });
  const editing = useRecordForm<SideFields, SideValues, Side>({
    record: opened(side),
    fields: {
      ...useRecordFields('side', SIDE, {
        name: { label: t('edit.name') },
        divisionId: { label: t('column.division'), inWords: (id) => labelOf({ options: divisionOptions }, id ?? '') },
      }),
      partners: {
        label: t('edit.partners'),
        inWords: (all) => (all[from] ?? []).map((id) => labelOf({ options }, id)).join(', '),
      },
    },
    ...typing,
    fieldsOf: (values) => ({ ...typing.fieldsOf(values), partners: values.partners.map((ids) => ids.filter((id) => id !== '')) }),
    change: ({ partners, ...changed }) =>
      changeSide(tournamentId, side.id, {
        ...changed,
        ...(partners && { partners: [...(partners[from] ?? [])], fromRoundId: fromId }),
        ...(partners && fromHole !== null && reason.trim() !== '' && { substitute: { fromHole, reason: reason.trim() } }),
      }),
    currentIn: opened,
    refreshes: ['tournaments', tournamentId],
  });
  const { form, fields } = editing;
  const { errors } = form;
  const partners = form.values.partners[from] ?? [];
  const ids = partners.filter((id) => id !== '');
  const isOther = ids.join() !== partnersIn(side, fromId).join();
  const choose = (nth: number, id: string | null) => {
    const chosen = PLACES.slice(0, places).map((_, at) => (at === nth ? (id ?? '') : (partners[at] ?? '')));
    form.setFieldValue('partners', (before) => before.map((own, at) => (at < from ? own : chosen)));
  };
  const chooseRound = (id: string | null) => {
    setFromId(id ?? fromId);
    form.setFieldValue('partners', opened(side).partners);
  };
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      <TextInput
        label={fields.name.label}
        description={t('edit.nameHelp')}
        placeholder={side.named ? '' : side.name}
        {...form.getInputProps('name')}
      />
      <Select
        label={fields.divisionId.label}
        data={divisionOptions}
        value={form.values.divisionId ?? ''}
        onChange={(id) => form.setFieldValue('divisionId', id || null)}
        error={errors.divisionId}
      />
      {rounds.length > 1 && (
        <Select
          label={t('edit.round')}
          description={t('edit.roundHelp')}
          data={rounds.map(({ id, number }) => ({ value: id, label: t('roundNumber', { number }) }))}
          value={fromId}
          onChange={chooseRound}
        />
      )}
      {PLACES.slice(0, places).map((place, nth) => (
        <Select
          key={place}
          label={t(`column.${place}`)}
          data={options.map(({ value, label }) => ({ value, label }))}
          value={partners[nth] || null}
          onChange={(id) => choose(nth, id)}
          searchable
          clearable
          error={errors[`partners.${ids.indexOf(partners[nth] ?? '')}`] ?? (nth === 0 ? errors.partners : undefined)}
        />
      ))}
      {maySubstitute && side.hasScores && isOther && (
        <Fieldset legend={t('edit.substitute')}>
          <Text size="sm" c="dimmed">
            {t(isOneBall ? 'edit.substituteHelp' : 'edit.substituteHelpOwn')}
          </Text>
          <Group align="flex-start" mt="xs">
            <NumberField
              label={t('edit.fromHole')}
              w={90}
              within={HOLE_NUMBER}
              value={fromHole}
              onChange={setFromHole}
              error={errors['substitute.fromHole'] ?? errors.substitute}
            />
            <TextInput
              label={t('edit.reason')}
              flex="1 1 180px"
              maxLength={REASON.most}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={errors['substitute.reason']}
            />
          </Group>
        </Fieldset>
      )}
    </RecordForm>
  );
}
