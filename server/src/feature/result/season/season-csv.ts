import type { PublishedSeason } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { ruleOf, type SeasonCore } from '@fairway/facts';
import { shownTenths } from '@fairway/golf';
import { csvFile } from '../../../file/csv-file.ts';
import { saySeason } from '../../../text/word.ts';

/** A published table as a file: place, golfer, total, and of whoever is opened the points of each event, or the best of each hole; what does not count is in brackets; beside them what always counts, so that they add up. */
export function seasonCsv({ core, names, openings }: PublishedSeason, language: PublicLanguage, program?: 'excel'): Buffer {
  const t = saySeason(language);
  const { events, lines, rule } = core as SeasonCore;
  const isOfHoles = ruleOf({ rule }).kind === 'eclectic';
  const columns = events.flatMap(({ id, name, isOver, rounds = 1 }) => {
    if (!isOver) return [];
    if (ruleOf({ rule }).kind !== 'championship' || rounds === 1) return [{ key: id, name }];
    return Array.from({ length: rounds }, (_, at) => ({ key: `${id} ${at + 1}`, name: `${name}, ${t('round', { round: at + 1 })}` }));
  });
  const hasBonus = openings.some(({ opened: { bonus } }) => bonus !== '0');
  const opened = new Map(openings.map((one) => [one.person, one.opened]));
  const numbers = [...new Set(openings.flatMap((one) => one.opened.holes?.map(({ hole }) => hole) ?? []))];
  const rows = lines.map(({ person, rank, total }, nth) => {
    const holes = new Map(opened.get(person)?.holes?.map(({ hole, score }) => [hole, score]));
    const entries = new Map(opened.get(person)?.entries.map((entry) => [[entry.event, entry.round].filter(Boolean).join(' '), entry]));
    const points = columns.map(({ key }) => {
      const { points: exact = null, use } = entries.get(key) ?? {};
      if (exact === null) return '';
      return use === 'dropped' ? `(${shownNumber(exact)})` : shownNumber(exact);
    });
    return [
      rank?.position ?? '',
      names[person] ?? t('nobody', { number: nth + 1 }),
      shownNumber(total),
      ...(isOfHoles ? numbers.map((hole) => holes.get(hole) ?? '') : points),
      ...(hasBonus ? [opened.has(person) ? shownNumber(opened.get(person)?.bonus ?? '0') : ''] : []),
    ];
  });
  const heads = isOfHoles ? numbers.map((number) => t('hole', { number })) : columns.map(({ name }) => name);
  const bonus = hasBonus ? [t(isOfHoles ? 'off' : 'bonus')] : [];
  return csvFile([[t('place'), t('golfer'), t('total'), ...heads, ...bonus], ...rows], program);
}

function shownNumber(exact: string): number {
  const [numerator = '0', denominator = '1'] = exact.split('/');
  return shownTenths({ numerator: BigInt(numerator), denominator: BigInt(denominator) }) / 10;
}
