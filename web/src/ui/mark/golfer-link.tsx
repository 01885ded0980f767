import type { BoardPartner } from '@fairway/api';
import { partnersText } from '@fairway/api/word/partners-text';
import { createContext, Fragment, use } from 'react';
import { TextLink } from '../page/screen-link.tsx';

/** Who the rows of the tournament on the screen are in the register, by the player. */
export const JoinedGolfers = createContext<ReadonlyMap<string, string>>(new Map());

/** The address of a golfer's page, at what they were played off; null: their row is nobody yet, or the person may not see the register. */
export function useGolferPage(playerId: string): string | null {
  const golferId = use(JoinedGolfers).get(playerId);
  return golferId === undefined ? null : `/golfers/${golferId}#handicaps`;
}

/** The name of a player, which leads to the golfer. */
export function GolferName({ playerId, name }: { playerId: string; name: string }) {
  const page = useGolferPage(playerId);
  return page === null ? name : <TextLink inherit to={page} label={name} />;
}

type Competitor = { readonly playerId: string; readonly name: string; readonly partners?: readonly BoardPartner[] | undefined };
type SayRound = (round: { number: number }) => string;

/** The name of a player or a side, and below it who plays for a side; each of them leads to the golfer. */
export function CompetitorName({ of, sayRound }: { of: Competitor; sayRound: SayRound }) {
  const { partners = [] } = of;
  const isNamedByPartners = partners.length > 0 && partnersText(of, sayRound) === '';
  if (isNamedByPartners) return <PartnerNames partners={partners} between=" / " sayRound={sayRound} />;
  return (
    <>
      <GolferName {...of} />
      {partners.length > 0 && (
        <span className="block quiet small regular">
          <PartnerNames partners={partners} between=", " sayRound={sayRound} />
        </span>
      )}
    </>
  );
}

const PartnerNames = ({ partners, between, sayRound }: { partners: readonly BoardPartner[]; between: string; sayRound: SayRound }) =>
  partners.map(({ playerId, name, rounds }, nth) => (
    <Fragment key={playerId}>
      {nth > 0 && between}
      <GolferName playerId={playerId} name={name} />
      {rounds && ` (${rounds.map((number) => sayRound({ number })).join(', ')})`}
    </Fragment>
  ));
