import { describe, expect, test } from 'vitest';
import { type GridKeyPlace, type GridKeyPressed, keyCommand } from './grid-key.ts';

const press = (key: string, over: Partial<GridKeyPressed> = {}, place: Partial<GridKeyPlace> = {}) =>
  keyCommand(
    { key, keyCode: 0, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...over },
    { mode: 'selecting', editor: 'text', offers: false, ...place },
  );
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

describe('while a cell is selected', () => {
  test.each([
    ['ArrowUp', {}, { do: 'move', move: 'up', extend: false }],
    ['ArrowDown', shift, { do: 'move', move: 'down', extend: true }],
    ['ArrowRight', ctrl, { do: 'move', move: 'row-end', extend: false }],
    ['ArrowDown', { ...ctrl, ...shift }, { do: 'move', move: 'column-end', extend: true }],
    ['Home', {}, { do: 'move', move: 'row-start', extend: false }],
    ['End', ctrl, { do: 'move', move: 'end', extend: false }],
    ['PageDown', {}, { do: 'move', move: 'page-down', extend: false }],
    ['Tab', {}, { do: 'tab', back: false }],
    ['Tab', shift, { do: 'tab', back: true }],
    ['F2', {}, { do: 'open' }],
    ['Enter', {}, { do: 'open' }],
    ['ArrowDown', { altKey: true }, { do: 'open' }],
    ['Delete', {}, { do: 'clear' }],
    ['Backspace', {}, { do: 'clear' }],
    ['Escape', {}, { do: 'escape' }],
    ['a', ctrl, { do: 'all' }],
    ['d', { metaKey: true }, { do: 'fill-down' }],
    ['z', ctrl, { do: 'undo' }],
    ['Z', { ...ctrl, ...shift }, { do: 'redo' }],
    ['y', ctrl, { do: 'redo' }],
  ])('%s %j', (key, over, command) => {
    expect(press(key, over)).toEqual(command);
  });

  test.each([
    ['a', {}],
    ['ắ', {}],
    [' ', {}],
    ['c', ctrl],
    ['v', ctrl],
    ['F5', {}],
    ['ArrowLeft', { altKey: true }],
  ])('%s %j is the field’s or the browser’s', (key, over) => {
    expect(press(key, over)).toBeNull();
  });
});

describe('a key that belongs to an input method', () => {
  test.each(['Enter', 'Tab', 'Escape', 'ArrowDown', 'Backspace', 'a', 'Process'])('%s is never a command', (key) => {
    for (const mode of ['selecting', 'typing', 'opened'] as const) {
      expect(press(key, { isComposing: true }, { mode })).toBeNull();
      expect(press(key, { keyCode: 229 }, { mode })).toBeNull();
    }
  });
});

describe('while a text is typed', () => {
  test.each([
    ['Enter', {}, { do: 'move', move: 'down', extend: false }],
    ['Enter', shift, { do: 'move', move: 'up', extend: false }],
    ['Tab', {}, { do: 'tab', back: false }],
    ['Escape', {}, { do: 'cancel' }],
    ['ArrowRight', {}, { do: 'move', move: 'right', extend: false }],
    ['ArrowLeft', shift, null],
    ['Backspace', {}, null],
    ['Home', {}, null],
    ['z', ctrl, null],
  ])('%s %j', (key, over, command) => {
    expect(press(key, over, { mode: 'typing' })).toEqual(command);
  });

  test('arrows move within a text that was opened', () => {
    expect(press('ArrowRight', {}, { mode: 'opened' })).toBeNull();
    expect(press('Enter', {}, { mode: 'opened' })).toMatchObject({ do: 'move' });
  });

  test('up and down go through the options on offer', () => {
    for (const mode of ['typing', 'opened'] as const) {
      expect(press('ArrowDown', {}, { mode, offers: true })).toEqual({ do: 'option', by: 1 });
      expect(press('ArrowUp', {}, { mode, offers: true })).toEqual({ do: 'option', by: -1 });
    }
  });
});

describe('on a box', () => {
  test.each([
    ['check', ' ', { do: 'toggle' }],
    ['check', 'Enter', { do: 'toggle' }],
    ['check', 'Delete', { do: 'clear' }],
    ['mark', ' ', { do: 'toggle' }],
    ['mark', 'Delete', null],
    ['check', 'x', null],
    ['menu', 'Enter', null],
    ['menu', ' ', null],
  ] as const)('%s, “%s”', (editor, key, command) => {
    expect(press(key, {}, { editor })).toEqual(command);
  });
});
