import type { BoundDraw } from '@fairway/api';
import { guestSeal } from '@fairway/facts/draw';
import type { Page } from '@playwright/test';
import { ask } from './tournament.ts';

/** Three guests in the hall seal their numbers for the draw that waits for them, and open them. */
export async function giveNumbers(page: Page, path: string, guests: readonly { name: string; number: string }[]): Promise<void> {
  const { draws } = await ask(page, 'GET', `/api${path}/draws`);
  const { id, hall } = (draws as BoundDraw[]).find(({ phase }) => phase === 'hall') as BoundDraw;
  const sealed = guests.map(({ name, number }, at) => ({ name, number: Number(number), salt: String(at).repeat(32) }));
  for (const { name, number, salt } of sealed) {
    const body = { code: hall?.code, name, seal: guestSeal({ drawId: id, number, salt }), device: salt };
    await ask(page, 'POST', `/api/live${path}/draws/${id}/numbers`, body);
  }
  await ask(page, 'POST', `/api${path}/draws/${id}/opening`);
  for (const { number, salt } of sealed) await ask(page, 'POST', `/api/live${path}/draws/${id}/openings`, { number, salt });
}
