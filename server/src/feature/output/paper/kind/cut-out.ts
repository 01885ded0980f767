import { belowName } from '../../report/round.ts';
import type { ReportFlight, ReportPlayer, RoundContent } from '../../report/round-content.ts';
import { roundDetail } from '../../report/word.ts';
import { gridPages } from '../page/grid.ts';
import { SOFT } from '../page/pen.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import type { Layout } from '../source.ts';
import { codeWidth } from './card-part.ts';
import { startOf } from './round-list.ts';

const CARD = { width: 297.64, height: 206.5 };
const EIGHT = { columns: 2, rows: 4, design: CARD } as const;
const SIGN = { width: 595.28, height: 413 };

/** Where its code stands, at the lower right edge; the words beside it keep clear. */
const TAG = { right: 280, bottom: 192 };

/** A tag for every bag: the name large, where the bag goes, and if it is wanted the code of the player's live card. */
export function bagTags(sheet: Sheet, content: RoundContent, layout: Layout): Paper {
  const { pen, t, head } = sheet;
  const tags = [
    ...content.flights.flatMap((flight) => flight.players.flatMap(bagsOf).map((bag) => ({ ...bag, flight }))),
    ...content.unassigned.flatMap(bagsOf).map((bag) => ({ ...bag, flight: null })),
  ];
  const pages = gridPages(sheet, tags, EIGHT, ({ player, cardId, flight }) => {
    drawTop(sheet, content);
    const address = layout.cards[cardId];
    const side = address ? codeWidth(sheet, address, layout) : 0;
    const room = { x: 18, width: 262 - (side && side + 8) };
    if (address) pen.qr(address, { x: TAG.right - side, y: TAG.bottom - side, width: side }, t('paper:alt.card'));
    pen.write(player.name, { x: 18, y: 59, width: 262, height: 60 }, { size: 22, face: 'bold', align: 'center', heading: 'H1' });
    pen.write(
      [player.sponsor, player.side, player.division && t('paper:division', { division: player.division })].filter(Boolean).join(' · '),
      { ...room, y: 120, height: 14 },
      { size: 10, align: 'center', colour: SOFT },
    );
    const facts = [
      flight && t('paper:flight', { number: flight.number }),
      flight && startOf(flight, t),
      flight?.cart && t('paper:cart', { cart: flight.cart }),
    ];
    pen.write(facts.filter(Boolean).join(' · '), { ...room, y: 138, height: 16 }, { size: 11, align: 'center', face: 'bold' });
    const numbers = [
      player.bagTag && t('paper:bagTag', { tag: player.bagTag }),
      player.caddieNumber && t('paper:caddie', { caddie: player.caddieNumber }),
    ];
    pen.write(numbers.filter(Boolean).join(' · ') || head.clubName, { ...room, y: 160, height: 18 }, { size: 12, align: 'center' });
  });
  return { frame: 'edge', pages };
}

/** Each partner of a side has a bag, with the numbers of the side's card. */
function bagsOf(player: ReportPlayer): { player: ReportPlayer; cardId: string }[] {
  const golfers =
    player.partners.length === 0 ? [player] : player.partners.map((one) => ({ ...player, ...one, side: player.name, partners: [] }));
  return golfers.map((golfer) => ({ player: golfer, cardId: player.id }));
}

function drawTop({ pen, head, t }: Sheet, { round }: RoundContent): void {
  const indent = head.logo ? 40 : 0;
  if (head.logo) pen.picture(head.logo, { x: 18, y: 16, width: 32, height: 32 }, t('paper:alt.logo', { name: head.clubName }));
  pen.write(head.tournament, { x: 18 + indent, y: 14, width: 262 - indent, height: 18 }, { size: 10, face: 'bold' });
  const where = [round.courseName, round.date.split('-').reverse().join('/')].join(' · ');
  pen.write(where, { x: 18 + indent, y: 32, width: 262 - indent, height: 20 }, { size: 8, colour: SOFT });
  pen.line(18, 54, 280, 54);
}

/** A label for the envelope or the clipboard of a flight. */
export function flightLabels(sheet: Sheet, content: RoundContent): Paper {
  const { pen, t } = sheet;
  const pages = gridPages(sheet, content.flights, EIGHT, (flight) => {
    drawTop(sheet, content);
    pen.write(
      t('paper:flight', { number: flight.number }),
      { x: 18, y: 58, width: 150, height: 30 },
      { size: 22, face: 'bold', heading: 'H1' },
    );
    pen.write(startOf(flight, t), { x: 168, y: 58, width: 112, height: 30 }, { size: 13, align: 'right', face: 'bold' });
    const step = Math.min(20, 88 / Math.max(1, flight.players.length));
    for (const [nth, player] of flight.players.entries()) {
      const below = belowName(player);
      const name = { x: 18, y: 92 + nth * step, width: 262, height: below === '' ? step : step * 0.6 };
      pen.write(player.name, name, { size: 12 });
      if (below !== '') pen.write(below, { ...name, y: name.y + step * 0.6, height: step * 0.4 }, { size: 8, least: 5, colour: SOFT });
    }
    if (flight.cart) pen.write(t('paper:cart', { cart: flight.cart }), { x: 18, y: 182, width: 262, height: 14 }, { size: 10 });
  });
  return { frame: 'edge', pages };
}

/** A flight with several carts, “12, 13”, has a sign for each. */
const cartsOf = (flight: ReportFlight): { flight: ReportFlight; cart: string | null }[] => {
  const carts = (flight.cart ?? '').split(/[,;+&/]/).map((cart) => cart.trim());
  const named = carts.filter((cart) => cart !== '');
  return named.length === 0 ? [{ flight, cart: null }] : named.map((cart) => ({ flight, cart }));
};

/** A sign behind the windscreen of a cart: read from three metres. */
export function cartSigns(sheet: Sheet, content: RoundContent): Paper {
  const { pen, t, head } = sheet;
  const signs = content.flights.flatMap(cartsOf);
  const pages = gridPages(sheet, signs, { columns: 1, rows: 2, design: SIGN }, ({ flight, cart }) => {
    if (head.logo) pen.picture(head.logo, { x: 36, y: 28, width: 48, height: 48 }, t('paper:alt.logo', { name: head.clubName }));
    const indent = head.logo ? 60 : 0;
    pen.write(head.tournament, { x: 36 + indent, y: 24, width: 520 - indent, height: 28 }, { size: 15, face: 'bold' });
    pen.write(roundDetail(sheet, content), { x: 36 + indent, y: 52, width: 520 - indent, height: 16 }, { size: 11, colour: SOFT });
    pen.line(36, 86, 559, 86, { width: 1, colour: '#000000' });
    pen.write(
      t('paper:flight', { number: flight.number }),
      { x: 36, y: 98, width: 270, height: 52 },
      { size: 42, face: 'bold', heading: 'H1' },
    );
    const right = cart === null ? startOf(flight, t) : t('paper:cart', { cart });
    pen.write(right, { x: 316, y: 98, width: 243, height: 52 }, { size: 30, face: 'bold', align: 'right' });
    if (cart !== null) pen.write(startOf(flight, t), { x: 36, y: 152, width: 523, height: 22 }, { size: 16, align: 'right' });
    const step = Math.min(46, 210 / Math.max(1, flight.players.length));
    for (const [nth, player] of flight.players.entries()) {
      const below = belowName(player);
      const name = { x: 36, y: 184 + nth * step, width: 523, height: below === '' ? step : step * 0.62 };
      pen.write(player.name, name, { size: 28, face: 'bold' });
      if (below !== '') pen.write(below, { ...name, y: name.y + step * 0.62, height: step * 0.36 }, { size: 14, least: 8 });
    }
  });
  return { frame: 'edge', pages };
}
