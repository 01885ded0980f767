/**
 * What is read is a little of one tournament among all that a club ever played: a planner that believes a row found by an index to cost as much as
 * four that are read in a row reads whole tables for it. They are in memory, or on a disk that finds one as fast as the next.
 */
export const PAGE_COST = 1.1;

/**
 * What our answers depend on, whatever the server, the database or the role has as its own. By SET once connected, since poolers refuse
 * options at the start. The tables stand in `public`, where the migrations make them.
 */
export const SESSION = [
  "time zone 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  'standard_conforming_strings = on',
  "default_transaction_isolation = 'read committed'",
  'search_path = public',
  `random_page_cost = ${PAGE_COST}`,
]
  .map((setting) => `set ${setting}`)
  .join('; ');
