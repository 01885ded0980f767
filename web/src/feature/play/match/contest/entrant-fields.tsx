import { MATCH } from '@fairway/api/record/bound';
import { groupNames } from '@fairway/api/rule/play/match-choice';
import { formatHandicap } from '@fairway/api/word/number';
import { bracketCount, bracketSize } from '@fairway/golf';
import { Button, Group, Input, MultiSelect, Select, Text } from '@mantine/core';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { golferFinder } from '../../../../ui/field/find-golfer.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';
import { TextLink } from '../../../../ui/page/screen-link.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import type { ContestDraft } from './contest-draft.ts';
import { byHandicap, dealtTo, type Entrant, isUnfit, randomNumbers, restByLot, smallestGroup } from './entrant-order.ts';
import { isList, orderedBy, pastedEntrants } from './pasted-entrants.ts';

type Props = {
  tournamentId: string;
  draft: ContestDraft;
  change: (patch: Partial<ContestDraft>) => void;
  errors: FieldErrors;
  /** Everybody who may be in it: golfers, or sides. */
  field: readonly Entrant[];
  /** Also those who fit other formats. */
  everybody: readonly Entrant[];
  /** Matches were made: who is in it stays. */
  isFixed: boolean;
};

/** Who is in a knock-out or in groups, in which order, and where. */
export function EntrantFields({ tournamentId, draft, change, errors, field, everybody, isFixed }: Props) {
  const { t } = useTranslation(['contest', 'word']);
  const language = useLanguage();
  const { kind, format, entrants, groups, groupOf } = draft;
  const isBracket = kind === 'bracket';
  const entrantOf = new Map(everybody.map((one) => [one.id, one]));
  const find = useMemo(() => golferFinder(field), [field]);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const nameOf = (id: string) => entrantOf.get(id)?.name ?? t('gone');
  const aboutOf = (id: string) => (isUnfit(id, field, everybody) ? t('unfit') : sayHandicap(entrantOf.get(id)?.handicap ?? null, language));
  const left = field.filter(({ id }) => !entrants.includes(id));
  const setEntrants = (next: readonly string[]) =>
    change({ entrants: next, ...(!isBracket && { groupOf: placedIn(next, groupOf, groups) }) });
  const reorder = (next: readonly string[]) => change({ entrants: next, ...(!isBracket && { groupOf: dealtTo(next, groups) }) });
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isList(text)) return;
    event.preventDefault();
    const pasted = pastedEntrants(text, find);
    setEntrants(orderedBy(entrants, pasted.ids));
    setUnknown(pasted.unknown);
  };
  const label = t(format === 'singles' ? 'entrantCount' : 'sideCount', { count: entrants.length });
  if (isFixed)
    return (
      <Input.Wrapper label={t('field.entrants')} description={t('placesStay')} labelElement="div">
        <Text size="sm">{entrants.map(nameOf).join(', ')}</Text>
      </Input.Wrapper>
    );
  return (
    <>
      {isBracket ? (
        <NumberField
          label={t('field.seeds')}
          description={t('field.seedsHelp')}
          within={{ from: 0, to: MATCH.entrantsMost }}
          value={draft.seeds}
          onChange={(seeds) => change({ seeds: seeds ?? 0 })}
          error={errors.seeds}
          w={220}
        />
      ) : (
        <NumberField
          label={t('field.groups')}
          within={{ from: 1, to: MATCH.groupsMost }}
          value={groups}
          onChange={(count) => {
            const next = Math.min(Math.max(count ?? 1, 1), MATCH.groupsMost);
            change({ groups: next, groupOf: dealtTo(entrants, next) });
          }}
          w={220}
        />
      )}
      <Input.Wrapper
        label={`${t('field.entrants')} · ${label}`}
        description={t(isBracket ? 'field.entrantsHelp' : 'field.groupsHelp')}
        labelElement="div"
        error={errors.entrants}
      >
        <Group gap="xs" my={6} align="end">
          <MultiSelect
            aria-label={t('field.addEntrant')}
            placeholder={t('field.addEntrantPlaceholder')}
            data={left.map(({ id, name }) => ({ value: id, label: name }))}
            value={[]}
            onChange={(ids) => setEntrants([...entrants, ...ids])}
            onPaste={paste}
            searchable
            limit={50}
            flex="1 1 200px"
          />
          {left.length > 0 && (
            <Button variant="default" onClick={() => setEntrants([...entrants, ...left.map(({ id }) => id)])}>
              {t('field.addAll', { count: left.length })}
            </Button>
          )}
        </Group>
        {unknown.length > 0 && (
          <Text size="sm" role="alert" c="var(--fairway-needs-person)">
            {t('field.notFound', { names: unknown.join(', ') })}
          </Text>
        )}
        {field.length === 0 && format !== 'singles' && (
          <Text size="sm" c="var(--fairway-needs-person)">
            {t('noSides')} <TextLink to={`/tournaments/${tournamentId}/sides`} inherit label={t('toSides')} />
          </Text>
        )}
        {entrants.length > 1 && (
          <Group gap="xs" mb={6}>
            <Button size="xs" variant="default" onClick={() => reorder(byHandicap(entrants, (id) => entrantOf.get(id)?.handicap ?? null))}>
              {t('field.byHandicap')}
            </Button>
            {isBracket ? (
              <Button size="xs" variant="default" onClick={() => reorder(restByLot(entrants, draft.seeds, randomNumbers(entrants.length)))}>
                {t('field.byLot')}
              </Button>
            ) : (
              <Button size="xs" variant="default" onClick={() => reorder(entrants)}>
                {t('field.deal')}
              </Button>
            )}
          </Group>
        )}
        <OrderedList
          items={entrants}
          keyOf={(at) => entrants[at] ?? ''}
          nameOf={(at) => `${at + 1}. ${nameOf(entrants[at] ?? '')}`}
          aboutOf={(at) => aboutOf(entrants[at] ?? '')}
          onChange={setEntrants}
          {...(!isBracket && {
            beside: (id: string) => (
              <Select
                aria-label={t('field.group', { name: nameOf(id) })}
                data={groupNames(groups)}
                value={groupOf[id] ?? null}
                onChange={(group) => group !== null && change({ groupOf: { ...groupOf, [id]: group } })}
                w={78}
                size="xs"
                allowDeselect={false}
              />
            ),
          })}
        />
      </Input.Wrapper>
      {entrants.length > 1 && (
        <Text size="sm" c="dimmed">
          {isBracket ? t('bracketSize', bracketFacts(draft)) : t('groupSizes', groupFacts(draft))}
        </Text>
      )}
    </>
  );
}

const sayHandicap = (handicap: number | null, language: Parameters<typeof formatHandicap>[1]): string =>
  handicap === null ? '' : formatHandicap(handicap, language);

/** Whoever stays keeps their group; whoever comes goes to the smallest. */
function placedIn(entrants: readonly string[], before: Readonly<Record<string, string>>, groups: number): Record<string, string> {
  const placed: Record<string, string> = Object.fromEntries(entrants.flatMap((id) => (before[id] === undefined ? [] : [[id, before[id]]])));
  for (const id of entrants) placed[id] ??= smallestGroup(placed, groups);
  return placed;
}

function bracketFacts({ entrants: { length }, thirdPlace, consolation }: ContestDraft) {
  const { main, thirdPlace: third } = bracketCount(length, { thirdPlace, consolation });
  const size = bracketSize(length);
  return { size, byes: size - length, matches: main + third };
}

function groupFacts({ entrants, groups, groupOf }: ContestDraft) {
  const sizes = groupNames(groups).map((name) => entrants.filter((id) => groupOf[id] === name).length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return {
    sizes: least === most ? String(least) : `${least}–${most}`,
    matches: sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0),
  };
}
