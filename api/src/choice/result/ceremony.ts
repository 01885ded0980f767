export const CEREMONY_KINDS = ['standings', 'counted-holes', 'winners', 'draw'] as const;
export const CEREMONY_WAYS = ['next', 'back'] as const;
/** What the public sees afterwards: everything, or as little as before. */
export const CEREMONY_OUTCOMES = ['reveal', 'put-back'] as const;
