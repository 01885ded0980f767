import { describe, expect, test } from 'vitest';
import { division, player } from '../../../../../test/player.ts';
import type { FieldContext } from '../field/tee.ts';
import { LIST_DEFAULTS, NO_DIVISION, orderedPlayers } from './player-order.ts';

const divisions = [division('zz', { position: 1 }), division('aa', { position: 2 })];
const context: FieldContext = { roundId: 'r', language: 'vi', divisions, rounds: [] };
const field = [
  player('Lê Văn Đức', { divisionId: 'aa', handicapCourse: 9, birthday: '1970-01-02', vga: '38632' }, { flight: '10' }),
  player('Trần Ánh', { divisionId: 'zz', handicapCourse: 20, member: true }, { flight: '2', status: 'DNS' }),
  player('Nguyễn An', { handicapCourse: null, birthYear: 1980, phone: '0912345678' }, { flight: null, status: 'WD' }),
  player('Đỗ An', { divisionId: 'zz', handicapCourse: -1.2 }, { flight: '2', bagTag: 'B7' }),
];
const names = (over: Partial<typeof LIST_DEFAULTS>) =>
  orderedPlayers(field, { ...LIST_DEFAULTS, ...over }, context).map(({ name }) => name);

describe('the order of the list', () => {
  test.each([
    [{}, ['Đỗ An', 'Nguyễn An', 'Trần Ánh', 'Lê Văn Đức']],
    [{ order: 'desc' }, ['Lê Văn Đức', 'Trần Ánh', 'Nguyễn An', 'Đỗ An']],
    [{ sort: 'handicapCourse' }, ['Đỗ An', 'Lê Văn Đức', 'Trần Ánh', 'Nguyễn An']],
    [{ sort: 'handicapCourse', order: 'desc' }, ['Trần Ánh', 'Lê Văn Đức', 'Đỗ An', 'Nguyễn An']],
    [{ sort: 'flight' }, ['Đỗ An', 'Trần Ánh', 'Lê Văn Đức', 'Nguyễn An']],
    [{ sort: 'division' }, ['Đỗ An', 'Trần Ánh', 'Lê Văn Đức', 'Nguyễn An']],
    [{ sort: 'birthday' }, ['Lê Văn Đức', 'Nguyễn An', 'Đỗ An', 'Trần Ánh']],
    [{ sort: 'status' }, ['Đỗ An', 'Lê Văn Đức', 'Trần Ánh', 'Nguyễn An']],
    [{ sort: 'member' }, ['Trần Ánh', 'Đỗ An', 'Nguyễn An', 'Lê Văn Đức']],
  ])('%j', (list, order) => {
    expect(names(list)).toEqual(order);
  });
});

describe('the filters', () => {
  test.each([
    [{ search: 'duc' }, ['Lê Văn Đức']],
    [{ search: 'AN do' }, ['Đỗ An']],
    [{ search: '38632' }, ['Lê Văn Đức']],
    [{ search: '0912' }, ['Nguyễn An']],
    [{ search: 'b7' }, ['Đỗ An']],
    [{ search: 'flight 2' }, ['Đỗ An', 'Trần Ánh']],
    [{ division: 'zz' }, ['Đỗ An', 'Trần Ánh']],
    [{ division: NO_DIVISION }, ['Nguyễn An']],
    [{ status: 'WD' }, ['Nguyễn An']],
    [{ status: 'DNS' }, ['Trần Ánh']],
    [{ status: 'ok', division: 'zz' }, ['Đỗ An']],
    [{ search: 'nobody' }, []],
  ])('%j', (list, found) => {
    expect(names(list)).toEqual(found);
  });
});
