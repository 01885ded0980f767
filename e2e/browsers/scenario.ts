import { type Driver, press, until, untilShown } from './driver.ts';
import { faultsOf } from './hit.ts';

/** What the office does meanwhile. */
export type Office = {
  readonly sheet: string;
  readonly board: string;
  readonly players: readonly string[];
  readonly enter: (player: string, hole: number, score: number) => Promise<void>;
  readonly received: () => Promise<number>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/** A caddie scans, enters strokes, and loads the page again while the server is away. Answers what this browser cannot do. */
export async function caddie(page: Driver, { sheet, players, received, stop, start }: Office): Promise<string | null> {
  const before = await received();
  const enterHole = async (hole: number): Promise<void> => {
    await untilShown(page, `Hố ${hole}`);
    for (const _ of players) await press(page, '4 gậy');
  };
  await page.go(sheet);
  await untilShown(page, 'Flight 1');
  await noFaults(page);
  await enterHole(1);
  await untilShown(page, 'Đã nhận hết');
  const keepsPage = await page.read(`'serviceWorker' in navigator`);
  if (keepsPage) await until(page, 'the page can be opened without network', 'navigator.serviceWorker.controller');
  await press(page, 'Sang hố 2');
  await stop();
  await enterHole(2);
  const unsent = `${players.length} hố chưa gửi`;
  await untilShown(page, unsent);
  if (keepsPage) {
    const areKept = `document.body.innerText.split('Đã lưu trên máy này').length > ${players.length}`;
    const asksNothing = `dispatchEvent(new Event('beforeunload', { cancelable: true }))`;
    await until(page, 'all strokes are on the phone, and the page may be left', `${areKept} && ${asksNothing}`);
    await page.reload();
    await untilShown(page, unsent);
  }
  await start();
  await untilShown(page, 'Đã nhận hết');
  const arrived = (await received()) - before;
  if (arrived !== 2 * players.length) throw new Error(`${arrived} strokes arrived, not ${2 * players.length}`);
  return keepsPage ? null : 'this browser keeps no page for when there is no network (no service worker): not loaded again without it';
}

/** A spectator’s board moves when a stroke is entered, without being loaded again, also after the server was away; and a player’s card opens. */
export async function board(page: Driver, { board: address, players, enter, stop, start }: Office): Promise<void> {
  const [player = ''] = players;
  await enter(player, 1, 4);
  await page.go(address);
  await page.read('window.stillTheSamePage = true');
  const line = `[...document.querySelectorAll('tr[data-player]')].find((one) => one.innerText.includes(${JSON.stringify(player)}))`;
  await until(page, `the line of ${player}`, `Boolean(${line})`);
  const moves = async (hole: number): Promise<void> => {
    const before = await page.read(`${line}.innerText`);
    await enter(player, hole, 9);
    await until(page, 'the board moves', `${line}.innerText !== ${JSON.stringify(before)} && window.stillTheSamePage`);
  };
  await noFaults(page);
  await moves(18);
  await stop();
  await start();
  await moves(17);
  await press(page, player);
  await untilShown(page, `Vì sao ${player} ở vị trí này?`);
}

async function noFaults(page: Driver): Promise<void> {
  const faults = await faultsOf(page);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
