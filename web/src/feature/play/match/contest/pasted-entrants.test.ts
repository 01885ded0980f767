import { expect, it } from 'vitest';
import { golferFinder } from '../../../../ui/field/find-golfer.ts';
import { isList, orderedBy, pastedEntrants } from './pasted-entrants.ts';

const find = golferFinder(['Lê An', 'Trần Bình', 'Vũ Chi', '2 anh em'].map((name) => ({ id: name, name, handicap: null })));

it.each([
  ['a name a line', 'Vũ Chi\nLê An\nTrần Bình\n'],
  ['numbered lines', '1. Vũ Chi\n2) Lê An\n3 - Trần Bình'],
  ['columns of a sheet', 'STT\tHọ tên\tHcp\n1\tVũ Chi\t3,1\n2\tLê An\t12\n3\tTrần Bình\t'],
  ['family and given names in two columns', '1\tVũ\tChi\n2\tLê\tAn\n3\tTrần\tBình'],
  ['a heading that says more', 'STT\tHọ và tên\tHdcp\tCLB\n1\tVũ Chi\t3\tSông Lô\n2\tLê An\t12\tSông Lô\n3\tTrần Bình\t\tTam Đảo'],
  ['signs of a list, and remarks', '#1 Vũ Chi\n[2] Lê An (12)\n• Trần Bình'],
  ['a name twice, which counts where it stands first', 'Vũ Chi\nLê An\nVũ Chi\nTrần Bình'],
])('keeps the order of a pasted list of entrants: %s', (_, text) => {
  expect(isList(text)).toBe(true);
  expect(pastedEntrants(text, find).ids).toEqual(['Vũ Chi', 'Lê An', 'Trần Bình']);
});

it('names whoever is not found in it, and takes one name for what is searched', () => {
  expect(pastedEntrants('1\tVũ Chi\n2\tAi Đó\t9\n\nLê An', find)).toEqual({ ids: ['Vũ Chi', 'Lê An'], unknown: ['Ai Đó'] });
  expect(pastedEntrants('2 anh em\n1. Lê An', find)).toEqual({ ids: ['2 anh em', 'Lê An'], unknown: [] });
  expect(isList('Vũ Chi\n')).toBe(false);
  expect(isList('1\tVũ Chi\t3,1')).toBe(false);
});

it('puts those who are new behind the others, and a list of whoever is there in front, as the seeds', () => {
  expect(orderedBy(['d'], ['c', 'a'])).toEqual(['d', 'c', 'a']);
  expect(orderedBy(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  expect(orderedBy(['a', 'b'], ['b', 'c'])).toEqual(['b', 'c', 'a']);
});
