import { figures } from '@fairway/api/rule/figures';
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import type { FormEvent } from 'react';
import { chooseOnly, findOptions } from '../ui/field/select.ts';

/** The brand: a deep fairway green. */
const fairway: MantineColorsTuple = [
  '#eef7f1',
  '#d9ecdf',
  '#b3d9c0',
  '#88c29d',
  '#5eaa7c',
  '#3d9161',
  '#2a7a4d',
  '#1d643d',
  '#154d2f',
  '#0d3520',
];
/** A quiet accent. */
const sand: MantineColorsTuple = [
  '#fbf7ef',
  '#f5ecd9',
  '#ead9b5',
  '#dfc48d',
  '#d3b06b',
  '#b8924a',
  '#977334',
  '#785a27',
  '#5a431d',
  '#3d2d13',
];
/** Needs a person. */
const amber: MantineColorsTuple = [
  '#fff6e5',
  '#ffe8bf',
  '#fdd58a',
  '#f9bf54',
  '#f0a92b',
  '#cf8a10',
  '#a86a05',
  '#875303',
  '#663e02',
  '#452a01',
];
/** What cannot be undone, and nothing else: a brick that nobody takes for under par. */
const brick: MantineColorsTuple = [
  '#fbefea',
  '#f3dacf',
  '#e6b5a1',
  '#d98f73',
  '#cb6f4d',
  '#b65632',
  '#9c4626',
  '#80381e',
  '#632b17',
  '#471f11',
];
/** Warm greys; `dark` is the same family for the dark scheme (0 text … 7 body). */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ed',
  '#e8e5df',
  '#d9d5cc',
  '#c0bbb0',
  '#918b7e',
  '#736d61',
  '#5c574d',
  '#413d36',
  '#24211c',
];
const dark: MantineColorsTuple = [
  '#eae7e1',
  '#cfcac1',
  '#b3ada2',
  '#958f83',
  '#4d4942',
  '#3b3833',
  '#2b2926',
  '#1f1d1b',
  '#181715',
  '#11100f',
];

/**
 * What closes is gone at once, so that no key goes to it, and does not take the focus back from where it led to: `keepFocus` gives it back
 * where nothing has taken it.
 */
const closing = (duration: number) => ({ returnFocus: false, transitionProps: { duration, exitDuration: 0 } });

/** What is within a dialog does not describe it. */
const UNDESCRIBED = { id: undefined };

/** A number's field takes no other digits than 0 to 9, so those of other keyboards become them before it reads what was typed. */
function readAsFigures({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const typed = figures(field.value);
  if (typed === field.value) return;
  const at = field.selectionEnd;
  field.value = typed;
  field.setSelectionRange(at, at);
}

/** `close`: what the button that closes a dialog is called. */
export const themeWith = (close: string) =>
  createTheme({
    primaryColor: 'fairway',
    primaryShade: { light: 7, dark: 6 },
    colors: { fairway, sand, amber, brick, gray, dark },
    black: '#24211c',
    fontFamily: "'Be Vietnam Pro', 'Be Vietnam Pro Meanwhile', system-ui, sans-serif",
    fontSizes: { xs: 'var(--fairway-small)', sm: 'var(--fairway-text)', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
    headings: {
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.5rem', lineHeight: '1.3' },
        h2: { fontSize: '1.125rem', lineHeight: '1.4' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    defaultRadius: 'sm',
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    components: {
      // a line is a name, a code or a figure: no speller marks it, and no phone puts a capital before it
      TextInput: { defaultProps: { spellCheck: false, autoCapitalize: 'none' } },
      NumberInput: { defaultProps: { onInputCapture: readAsFigures } },
      Text: { defaultProps: { size: 'sm' } },
      Anchor: { defaultProps: { inherit: true } },
      Modal: { defaultProps: { centered: true, ...closing(120), closeButtonProps: { 'aria-label': close } } },
      // else its whole form would be its description: what describes a dialog has the id that Mantine looks for, as in a question
      ModalBody: { defaultProps: UNDESCRIBED },
      DrawerBody: { defaultProps: UNDESCRIBED },
      Drawer: { defaultProps: { position: 'right', ...closing(120), closeButtonProps: { 'aria-label': close } } },
      Menu: { defaultProps: { withInitialFocusPlaceholder: false, ...closing(100), shadow: 'md' } },
      Tooltip: { defaultProps: { transitionProps: { duration: 100 } } },
      Select: {
        defaultProps: {
          ...{ checkIconPosition: 'right', allowDeselect: false },
          ...{ filter: findOptions, selectFirstOptionOnChange: true, onKeyDown: chooseOnly },
        },
      },
      MultiSelect: { defaultProps: { filter: findOptions } },
    },
  });

/** Where Mantine's own choices are too faint (dimmed text, placeholders, borders) or red: red is under par, never an error. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': amber[7],
    '--mantine-color-anchor': fairway[7],
    '--fairway-page': gray[0],
    '--fairway-raised': '#ffffff',
    '--fairway-line': gray[2],
    '--fairway-field-line': gray[5],
    '--fairway-bar': fairway[8],
    '--fairway-under-par': '#b3261e',
    '--fairway-needs-person': amber[7],
    '--fairway-needs-person-bg': amber[0],
    '--fairway-accent': sand[6],
    '--fairway-accent-bg': sand[0],
    '--fairway-row-hover': gray[1],
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': amber[3],
    '--mantine-color-anchor': fairway[3],
    '--fairway-page': dark[7],
    '--fairway-raised': dark[6],
    '--fairway-line': dark[5],
    '--fairway-field-line': '#7a7468',
    '--fairway-bar': fairway[9],
    '--fairway-under-par': '#ff8f85',
    '--fairway-needs-person': amber[3],
    '--fairway-needs-person-bg': '#33291a',
    '--fairway-accent': sand[3],
    '--fairway-accent-bg': '#2e2a21',
    '--fairway-row-hover': dark[5],
  },
});
