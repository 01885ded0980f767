import { AWARD_WINNERS } from '@fairway/api/choice/field/award';
import { FIRST_PLACE_SHOWN } from '@fairway/api/record/bound';
import type { Basis } from '@fairway/golf';
import { Button, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { beginCeremony, useCeremonyChange } from './query.ts';

type Props = {
  tournamentId: string;
  /** The kind that is offered first. */
  kind: (typeof KINDS)[number];
  /** Matches are not ranked place by place. */
  hasStandings: boolean;
  bases: readonly Basis[];
  /** Sides play a ball each: they, or the players, are presented. */
  hasSides: boolean;
  divisions: readonly { readonly id: string; readonly name: string }[];
  /** The awards in the order in which they are presented. */
  order: ReactNode;
};

/** Counted holes are begun list by list, in a form of their own. */
const KINDS = ['standings', 'winners'] as const;

/** Beyond this place nobody waits to be called. */
const FROM_PLACE = 10;

/** What is presented, and from which place on. */
export function BeginForm({ tournamentId, kind: first, hasStandings, bases, hasSides, divisions, order }: Props) {
  const { t } = useTranslation(['presentation', 'word']);
  const begin = useCeremonyChange(tournamentId, beginCeremony(tournamentId));
  const [kind, setKind] = useState(hasStandings ? first : 'winners');
  const [divisionId, setDivisionId] = useState(divisions[0]?.id ?? '');
  const [chosen, setBasis] = useState<Basis | null>(null);
  const [list, setList] = useState<(typeof AWARD_WINNERS)[number]>('sides');
  const [fromPlace, setFromPlace] = useState<number | null>(FROM_PLACE);
  const basis = chosen ?? bases[0] ?? 'gross';
  const start = () =>
    begin.mutate(kind === 'winners' ? { kind } : { kind, divisionId: divisionId || null, basis, fromPlace: fromPlace ?? FROM_PLACE, list });
  return (
    <Stack gap="sm">
      {hasStandings && (
        <SegmentedControl
          aria-label={t('kindLabel')}
          data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <Text size="sm" c="dimmed">
        {t(kind === 'winners' ? 'award.beginHelp' : 'beginHelp')}
      </Text>
      {kind === 'winners' && order}
      {kind === 'standings' && (
        <>
          {hasSides && (
            <SegmentedControl
              aria-label={t('whose.label')}
              data={AWARD_WINNERS.map((value) => ({ value, label: t(`whose.${value}`) }))}
              value={list}
              onChange={setList}
            />
          )}
          {divisions.length > 0 && (
            <Select
              label={t('division')}
              data={[
                ...divisions.map(({ id, name }) => ({ value: id, label: t('word:divisionName', { name }) })),
                { value: '', label: t('field') },
              ]}
              allowDeselect={false}
              value={divisionId}
              onChange={(value) => setDivisionId(value ?? '')}
            />
          )}
          <Select
            label={t('basisLabel')}
            data={bases.map((value) => ({ value, label: t(`basis.${value}`) }))}
            allowDeselect={false}
            value={basis}
            onChange={(value) => setBasis(value as Basis)}
          />
          <NumberField label={t('fromPlace')} within={FIRST_PLACE_SHOWN} value={fromPlace} onChange={setFromPlace} />
        </>
      )}
      <Button size="lg" loading={begin.isPending} onClick={start}>
        {t('begin')}
      </Button>
    </Stack>
  );
}
