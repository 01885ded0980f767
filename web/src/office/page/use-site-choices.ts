import { useQuery } from '@tanstack/react-query';
import { siteChoices } from '../../feature/site/query.ts';

type Site = { readonly id: string; readonly name: string };

/** The sites that a user may belong to, and that of the user, which may be further down a long list. */
export function useSiteChoices(own?: Site | null): readonly Site[] {
  const { data } = useQuery(siteChoices(''));
  const sites = new Map(data?.items.map(({ id, name }) => [id, name]));
  if (own) sites.set(own.id, own.name);
  return [...sites].map(([id, name]) => ({ id, name }));
}
