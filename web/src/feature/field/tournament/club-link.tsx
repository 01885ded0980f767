import { Link, type LinkProps } from 'react-router';
import { enterClub, type SessionClub, useSession } from '../../../lib/session.ts';

/** Leads to a record of a club, which becomes the current one, so that the record opens. */
export const ClubLink = ({ club, ...link }: LinkProps & { club: SessionClub }) => <Link {...link} onClick={() => enterClub(club)} />;

/** The name of a club that is not the current one. */
export const OtherClub = ({ club }: { club: SessionClub }) => useSession()?.club?.id !== club.id && <span>{club.name}</span>;
