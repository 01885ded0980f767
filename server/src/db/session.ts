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
]
  .map((setting) => `set ${setting}`)
  .join('; ');
