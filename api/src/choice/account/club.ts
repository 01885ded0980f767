export const DISTANCE_UNITS = ['yards', 'meters'] as const;
export const TEE_COLOURS = [
  'black',
  'gold',
  'silver',
  'blue',
  'white',
  'red',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
  'grey',
] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];
export type TeeColour = (typeof TEE_COLOURS)[number];
/** Time zones that JavaScript engines still list under an old name. */
const RENAMED_TIME_ZONES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};
/** The current name of a time zone. */
export const timeZoneName = (zone: string): string => RENAMED_TIME_ZONES[zone] ?? zone;
/** Only the server and the office have this: a caddie’s phone may be older. */
type ZoneLister = { readonly supportedValuesOf: (key: 'timeZone') => string[] };
/** Every time zone that a club may have: `Asia/Ho_Chi_Minh`. */
export const timeZones = (): readonly string[] => {
  const zones = (Intl as typeof Intl & ZoneLister).supportedValuesOf('timeZone');
  return [...new Set([...zones.map(timeZoneName), ...Object.values(RENAMED_TIME_ZONES), 'UTC'])].sort();
};
