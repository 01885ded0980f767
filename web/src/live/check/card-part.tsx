import { compareGivenName } from '../../lib/name.ts';
import { go, useQuery } from '../address.ts';
import { useFollowed } from '../board/follow.ts';
import { useWords } from '../words.ts';
import { CardView } from './card-view.tsx';
import type { ResultProps } from './check-result.tsx';

/** The card of one golfer as the ledger tells it; those who are followed stand first. */
export function CardPart(props: ResultProps) {
  const { board, outcome, say } = props;
  const { t } = useWords();
  const followed = useFollowed(board.tournamentId);
  const chosen = useQuery().get('player') ?? '';
  const { names, core, ledger } = outcome.checked.facts;
  if (ledger === null) return null;
  const golfers = core.competitors
    .map(({ id }) => ({ id, name: names.competitors[id] ?? say('finding.unknown') }))
    .sort((one, other) => compareGivenName(one.name, other.name));
  const mine = golfers.filter(({ id }) => followed.has(id));
  const others = golfers.filter(({ id }) => !followed.has(id));
  const options = (some: typeof golfers) =>
    some.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
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
        {mine.length === 0 ? (
          options(others)
        ) : (
          <>
            <optgroup label={t('mine')}>{options(mine)}</optgroup>
            <optgroup label={say('card.other')}>{options(others)}</optgroup>
          </>
        )}
      </select>
      {golfers.some(({ id }) => id === chosen) && <CardView {...props} playerId={chosen} />}
    </section>
  );
}
