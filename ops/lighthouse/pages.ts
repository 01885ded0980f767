/** A page, who opens it, and the least that Lighthouse must say of it, in per cent. */
export type Page = { path: string; signedIn: boolean; goals: Goals };
export type Goals = { performance: number; accessibility: number; 'best-practices': number };

const OFFICE: Goals = { performance: 90, accessibility: 100, 'best-practices': 95 };
/** On a course with one bar of coverage, once: then the phone has it. */
const CADDIE: Goals = { performance: 97, accessibility: 100, 'best-practices': 95 };
const BOARD: Goals = { performance: 97, accessibility: 100, 'best-practices': 95 };

/** `:tournamentId` is the first public tournament of the demo. */
export const PAGES: readonly Page[] = [
  { path: '/login', signedIn: false, goals: OFFICE },
  { path: '/', signedIn: true, goals: OFFICE },
  { path: '/tournaments', signedIn: true, goals: OFFICE },
  { path: '/live', signedIn: false, goals: BOARD },
  { path: '/tournaments/:tournamentId/live', signedIn: false, goals: BOARD },
  { path: '/live/marker', signedIn: false, goals: CADDIE },
];
