import type { Division, Round, Side, Tournament } from '@fairway/api';
import { Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { IconUsersGroup } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { roundOf } from '../../../lib/play/round.ts';
import { matchesSearch } from '../../../lib/value/name.ts';
import { golferFinder, golferOptions } from '../../../ui/field/find-golfer.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { NothingFound, StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { useSideRemoval } from './edit/use-side-removal.ts';
import type { Golfer, SideSize } from './golfer.ts';
import { type Draft, type DraftSide, draftOf, filledDraft } from './make/draft.ts';
import { DraftSheet } from './make/draft-sheet.tsx';
import { randomNumbers, type Way } from './make/made-sides.ts';
import { sides } from './query.ts';
import { partnersIn } from './sheet/place.ts';
import { SideList } from './sheet/side-list.tsx';
import { SideSheet } from './sheet/side-sheet.tsx';
import { MakeButtons, SideToolbar } from './side-toolbar.tsx';
import { WithoutList } from './without-list.tsx';

type Props = {
  tournament: Tournament;
  /** Everybody who may play for a side, in the order of the list. */
  golfers: readonly Golfer[];
  divisions: readonly Division[];
  size: SideSize;
  /** How many partners may be written for a side, if more than the sides that are made have. */
  most?: number;
  /** The side has the card, and a handicap of its own. */
  isOneBall: boolean;
  writable: boolean;
};

const ADDRESS = { search: '', round: '' } as const;
const loadDrawer = async () => (await import('./edit/side-drawer.tsx')).SideDrawer;
const loadPaste = async () => (await import('./make/paste-drawer.tsx')).PasteDrawer;

/** The sides of a tournament, and who has none. */
export function SidePanel(props: Props) {
  const { t } = useTranslation('side');
  const { tournament, golfers } = props;
  const [address] = useAddress(ADDRESS);
  const round = roundOf(tournament.rounds, address);
  const read = useQuery(sides(tournament.id));
  if (read.data === undefined || round === undefined) return <Unread of={[read]} height={320} />;
  if (golfers.length > 0) return <Loaded {...props} round={round} all={read.data.items} />;
  return (
    <StateNote
      icon={IconUsersGroup}
      title={t('noGolfers.title')}
      text={t('noGolfers.text')}
      action={<LinkButton to={`/tournaments/${tournament.id}/players`} label={t('noGolfers.action')} />}
    />
  );
}

function Loaded({
  tournament,
  golfers,
  divisions,
  size,
  most = size.to,
  isOneBall,
  writable,
  round,
  all,
}: Props & { round: Round; all: readonly Side[] }) {
  const { t } = useTranslation(['side', 'word']);
  const language = useLanguage();
  const [{ search }, change] = useAddress(ADDRESS);
  const [draft, setDraft] = useKeptState<Draft | null>('draft', null);
  const [opened, setOpened] = useState<string | null>(null);
  const [pasting, setPasting] = useKeptState('pasting', false);
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const find = useMemo(() => golferFinder(golfers), [golfers]);
  const names = useMemo(() => new Map(golfers.map(({ id, name }) => [id, name])), [golfers]);
  const nameOf = useCallback((id: string) => names.get(id) ?? '', [names]);
  const sideOf = useMemo(() => sideNames(all, tournament.rounds), [all, tournament.rounds]);
  const inside = useMemo(() => new Set(all.flatMap((side) => partnersIn(side, round.id))), [all, round.id]);
  const without = golfers.filter(({ id }) => !inside.has(id));
  const options = useMemo(() => {
    const options = golferOptions(golfers, language);
    return [...options.filter(({ value }) => !inside.has(value)), ...options.filter(({ value }) => inside.has(value))];
  }, [golfers, inside, language]);
  const remove = useSideRemoval(tournament.id);
  const open = useCallback(({ id }: Side) => setOpened(id), []);
  const make = (way: Way, begun: readonly DraftSide[] = []) => {
    // whoever has a side in another round may not be in a new one
    const free = golfers.filter(({ id }) => sideOf.get(id) === undefined);
    setDraft(filledDraft(way, begun, { free, size, places: most, find }, randomNumbers(free.length)));
  };
  const making = writable
    ? {
        ways: without.some(({ flight }) => flight !== null)
          ? (['handicap', 'order', 'random', 'flight'] as const)
          : (['handicap', 'order', 'random'] as const),
        onMake: (way: Way) => make(way),
        onPaste: () => setPasting(true),
        onAdd: () => setDraft(draftOf([], most, find)),
      }
    : null;
  const divisionOf = (id: string | null) => {
    const division = divisions.find((one) => one.id === id);
    return division ? t('word:divisionName', { name: division.name }) : divisions.length > 0 ? t('noDivision') : '';
  };
  // in matches pairs are made for a round: those of another are not to be filled here
  const ofRound =
    tournament.play === 'match'
      ? all.filter(
          (side) => partnersIn(side, round.id).length > 0 || tournament.rounds.every(({ id }) => partnersIn(side, id).length === 0),
        )
      : all;
  const visible = ofRound.filter((side) => matchesSearch([side.name, ...partnersIn(side, round.id).map(nameOf)].join(' '), search));
  const places = Math.max(most, ...ofRound.map((side) => partnersIn(side, round.id).length));
  const sheet = { tournamentId: tournament.id, roundId: round.id, places, options, find, nameOf, divisions };
  const paste = (
    <OnDemand opened={pasting} load={loadPaste} onClose={() => setPasting(false)}>
      {(PasteDrawer, isOpen) => (
        <PasteDrawer
          opened={isOpen}
          onClose={() => setPasting(false)}
          find={find}
          size={most}
          onRead={(written) => {
            setDraft(draftOf(written, most, find));
            setPasting(false);
          }}
        />
      )}
    </OnDemand>
  );
  if (draft !== null && writable)
    return (
      <>
        <DraftSheet
          {...{ tournamentId: tournament.id, draft, golfers, options, find, places: most }}
          onChange={setDraft}
          onAgain={draft.drawnFrom === null ? null : () => make('random', draft.drawnFrom ?? [])}
          filling={{ ways: making?.ways ?? [], onMake: (way) => make(way, draft.rows) }}
          sideOf={(id) => sideOf.get(id)}
        />
        {paste}
      </>
    );
  return (
    <>
      {all.length === 0 ? (
        <StateNote
          icon={IconUsersGroup}
          title={t('empty.title')}
          text={t(making === null ? 'empty.readerText' : 'empty.text')}
          action={
            making !== null && (
              <Group justify="center" gap="xs">
                <MakeButtons {...making} without={without.length} />
              </Group>
            )
          }
        />
      ) : (
        <SideToolbar
          sides={ofRound.length}
          without={without.length}
          search={search}
          onSearch={(next) => change({ search: next })}
          rounds={tournament.rounds}
          round={round}
          onRound={(number) => change({ round: number })}
          making={making}
        />
      )}
      {!writable && (
        <Text c="dimmed" mb="sm">
          {t(tournament.state === 'closed' ? 'closed' : 'readOnly')}
        </Text>
      )}
      {writable && round.number > 1 && ofRound.length > 0 && (
        <Text c="dimmed" size="sm" mb="xs">
          {t('fromRound', { number: round.number })}
        </Text>
      )}
      {all.length > 0 &&
        (ofRound.length === 0 ? (
          <StateNote icon={IconUsersGroup} title={t('noneInRound', { number: round.number })} text={t('noneInMatch')} />
        ) : visible.length === 0 ? (
          <NothingFound onClear={() => change({ search: '' })} />
        ) : narrow ? (
          <SideList sides={visible} roundId={round.id} nameOf={nameOf} divisionOf={divisionOf} onOpen={open} />
        ) : (
          <SideSheet key={round.id} {...sheet} sides={visible} isOneBall={isOneBall} writable={writable} onOpen={open} onDelete={remove} />
        ))}
      {(all.length === 0 || ofRound.length > 0) && <WithoutList golfers={without} />}
      {paste}
      <OnDemand opened={opened !== null} load={loadDrawer} onClose={() => setOpened(null)}>
        {(SideDrawer, isOpen) => (
          <SideDrawer
            {...sheet}
            side={all.find(({ id }) => id === opened)}
            opened={isOpen}
            onClose={() => setOpened(null)}
            rounds={tournament.rounds}
            isOneBall={isOneBall}
            maySubstitute={tournament.playRule?.substitutes === true}
            writable={writable}
            onDelete={remove}
          />
        )}
      </OnDemand>
    </>
  );
}

/** The name of the side that golfers are in, in any round: a new side plays in all. */
function sideNames(all: readonly Side[], rounds: readonly Round[]): ReadonlyMap<string, string> {
  return new Map(all.flatMap((side) => rounds.flatMap(({ id }) => partnersIn(side, id).map((golfer) => [golfer, side.name] as const))));
}
