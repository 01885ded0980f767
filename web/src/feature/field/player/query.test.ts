import type { Player } from '@fairway/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { players, takeOverAnonymised } from './query.ts';

const NAME = 'Đỗ Hoài Thương';
const player = (name: string) => ({ id: 'p1', tournamentId: 't1', name, cards: [] }) as unknown as Player;

test('nothing that the browser keeps names a player who has been anonymised', async () => {
  const client = new QueryClient();
  client.setQueryData(players('t1').queryKey, { items: [player(NAME)] });
  client.setQueryData(['activities', 'list'], { items: [{ subjectName: NAME }] });
  client.setQueryData(['tournaments', 't1', 'winners'], { items: [{ winner: { name: NAME } }] });
  await takeOverAnonymised(client, player('Golfer 1'));
  const kept = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data);
  expect(JSON.stringify(kept)).not.toContain(NAME);
});
