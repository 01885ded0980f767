import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './sub-navigation.module.css';

export type Tab = { readonly to: string; readonly label: string };
/** Some tabs under one name, which leads to the first of them. */
type TabPart = { readonly label: string; readonly tabs: readonly Tab[] };

/** The open tab: its own screen is open, or one below it. */
export function currentTab<T extends Pick<Tab, 'to'>>(tabs: readonly T[], pathname: string): T | undefined {
  const above = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return above.toSorted((one, other) => other.to.length - one.to.length)[0];
}

/** The part whose tab is open, and that tab. */
export function openPart<Part extends TabPart>(parts: readonly Part[], pathname: string): { part: Part; tab: Tab } | undefined {
  const tab = currentTab(
    parts.flatMap(({ tabs }) => tabs),
    pathname,
  );
  const part = parts.find(({ tabs }) => tabs.some((one) => one === tab));
  return part && tab && { part, tab };
}

/** The screens of one thing, as tabs that are links; on a phone they scroll sideways, to the one that is open. */
export function SubNavigation({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { pathname } = useLocation();
  return (
    <div className={classes.frame}>
      <Tabs label={label} tabs={tabs} current={currentTab(tabs, pathname)?.to} />
    </div>
  );
}

/** The same in parts: the parts, and the screens of the one that is open, beside them or on a narrow screen below. */
export function PartNavigation({ label, parts }: { label: string; parts: readonly TabPart[] }) {
  const { pathname } = useLocation();
  const { part: open, tab: current } = openPart(parts, pathname) ?? {};
  const first = ({ tabs }: TabPart) => tabs[0]?.to ?? '';
  return (
    <div className={classes.frame}>
      <Tabs label={label} tabs={parts.map((part) => ({ to: first(part), label: part.label }))} current={open && first(open)} isOfParts />
      {open && open.tabs.length > 1 && <Tabs label={open.label} tabs={open.tabs} current={current?.to} />}
    </div>
  );
}

type TabsProps = { label: string; tabs: readonly Tab[]; current: string | undefined; isOfParts?: boolean };

function Tabs({ label, tabs, current, isOfParts = false }: TabsProps) {
  const frame = useRef<HTMLElement>(null);
  const count = tabs.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more tabs the open one stands elsewhere
  useEffect(() => {
    const nav = frame.current;
    const showOpen = () => {
      const open = nav?.querySelector<HTMLElement>(`[href="${CSS.escape(current ?? '')}"]`);
      if (nav && open) nav.scrollTo({ left: open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2 });
    };
    // at once, and again when the letters of our own fonts have other widths
    const sizes = new ResizeObserver(showOpen);
    for (const tab of nav?.children ?? []) sizes.observe(tab);
    return () => sizes.disconnect();
  }, [current, count]);
  return (
    <nav ref={frame} className={isOfParts ? `${classes.tabs} ${classes.parts}` : classes.tabs} aria-label={label}>
      {tabs.map(({ to, label: text }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={to === current ? (isOfParts ? 'true' : 'page') : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
