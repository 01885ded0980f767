import type { Core } from '../day-facts.ts';
import { drawFindings, type PublishedDraw, publishedSeed } from '../draw/bound-draw.ts';
import { holesBySeed } from '../draw/outcome.ts';
import { type Hex, hashOf } from '../hash.ts';
import { type Finding, isSame } from './finding.ts';
import { firstHoleOf } from './first-hole.ts';

/** Whether the beacon signed a round so. */
export type IsSigned = (round: number, signature: Hex) => boolean;

/** Every opened seal is of its text, and the result goes by the holes that were sealed. */
export function checkSeals(core: Core): Finding[] {
  const broken = core.seals.flatMap(({ opened, seal }): Finding[] => {
    const own = opened === null ? seal : hashOf(opened);
    return own === seal ? [] : [{ of: 'seal', seal, own }];
  });
  return [...broken, ...differingHoles(core)];
}

/** The counted holes that the rules go by against the lists that were sealed; without a seal, as of a list that came as a file, nothing is said. */
function differingHoles({ rules, prizes, rounds, seals }: Core): Finding[] {
  return seals.flatMap(({ of, opened, seal, replaced }): Finding[] => {
    const text = of === 'counted-holes' && opened !== null && !replaced ? opened : null;
    const list = text && /^round (\S+)\nlist (\S+) ?(\S*)\nholes ([\d,]+)$/m.exec(text);
    if (!list) return [];
    const [, round, owner = '', id = '', holes = ''] = list;
    const day = dayOf(owner, id, rules, prizes);
    const nth = rounds.findIndex((one) => one.id === round);
    const ofRound = day && 'countedHoles' in day ? day.countedHoles[nth] : null;
    const counted = ofRound?.map((hole) => hole + firstHoleOf(rules, nth) - 1);
    const sealed = holes.split(',').map(Number);
    return !counted || isSame(counted, sealed) ? [] : [{ of: 'counted-holes', seal, said: counted, own: sealed }];
  });
}

function dayOf(owner: string, id: string, { dayHandicap, divisionDayHandicap }: Core['rules'], prizes: Core['prizes']) {
  if (owner === 'tournament') return dayHandicap;
  if (owner === 'division') return divisionDayHandicap?.[id];
  return prizes?.awards.find((award) => award.peoria !== undefined && award.id.split(':')[0] === id)?.peoria;
}

/** Every draw holds by its own numbers, and gave what its seal says. */
export function checkDraws({ tournament, draws, seals }: Core, isSigned: IsSigned | null): Finding[] {
  return draws.flatMap((of): Finding[] => {
    const draw: PublishedDraw = { ...of, tournamentId: tournament.id };
    const { source, signature } = draw;
    const holds = source.kind === 'beacon' && signature !== null ? (isSigned?.(source.round, signature) ?? null) : null;
    const findings = drawFindings(draw, holds).map(({ code }): Finding => ({ of: 'draw', draw: draw.id, code }));
    const seed = seals.find((one) => one.draw === draw.id && one.opened !== null)?.opened;
    const own = seed == null ? null : outcomeOf(draw);
    if (seed == null || own === null || seed === own || seed.includes(`\nholes ${own}\n`)) return findings;
    return [...findings, { of: 'drawn', draw: draw.id, said: seed, own }];
  });
}

/** What an opened draw gives: its counted holes, or the seed of a lucky draw; null: it is not open, or no list is possible. */
function outcomeOf(draw: PublishedDraw): string | null {
  const seed = publishedSeed(draw);
  if (seed === null) return null;
  if (draw.subject.kind === 'lucky-draw') return seed;
  return draw.subject.kind === 'counted-holes' ? (holesBySeed(draw.subject.day, draw.subject, seed)?.join(',') ?? null) : null;
}
