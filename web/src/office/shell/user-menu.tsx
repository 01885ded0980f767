import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { logOut } from '../../feature/auth/query.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { clearSession, type Session, useSession } from '../../lib/session.ts';
import classes from './shell.module.css';

const SCHEMES = [
  { scheme: 'auto', key: 'schemeAuto', Icon: IconDeviceDesktop },
  { scheme: 'light', key: 'schemeLight', Icon: IconSun },
  { scheme: 'dark', key: 'schemeDark', Icon: IconMoon },
] as const;
const LANGUAGES = [
  { language: 'vi', key: 'vietnamese' },
  { language: 'en', key: 'english' },
] as const;

/** Who is signed in, for which site, how it looks, and the way out. */
export function UserMenu() {
  const { t, i18n } = useTranslation('shell');
  const session = useSession();
  const navigate = useNavigate();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const leave = useMutation({
    mutationFn: logOut,
    meta: { shows: ['unauthenticated', 'network'] },
    onSettled: async () => {
      await navigate('/login');
      clearSession();
    },
  });
  if (session === null) return null;
  const check = <IconCheck aria-hidden size={16} />;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button type="button" className={classes.control} aria-label={t('userMenu', { name: session.name })}>
          {session.site?.logo ? (
            <img src={session.site.logo} alt="" className={classes.logo} />
          ) : (
            <IconUserCircle aria-hidden size={22} stroke={1.6} />
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.name}</Menu.Label>
        <SiteLabel session={session} />
        <Menu.Divider />
        <Menu.Label>{t('language')}</Menu.Label>
        {LANGUAGES.map(({ language, key }) => (
          <Menu.Item
            key={language}
            lang={language}
            onClick={() => chooseLanguage(language)}
            rightSection={i18n.language === language && check}
          >
            {t(key)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('scheme')}</Menu.Label>
        {SCHEMES.map(({ scheme, key, Icon }) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon aria-hidden size={16} />}
            onClick={() => setColorScheme(scheme)}
            rightSection={colorScheme === scheme && check}
          >
            {t(key)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout aria-hidden size={16} />} onClick={() => leave.mutate()}>
          {t('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function SiteLabel({ session }: { session: Session }) {
  const { t } = useTranslation('shell');
  if (session.site !== null) return <Menu.Label>{`${t('site')}: ${session.site.name}`}</Menu.Label>;
  return session.role ? null : <Menu.Label style={{ whiteSpace: 'normal' }}>{t('noSite')}</Menu.Label>;
}
