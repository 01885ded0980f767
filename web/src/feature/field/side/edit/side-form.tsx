import type { Division, Round, Side } from '@fairway/api';
import { HOLE_NUMBER, REASON, SIDE } from '@fairway/api/record/bound';
import { Button, Fieldset, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api-error.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import type { GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { useTellDrawer } from '../../../../ui/record/around-form.ts';
import { showFailure } from '../../../../ui/toast/toast.tsx';
import { changeSide, type SideChange, sides, takeOverSide } from '../query.ts';
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

/** A side: its name, its division, and its partners from a round on; during a round with the first hole and the reason of a substitute. */
export function SideForm({
  tournamentId,
  side,
  rounds,
  roundId,
  places,
  options,
  divisions,
  maySubstitute,
  isOneBall,
  onSaved,
  onCancel,
}: Props) {
  const { t } = useTranslation(['side', 'word']);
  const client = useQueryClient();
  const [name, setName] = useState(side.named ? side.name : '');
  const [divisionId, setDivisionId] = useState(side.divisionId ?? '');
  const [from, setFrom] = useState(roundId);
  const [partners, setPartners] = useState<readonly string[]>(partnersIn(side, roundId));
  const [fromHole, setFromHole] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const ids = partners.filter((id) => id !== '');
  const isOther = ids.join() !== partnersIn(side, from).join();
  const change: SideChange = {
    version: side.version,
    ...(name !== (side.named ? side.name : '') && { name: name.trim() === '' ? null : name.trim() }),
    ...(divisionId !== (side.divisionId ?? '') && { divisionId: divisionId === '' ? null : divisionId }),
    ...(isOther && { partners: [...ids], fromRoundId: from }),
    ...(isOther && fromHole !== null && reason.trim() !== '' && { substitute: { fromHole, reason: reason.trim() } }),
  };
  const isChanged = Object.keys(change).length > 1;
  useTellDrawer(isChanged);
  const saving = useMutation({
    mutationFn: () => changeSide(tournamentId, side.id, change),
    meta: { shows: 'every' },
    onSuccess: async (saved) => {
      await takeOverSide(client, tournamentId, saved);
      onSaved(saved);
    },
    onError: async (error) => {
      if (isApiError(error, 'stale-version')) await client.invalidateQueries({ queryKey: sides(tournamentId).queryKey });
      if (!isApiError(error) || Object.keys(error.errors).length === 0) showFailure(error);
    },
  });
  const errors = isApiError(saving.error) ? saving.error.errors : {};
  const errorOf = (...paths: string[]) => paths.map((path) => errors[path]?.[0]).find(Boolean);
  const choose = (nth: number, id: string | null) =>
    setPartners(PLACES.slice(0, places).map((_, at) => (at === nth ? (id ?? '') : (partners[at] ?? ''))));
  const chooseRound = (id: string | null) => {
    setFrom(id ?? from);
    setPartners(partnersIn(side, id ?? from));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) saving.mutate();
    else onCancel();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('edit.name')}
          description={t('edit.nameHelp')}
          placeholder={side.named ? '' : side.name}
          maxLength={SIDE.nameMost}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorOf('name')}
        />
        <Select
          label={t('column.division')}
          data={[
            ...divisions.map((one) => ({ value: one.id, label: t('word:divisionName', { name: one.name }) })),
            { value: '', label: t('noDivision') },
          ]}
          value={divisionId}
          onChange={(id) => setDivisionId(id ?? '')}
          error={errorOf('divisionId')}
        />
        {rounds.length > 1 && (
          <Select
            label={t('edit.round')}
            description={t('edit.roundHelp')}
            data={rounds.map(({ id, number }) => ({ value: id, label: t('roundNumber', { number }) }))}
            value={from}
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
            error={errorOf(`partners.${ids.indexOf(partners[nth] ?? '')}`) ?? (nth === 0 ? errorOf('partners') : undefined)}
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
                error={errorOf('substitute.fromHole', 'substitute')}
              />
              <TextInput
                label={t('edit.reason')}
                flex="1 1 180px"
                maxLength={REASON.most}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                error={errorOf('substitute.reason')}
              />
            </Group>
          </Fieldset>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('word:cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('word:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
