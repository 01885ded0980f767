import type { ReactNode } from 'react';
import { PREFIX } from '../../lib/prefix.ts';
import { ScreenHeading } from '../../ui/page/screen-heading.tsx';
import { useTabTitle } from '../../ui/page/screen-name.ts';
import classes from './entrance.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';

type Props = { title: string; intro: string; children: ReactNode };

/** The frame of the screens before the login: one card. */
export function Entrance({ title, intro, children }: Props) {
  useTabTitle();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <LanguageSwitch change={useLanguageSwitch()} />
      </header>
      <main className={classes.card}>
        <img src={`${PREFIX}/icon.svg`} alt="" width={44} height={44} />
        <ScreenHeading order={1} text={title} />
        <p>{intro}</p>
        {children}
      </main>
    </div>
  );
}
