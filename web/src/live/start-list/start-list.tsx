import type { StartList } from '@fairway/api';
import { useState } from 'react';
import { matchesSearch } from '../../lib/value/name.ts';
import { useQuery } from '../address.ts';
import { Found } from '../page/found.tsx';
import { onDemandBeside } from '../page/on-demand.tsx';
import { useWords } from '../words.ts';

const FlightLinks = onDemandBeside(async () => (await import('../follow/flight-links.tsx')).FlightLinks);

/** A shared link leads to its flight. */
const showLinked = (flight: HTMLElement | null): void => flight?.scrollIntoView({ block: 'center', behavior: 'instant' });

type Starter = Pick<StartList['flights'][number]['players'][number], 'name' | 'partners'>;
/** A side is found by its partners too. */
const isFound = ({ name, partners }: Starter, search: string): boolean => [name, ...partners].some((one) => matchesSearch(one, search));

/** The flights as they start, with their players; a search keeps the flights of whom it finds. */
export function Flights({ list, search }: { list: StartList; search: string }) {
  const { t } = useWords();
  const linked = useQuery().get('flight');
  const divisions = new Map(list.divisions.map(({ id, name }) => [id, t('divisionName', { name })]));
  const flights = list.flights.filter(({ players }) => search === '' || players.some((one) => isFound(one, search)));
  const starters = flights.flatMap(({ players }) => players.filter((one) => isFound(one, search)));
  return (
    <>
      <Found search={search} count={starters.length} />
      <ol className="start-flights" translate="no">
        {flights.map(({ number, teeTime, startingHole, startingSide, players }) => (
          <li
            key={number}
            className="start-flight"
            ref={number === linked ? showLinked : undefined}
            data-linked={number === linked || undefined}
          >
            <h2>
              {teeTime !== null && <span className="start-time">{teeTime}</span>}
              <span>{t('flight', { flight: number })}</span>
              {startingHole !== null && (
                <span className="regular start-hole">{t('startsOn', { hole: `${startingHole}${startingSide ?? ''}` })}</span>
              )}
            </h2>
            <ul>
              {players.map(({ name, partners, divisionId }, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name; a player is their place in the sheet
                <li key={`${nth} ${name}`} data-found={(search !== '' && isFound({ name, partners }, search)) || undefined}>
                  <span className="start-name">
                    {name}
                    {partners.length > 0 && partners.join(' / ') !== name && <small>{partners.join(' · ')}</small>}
                  </span>
                  {divisionId !== null && <span className="start-division">{divisions.get(divisionId)}</span>}
                </li>
              ))}
            </ul>
            <FlightMore list={list} number={number} isLinked={number === linked} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What one does with a flight, once somebody wants to: nobody loads it with the list. */
function FlightMore({ list, number, isLinked }: { list: StartList; number: string; isLinked: boolean }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(isLinked);
  if (isOpen)
    return (
      <FlightLinks tournamentId={list.tournamentId} number={number} title={[t('flight', { flight: number }), list.name].join(' · ')} />
    );
  return (
    <button type="button" className="link" onClick={() => setOpen(true)}>
      {t('flightMore')}
    </button>
  );
}
