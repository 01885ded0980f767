import { useQuery } from '@tanstack/react-query';
import { clubs } from '../../feature/club/query.ts';

type Site = { readonly id: string; readonly name: string };

/** The sites that a user may belong to: those with clubs, and that of the user, which may have none. */
export function useSiteChoices(own?: Site | null): readonly Site[] {
  const { data } = useQuery(clubs());
  const sites = new Map(data?.items.map(({ siteId, siteName }) => [siteId, siteName]));
  if (own) sites.set(own.id, own.name);
  return [...sites].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name, 'vi'));
}
