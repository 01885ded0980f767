import type { ShownSponsor } from '@fairway/api';
import { pictureAddress } from '../request.ts';

/** A sponsor's logo, or the name where there is none, or it cannot be loaded. */
export const BackerSign = ({ sponsor: { name, logo } }: { sponsor: ShownSponsor }) => (
  <span className="row strong break backer" translate="no">
    {logo === null ? <span data-fit>{name}</span> : <img src={pictureAddress(logo)} alt={name} />}
  </span>
);
