/** Whose picture it is. */
export type Owner = 'club' | 'site' | 'sponsor' | 'team';

/** The address of a picture; null: there is none. */
export const logoAddress = (owner: Owner, id: string, hash: string | null): string | null =>
  // ad blockers stop what has “sponsor” in its address
  hash && `/api/${owner === 'sponsor' ? 'backer' : owner}s/${id}/logo/${hash}`;
