import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Session, useSession } from '../../../lib/session.ts';
import type { MenuProps } from '../../../ui/menu/menu-button.tsx';
import { OpenMenu } from '../../../ui/menu/open-menu.tsx';
import { useLanguageSwitch } from '../use-language-switch.ts';
import { useLogOut } from '../use-log-out.ts';
import { ScreenItems } from './screen-items.tsx';
import { SiteLogo } from './site-logo.tsx';

const SCHEMES = [
  { scheme: 'auto', key: 'schemeAuto', Icon: IconDeviceDesktop },
  { scheme: 'light', key: 'schemeLight', Icon: IconSun },
  { scheme: 'dark', key: 'schemeDark', Icon: IconMoon },
] as const;
const LANGUAGES = [
  { language: 'vi', key: 'vietnamese' },
  { language: 'en', key: 'english' },
] as const;

const schemeOf = (chosen: string) => SCHEMES.find(({ scheme }) => scheme === chosen)?.scheme ?? 'auto';

/** Who is signed in, for which site, how it looks, and the way out. */
export function UserMenu({ button }: MenuProps) {
  const { t, language } = useTranslation('shell');
  const session = useSession();
  const changeLanguage = useLanguageSwitch();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const leave = useLogOut();
  if (session === null) return null;
  return (
    <OpenMenu button={button}>
      <Menu.Label>{session.name}</Menu.Label>
      <SiteLabel session={session} />
      <ScreenItems menu="user" />
      <Menu.Divider />
      <Menu.Label>{t('language')}</Menu.Label>
      <Menu.RadioGroup value={language} onChange={(chosen) => changeLanguage(chosen === 'en' ? 'en' : 'vi')}>
        {LANGUAGES.map(({ language: offered, key }) => (
          <Menu.RadioItem key={offered} value={offered} lang={offered}>
            {t(key)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>{t('scheme')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(schemeOf(chosen))}>
        {SCHEMES.map(({ scheme, key, Icon }) => (
          <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon aria-hidden size={16} />}>
            {t(key)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout aria-hidden size={16} />} onClick={leave}>
        {t('logOut')}
      </Menu.Item>
    </OpenMenu>
  );
}

function SiteLabel({ session }: { session: Session }) {
  const { t } = useTranslation('shell');
  if (session.site !== null)
    return (
      <Menu.Label className="row gap-8">
        <SiteLogo site={session.site} />
        <span>{`${t('site')}: ${session.site.name}`}</span>
      </Menu.Label>
    );
  return session.isSuperAdmin ? null : <Menu.Label style={{ whiteSpace: 'normal' }}>{t('noSite')}</Menu.Label>;
}
