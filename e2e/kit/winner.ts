import type { Locator, Page } from '@playwright/test';

/** The line of an award on the staff's list of winners. */
export const awardLine = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });

/** The committee chooses among those tied for an award, with a reason. */
export async function settleTie(page: Page, title: string, winner: string, reason: string): Promise<void> {
  await awardLine(page, title).getByRole('button', { name: 'Quyết định' }).click();
  await page.getByRole('radio', { name: winner }).check();
  await page.getByLabel('Lý do').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: 'Quyết định' }).click();
}
