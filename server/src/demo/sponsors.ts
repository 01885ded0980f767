import { addSponsor, changeSponsorLogo } from '../feature/field/sponsor/sponsor.ts';
import { logoOf } from '../file/logo.ts';
import type { Actor, Writer } from '../write/write.ts';
import { dropLogo, ringLogo } from './logo.ts';

/** Invented; two have a logo, and the name of the third stands for it. */
const SPONSORS = [
  { name: 'Ngân hàng Ví Dụ', website: 'https://example.com', draw: ringLogo },
  { name: 'Nước Khoáng Suối Mẫu', website: null, draw: dropLogo },
  { name: 'Hãng Xe Thử', website: 'https://example.org', draw: null },
] as const;

export async function writeSponsors(deps: Writer, actor: Actor): Promise<void> {
  for (const { draw, ...sponsor } of SPONSORS) {
    const { id, version } = await addSponsor(deps, actor, sponsor);
    if (draw !== null) await changeSponsorLogo(deps, actor, id, version, await logoOf(await draw()));
  }
}
