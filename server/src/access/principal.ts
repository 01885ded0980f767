import { mayDo, type Permission } from '@fairway/api';

/** A person who signed in, a marker link (a caddie's QR code), or an API key of a site. */
export const PRINCIPAL_KINDS = ['person', 'link', 'key'] as const;

/** Who asks. What they write carries their kind and id. */
export type Principal = {
  kind: (typeof PRINCIPAL_KINDS)[number];
  id: string;
  name: string;
  /** null: no site; for a super administrator, every site. */
  siteId: string | null;
  isSuperAdmin: boolean;
  /** What they may do: see PERMISSIONS. */
  right: number;
};
export type Person = Principal & { kind: 'person'; username: string; email: string | null; owesSecondFactor: boolean };

/** Whether they may see what belongs to a site. */
export const maySee = ({ isSuperAdmin, siteId }: Principal, ofSite: string): boolean => isSuperAdmin || siteId === ofSite;

export const may = (principal: Principal, permission: Permission): boolean => mayDo(principal, permission);
