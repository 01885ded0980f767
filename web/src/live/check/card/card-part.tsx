import { compareGivenName } from '../../../lib/value/name.ts';
import { go, useQuery } from '../../address.ts';
import { useFollowed } from '../../follow/follow.ts';
import { useWords } from '../../words.ts';
import type { ResultProps } from './card-view.tsx';
import { CardView, PlaceLine } from './card-view.tsx';

/** The card of one golfer, or those of the partners of a side, as the ledger tells them; those who are followed stand first. */
export function CardPart(props: ResultProps) {
  const { board, outcome, say } = props;
  const { t } = useWords();
  const followed = useFollowed(board.tournamentId);
  const chosen = useQuery().get('player') ?? '';
  const { names, core, ledger } = outcome.checked.facts;
  if (ledger === null) return null;
  const nameOf = (id: string) => names.competitors[id] ?? say('finding.unknown');
  const named = (all: readonly { id: string }[]) =>
    all.map(({ id }) => ({ id, name: nameOf(id) })).sort((one, other) => compareGivenName(one.name, other.name));
  const sides = core.sides?.list ?? [];
  const isMine = ({ id }: { id: string }) => followed.has(id);
  const groups = [
    { label: t('mine'), all: named([...sides, ...core.competitors].filter(isMine)) },
    { label: t('sides'), all: named(sides.filter((one) => !isMine(one))) },
    { label: say('card.other'), all: named(core.competitors.filter((one) => !isMine(one))) },
  ].filter(({ all }) => all.length > 0);
  const optionsOf = ({ all }: (typeof groups)[number]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  const side = sides.find(({ id }) => id === chosen);
  return (
    <section className="check-part">
      <h2>{say('card.title')}</h2>
      <select
        className="check-choice"
        aria-label={say('card.choose')}
        value={chosen}
        translate="no"
        onChange={(event) => go({ player: event.target.value }, 'replace')}
      >
        <option value="">{say('card.choose')}</option>
        {groups.length === 1
          ? groups.map(optionsOf)
          : groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {optionsOf(group)}
              </optgroup>
            ))}
      </select>
      {side && <PlaceLine {...props} id={side.id} />}
      {side?.partners.map(({ player }) => (
        <div key={player}>
          <h3 translate="no">{nameOf(player)}</h3>
          <CardView {...props} playerId={player} />
        </div>
      ))}
      {core.competitors.some(({ id }) => id === chosen) && <CardView {...props} playerId={chosen} />}
    </section>
  );
}
