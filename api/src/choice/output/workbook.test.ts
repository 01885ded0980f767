import { expect, test } from 'vitest';
import { WORKBOOK_KINDS, workbookName } from './workbook.ts';

test('results of matches are not called results by division; every other workbook has one name', () => {
  const otherwise = WORKBOOK_KINDS.filter((kind) => workbookName(kind, 'match') !== workbookName(kind, 'single'));
  expect([otherwise, workbookName('result', 'match')]).toEqual([['result'], 'matches']);
});
