import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TelevisionWinners } from './television-winners.tsx';

test('beside a winner stands the sponsor whom the prize names', () => {
  const prize = {
    key: '1',
    kind: 'best-gross',
    place: 1,
    award: 'Best Gross',
    name: 'Lê Thị Nga',
    figure: 'Gross 74',
    sponsor: 'Ngân hàng Ví Dụ',
  };
  const html = (sponsor: string | null) => renderToStaticMarkup(<TelevisionWinners lists={[[{ ...prize, sponsor }]]} />);
  expect(html(prize.sponsor)).toContain('Ngân hàng Ví Dụ');
  expect(html(null)).not.toContain('tv-backer');
});
