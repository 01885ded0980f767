import { type Driver, press, type, until, untilShown } from './driver.ts';
import { faultsOf } from './hit.ts';

/** A tournament that is played. */
export type Plays = {
  readonly board: string;
  readonly players: readonly string[];
  readonly enter: (player: string, hole: number, score: number) => Promise<void>;
};
/** What the office does meanwhile. */
export type Office = Plays & {
  readonly sheet: string;
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
  const unsent = '1 hố chưa gửi';
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

const LINE = 'tr[data-player]';
const ROWS = `JSON.stringify([...document.querySelectorAll('tr')].map((row) => row.textContent))`;

/**
 * A board that the browser translates follows strokes, a card, a division, a search and the language as an untranslated one does, on which the
 * same is done: all rows are the same. Everybody has played two holes.
 */
export async function translated(page: Driver, plain: Driver, { board: address, players, enter }: Plays): Promise<void> {
  const [first = '', second = ''] = players;
  const both = [plain, page];
  const expectSame = async (what: string, isDone: string) => {
    await until(plain, what, isDone);
    // what loads late, as the picture of a tie, may come to either first
    await until(page, `the same rows: ${what}`, async () => `${ROWS} === ${JSON.stringify(await plain.read(ROWS))}`);
  };
  for (const one of both) await one.go(address);
  for (const one of both) await until(one, 'the board', `document.querySelectorAll('${LINE}[translate=no]').length === ${players.length}`);
  await page.read(`(${translateForEver})()`);
  await until(page, 'the board is translated', `document.querySelector('${LINE} font font') !== null`);
  for (const hole of [3, 4, 5]) {
    await enter(first, hole, hole + 2);
    await expectSame(
      `${hole} holes played`,
      `[...document.querySelectorAll('${LINE} .thru')].some((thru) => thru.textContent.startsWith('${hole}'))`,
    );
  }
  for (const one of both) await press(one, second);
  await expectSame(
    'the card',
    `(document.querySelector('.opened') || document.head).textContent.includes('trong ${players.length} golfer.')`,
  );
  for (const one of both) await press(one, second);
  for (const one of both) await press(one, 'Bảng A');
  await expectSame('the division', `document.querySelector('.divisions [aria-current]').textContent === 'Bảng A'`);
  for (const one of both) await type(one, 'Tìm golfer', second);
  await expectSame('the golfer who is searched', `document.querySelectorAll('${LINE}').length === 1`);
  for (const one of both) await one.read(`(${chooseEnglish})()`);
  await expectSame('English', `document.querySelector('thead').textContent.includes('Player')`);
}

/** Runs in the page, as `translateForEver` does. */
function chooseEnglish(): void {
  const choice = document.querySelector('.language select') as HTMLSelectElement;
  choice.value = 'en';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a browser’s translation does to a page: in place of every text, whatever the page asks for, stands another in two elements; it goes on. */
function translateForEver(): void {
  const translate = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: ChildNode[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (parent === null || parent.closest('font, script, option') !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function noFaults(page: Driver): Promise<void> {
  const faults = await faultsOf(page);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
