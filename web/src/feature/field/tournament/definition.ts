import type { FormatRule, OwnPlayRule, Tournament } from '@fairway/api';
import { COUNTBACKS, FORMAT_RULES, FORMATS, TIEBREAKS } from '@fairway/api/choice/account/definition';
import type { SayOf } from '@fairway/api/word/say';
import { isSidePlay } from '@fairway/golf';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api/api.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';

/** A format, tiebreak, countback or play that may be chosen. */
type Definition = { readonly id: string; readonly name: string; readonly description: string };
export type Definitions = {
  readonly format: readonly (Definition & { readonly rule: FormatRule })[];
  readonly tiebreak: readonly Definition[];
  readonly countback: readonly Definition[];
  /** Those of the site alone: a built-in one has no numbers of its own. */
  readonly play: readonly (Definition & { readonly rule: OwnPlayRule })[];
};
type Kind = Exclude<keyof Definitions, 'play'>;
type Words = SayOf<['tournament', 'choice', 'word']>;

/** The formats, tiebreaks, countbacks and own plays of a club; built-in ones are named in the language of the request. */
export const definitions = (clubId: string, language: Language) =>
  queryOptions({
    queryKey: ['definitions', clubId, language],
    queryFn: async ({ signal }) => {
      const options = { query: { clubId }, signal };
      const [format, tiebreak, countback, play] = await Promise.all([
        call('GET /api/formats', options),
        call('GET /api/tiebreaks', options),
        call('GET /api/countbacks', options),
        call('GET /api/plays', options),
      ]);
      return {
        format: format.items,
        tiebreak: tiebreak.items,
        countback: countback.items,
        play: play.items.filter(({ siteId }) => siteId !== null),
      };
    },
  });

const BUILT_IN: Readonly<Record<Kind, readonly string[]>> = { format: FORMATS, tiebreak: TIEBREAKS, countback: COUNTBACKS };

/** A name that a site gave, or that of the catalogue; one that an older program built in goes by its id. */
function named(kind: Kind, id: string, name: string | null, t: Words): Definition {
  const isKnown = name === null && BUILT_IN[kind].includes(id);
  const say = (part: 'name' | 'about') => t(`choice:${kind}.${id}.${part}` as 'choice:format.stableford.name');
  return { id, name: isKnown ? say('name') : (name ?? id), description: isKnown ? say('about') : '' };
}

/** The copies that a tournament keeps. */
type Copied = 'format' | 'formatRule' | 'tiebreak' | 'countback' | 'play' | 'playRule' | 'ownPlay';
type Copies = Pick<Tournament, Copied | 'formatName' | 'tiebreakName' | 'countbackName' | 'ownPlayName'>;

export const ownDefinitions = (of: Copies, t: Words): Definitions => ({
  format: [{ ...named('format', of.format, of.formatName, t), rule: of.formatRule }],
  tiebreak: [named('tiebreak', of.tiebreak, of.tiebreakName, t)],
  countback: [named('countback', of.countback, of.countbackName, t)],
  play: ownPlayOf(of),
});

/** The copy of a play of the site; none: a built-in one is played. */
const ownPlayOf = ({ play, playRule, ownPlay, ownPlayName }: Copies): Definitions['play'] =>
  ownPlay !== null && isSidePlay(play) ? [{ id: ownPlay, name: ownPlayName ?? ownPlay, description: '', rule: { ...playRule, play } }] : [];

const builtIn = (t: Words): Definitions => ({
  format: FORMATS.map((id) => ({ ...named('format', id, null, t), rule: FORMAT_RULES[id] as FormatRule })),
  tiebreak: TIEBREAKS.map((id) => named('tiebreak', id, null, t)),
  countback: COUNTBACKS.map((id) => named('countback', id, null, t)),
  play: [],
});

/**
 * What there is to choose from in a club: built-in ones, those of its site, and the tournament's own copies of what is there no more.
 * Until the server has answered, the built-in ones.
 */
export function useDefinitions(clubId: string, tournament: Copies | undefined): Definitions {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const offered = useQuery(definitions(clubId, useLanguage())).data ?? builtIn(t);
  if (tournament === undefined) return offered;
  const own = ownDefinitions(tournament, t);
  return {
    format: withOwn(offered.format, own.format),
    tiebreak: withOwn(offered.tiebreak, own.tiebreak),
    countback: withOwn(offered.countback, own.countback),
    play: withOwn(offered.play, own.play),
  };
}

const withOwn = <Of extends Definition>(offered: readonly Of[], own: readonly Of[]): readonly Of[] => [
  ...offered,
  ...own.filter(({ id }) => offered.every((one) => one.id !== id)),
];

export const nameIn = (list: readonly Definition[], id: string): string => list.find((one) => one.id === id)?.name ?? id;
