import type { Player } from '@fairway/api';
import { expect, test } from 'vitest';
import { player } from '../../../../../test/player.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import type { PlayerChange } from '../query.ts';
import { changeCard } from './card-change.ts';

const an = player('An');
const stale = (current: Player) => new ApiError(409, 'stale-version', 'stale', {}, current);

/** A server that answers as the test says, and what was sent to it. */
function server(...answers: (Player | Error)[]) {
  const sent: PlayerChange[] = [];
  const send = async (change: PlayerChange) => {
    sent.push(change);
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('not asked for');
    return answer;
  };
  return { send, sent };
}

test('the status of one card is sent alone, with the version that was seen', async () => {
  const { send, sent } = server(an);
  await changeCard(send, an, 'r', { status: 'WD' });
  expect(sent).toEqual([{ version: 1, card: { roundId: 'r', status: 'WD' } }]);
});

test('a player whose phone number was changed meanwhile still withdraws', async () => {
  const { send, sent } = server(stale(player('An', { version: 5, phone: '0912345678' })), an);
  await changeCard(send, an, 'r', { status: 'WD' });
  expect(sent.map(({ version }) => version)).toEqual([1, 5]);
});

test('a status that another person has set meanwhile is not replaced', async () => {
  const { send, sent } = server(stale(player('An', { version: 5 }, { status: 'DQ' })));
  await expect(changeCard(send, an, 'r', { status: 'WD' })).rejects.toMatchObject({ code: 'stale-version' });
  expect(sent).toHaveLength(1);
});

test('a caddie number that another person has typed meanwhile is not replaced, a bag tag beside it is', async () => {
  const { send, sent } = server(...[1, 2].map(() => stale(player('An', { version: 5 }, { caddieNumber: '12' }))), an);
  await expect(changeCard(send, an, 'r', { caddieNumber: '15' })).rejects.toMatchObject({ code: 'stale-version' });
  await changeCard(send, an, 'r', { bagTag: '7' });
  expect(sent.map(({ version }) => version)).toEqual([1, 1, 5]);
});

test('a refusal, as of a finished round, is passed on', async () => {
  const { send } = server(new ApiError(409, 'round-finished', 'Vòng đấu đã kết thúc.'));
  await expect(changeCard(send, an, 'r', { status: 'WD' })).rejects.toMatchObject({ code: 'round-finished' });
});
