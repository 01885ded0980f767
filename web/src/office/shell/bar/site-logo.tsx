import { type ReactNode, useState } from 'react';
import { API_BASE } from '../../../lib/api/api-base.ts';
import type { Session } from '../../../lib/session.ts';
import classes from '../shell.module.css';

/** The logo of a site, or what stands in its place: the site has none, or it does not load. */
export function SiteLogo({ site, children }: { site: Session['site']; children?: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null);
  const logo = site?.logo;
  if (!logo || logo === broken) return children;
  return <img src={API_BASE + logo} alt="" className={classes.logo} onError={() => setBroken(logo)} />;
}
