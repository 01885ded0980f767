export const DEFINITION_KINDS = ['format', 'tiebreak', 'countback', 'play'] as const;

export type DefinitionKind = (typeof DEFINITION_KINDS)[number];
