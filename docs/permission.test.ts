import { type Access, isOpenToKeys, PERMISSIONS, type Route, routes } from '@fairway/api';
import { expect, it } from 'vitest';

const HEAD = `# Permissions

Who may call which route, and with which API key of their site. Another site's records answer everyone, but super administrators, as if they
did not exist. Made from the routes and \`api/src/permission.ts\` by \`docs/permission.test.ts\`: to make it again, delete it and run
\`npm test -- docs\`. What the server answers to each caller is in \`server/test/permission.test.ts\`.

| Route | Who | API key | Permission |
|---|---|---|---|
`;

const RIGHTS = { 0: 'right 0', 1: 'right 1', 2: 'right 2', 'super-admin': 'super administrator' };
const isPermission = (access: Access): access is keyof typeof PERMISSIONS => access in PERMISSIONS;
const CALLERS: Readonly<Record<Exclude<Access, keyof typeof PERMISSIONS>, string>> = {
  anyone: 'anyone',
  'signed-in': 'signed in',
  'own-account': 'signed in, for themself',
  marker: "a flight's link",
  'marker-late': "a flight's link, also one that has ended",
  captain: "a team's link",
  signup: "an entry's link",
};
const whoMay = (access: Access): string => (isPermission(access) ? RIGHTS[PERMISSIONS[access]] : CALLERS[access]);

function keyThatMay(key: string, access: Access): string {
  if (access === 'anyone') return 'not needed';
  if (!isOpenToKeys(access)) return 'no';
  return key.startsWith('GET ') ? 'reads' : 'writes';
}

const rows = Object.entries<Route>(routes)
  .map(([key, { access }]) => ({ key, path: key.split(' ')[1] ?? '', access }))
  .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
  .map(({ key, access }) => `| \`${key}\` | ${whoMay(access)} | ${keyThatMay(key, access)} | ${isPermission(access) ? access : ''} |`);

it('lists every route', async () => {
  await expect(`${HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot('permission.md');
});
