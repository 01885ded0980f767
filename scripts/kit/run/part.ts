import { globSync } from 'node:fs';
import { root } from '../command.ts';
import { PROJECTS, type Project } from './project.ts';

/** What `npm test` runs: the usual run, everything, or the part that its first word names. */
export type Part = {
  checks: boolean;
  projects: Project[];
  stories: boolean;
  /** On PGlite only what may differ there (vitest.config.ts). */
  isUsualRun?: true;
};

/** Asked by its name alone: its databases take minutes to be made. */
const ASIDE = { season: 'server:season' } as const;
const projects = Object.keys(PROJECTS).filter((project) => project !== ASIDE.season) as Project[];
export const roomOf = (project: Project): string => project.split(':')[0] ?? project;
const rooms = new Set(projects.map(roomOf));
/** `server` stands for both of its projects. */
export const PARTS: readonly string[] = ['all', 'check', ...new Set([...rooms, ...projects]), ...Object.keys(ASIDE), 'story'];

/** Null: there is no part of that name. */
export function partNamed(name: string | undefined): Part | null {
  if (name === undefined) return { checks: true, projects, stories: true, isUsualRun: true };
  if (name === 'all') return { checks: true, projects, stories: true };
  if (!PARTS.includes(name)) return null;
  const named = name in ASIDE ? Object.values(ASIDE) : projects.filter((project) => project === name || project.startsWith(`${name}:`));
  return { checks: name === 'check', projects: named, stories: name === 'story' };
}

/** The test files of a project, as paths from the root. */
export function testsOf(project: Project): string[] {
  const paths = globSync(PROJECTS[project], { cwd: root, exclude: ['**/node_modules/**'] });
  return paths.map((path) => path.replaceAll('\\', '/')).sort();
}

/** The texts that contain one of the words, large or small letters alike; without words all of them. */
export const containing = (texts: readonly string[], words: readonly string[]): string[] =>
  texts.filter((text) => words.length === 0 || words.some((word) => text.toLowerCase().includes(word.toLowerCase())));
