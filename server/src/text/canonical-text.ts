import { canonical } from '@fairway/facts';
import { mapInSlices } from '../work/slice.ts';

/** The same as `canonical`, a little at a time: an entry of a list, or of an object that has as many, after the other. */
export async function canonicalText(value: unknown): Promise<string> {
  if (Array.isArray(value)) return `[${(await mapInSlices(value, canonical)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return canonical(value);
  const fields: string[] = [];
  for (const [key, of] of Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    if (of !== undefined) fields.push(`${JSON.stringify(key)}:${await canonicalText(of)}`);
  return `{${fields.join(',')}}`;
}
