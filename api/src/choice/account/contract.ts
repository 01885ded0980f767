/** From the smallest to the largest (specification §3). */
export const CONTRACT_PLANS = ['free', 'basic', 'professional', 'premium'] as const;
export const DURATION_UNITS = ['month', 'year'] as const;
/** Where a contract is on a day; it follows from its dates. */
export const CONTRACT_VALIDITIES = ['not-begun', 'valid', 'ending', 'ended'] as const;
export type ContractPlan = (typeof CONTRACT_PLANS)[number];
export type DurationUnit = (typeof DURATION_UNITS)[number];
export type ContractValidity = (typeof CONTRACT_VALIDITIES)[number];
/** The last two ask for somebody: `expiring` ends soon, `lapsed` has ended, and the site has no contract that ends later. */
export const CONTRACT_FILTERS = [...CONTRACT_VALIDITIES, 'expiring', 'lapsed'] as const;
export type ValidityFilter = (typeof CONTRACT_FILTERS)[number];
