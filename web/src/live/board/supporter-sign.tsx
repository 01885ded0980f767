import type { ShownSponsor } from '@fairway/api';
import { pictureAddress } from '../request.ts';

/** A sponsor's logo, or the name where there is none, or it cannot be loaded. */
export const SupporterSign = ({ sponsor: { name, logo } }: { sponsor: ShownSponsor }) => (
  <span className="supporter" translate="no">
    {logo === null ? name : <img src={pictureAddress(logo)} alt={name} />}
  </span>
);
