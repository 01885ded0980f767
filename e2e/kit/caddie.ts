import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { ask, type Prepared } from './tournament.ts';

/** What a flight's sheet has: where its QR code leads, on this server, and the six digits beside it. */
export type Sheet = { readonly address: string; readonly code: string };

/** Makes the QR code of a flight through the routes. */
export async function makeSheet(page: Page, { path, roundId }: Prepared, number = '1'): Promise<Sheet> {
  const links = `/api${path}/rounds/${roundId}/links`;
  const { items: flights } = await ask(page, 'GET', links);
  const { id } = flights.find((flight: { number: string }) => flight.number === number);
  const { items } = await ask(page, 'POST', links, { flightIds: [id] });
  const { pathname, hash } = new URL(items[0].url);
  return { address: pathname + hash, code: items[0].code };
}

/** Scans a QR code, and waits until the phone can open the page without network. */
export async function scan(phone: Page, { address }: Sheet): Promise<void> {
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: /^Flight/ })).toBeVisible();
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export const keyOf = (phone: Page, strokes: number) => phone.getByRole('button', { name: `${strokes} gậy`, exact: true });
export const rowOf = (phone: Page, name: string) => phone.getByRole('listitem').filter({ hasText: name });

/** The same score for everybody on these holes, with one thumb: key after key, then the next hole. */
export async function enterHoles(phone: Page, from: number, to: number, players: number, strokes: number): Promise<void> {
  for (let hole = from; hole <= to; hole++) {
    await expect(phone.getByRole('heading', { name: `Hố ${hole} ` })).toBeVisible();
    for (let player = 0; player < players; player++) await keyOf(phone, strokes).click();
    const next = hole === 18 ? 'Kiểm tra và xác nhận thẻ' : `Sang hố ${hole + 1}`;
    await phone.locator('.button-next', { hasText: next }).click();
  }
}

/** Types a player's drive on the hole that the phone is at, up to the button that keeps it. */
export async function typeDrive(phone: Page, name: string, distance: string): Promise<Locator> {
  await phone.getByRole('button', { name: 'Đo Longest Drive' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name }).click();
  await dialog.getByLabel('Khoảng cách (m)').fill(distance);
  return dialog;
}

/** What a phone does by itself when its page is seen again. */
export const lookAgain = (phone: Page) => phone.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The network goes, or comes back. */
export async function reach(context: BrowserContext, isThere: boolean): Promise<void> {
  await context.setOffline(!isThere);
}
