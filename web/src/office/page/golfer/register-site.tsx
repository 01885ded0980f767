import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SiteSelect } from '../../../feature/account/site/site-select.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isId } from '../../../lib/id.ts';
import { useSession } from '../../../lib/session.ts';

type Props = { children: (siteId: string) => ReactNode };

/** The site whose register is shown: the own one; a super administrator chooses, and the address keeps it. */
export function RegisterSite({ children }: Props) {
  const { t } = useTranslation('golfer');
  const session = useSession();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('site') ?? '';
  const siteId = session?.isSuperAdmin ? (isId(chosen) ? chosen : null) : (session?.site?.id ?? null);
  return (
    <>
      {session?.isSuperAdmin && (
        <SiteSelect
          aria-label={t('site')}
          w={280}
          none={t('chooseSite')}
          value={siteId}
          onChange={(site) => setAddress(site === null ? {} : { site })}
        />
      )}
      {siteId !== null && children(siteId)}
    </>
  );
}
