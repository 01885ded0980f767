import type { StaffMatch, StaffSession } from '@fairway/api';
import { matchSentence } from '@fairway/api/word/match-text';
import { Drawer, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import type { GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { TextLink } from '../../../../ui/page/screen-link.tsx';
import { higherPars } from '../picture/match-card.ts';
import { matchTroubles } from '../trouble-words.ts';
import { DisputeForm } from './dispute-form.tsx';
import { HoleEntry } from './hole-entry.tsx';
import { MatchHistoryList } from './match-history-list.tsx';
import { SayForm } from './say-form.tsx';
import { SideFields } from './side-fields.tsx';
import { recommendedOf, sayAllowanceOf } from './typed-allowance.ts';
import { useSaying } from './use-saying.ts';

type OpenMatch = { readonly match: StaffMatch; readonly session: StaffSession };
type Props = {
  tournamentId: string;
  /** null: closed. */
  open: OpenMatch | null;
  opened: boolean;
  onClose: () => void;
  /** How many holes a round has. */
  holesOf: (roundId: string) => number;
  timeZone: string;
  scorable: boolean;
  /** Who may be put into it; null: who plays is said elsewhere, or the person may not. */
  golfers: readonly GridOption[] | null;
};

/** A match at the desk: where it stands, hole by hole, what else is said of it, and who said what. */
export function MatchDrawer({ tournamentId, open, opened, onClose, holesOf, timeZone, scorable, golfers }: Props) {
  const { t } = useTranslation(['contest', 'match-board']);
  // what was shown last stays while the drawer closes
  const [last, setLast] = useState<OpenMatch | null>(open);
  if (open !== null && open !== last) setLast(open);
  const current = open ?? last;
  const names = current ? namesOf(current.match, t('contest:match.unknown')) : (['', ''] as const);
  const title = t('contest:match.title', { number: current?.match.number ?? '', first: names[0], second: names[1] });
  return (
    <Drawer opened={opened} onClose={onClose} size="lg" title={title}>
      {current && (
        <Body
          key={current.match.id}
          {...{ tournamentId, names, timeZone, scorable, golfers, ...current }}
          holes={holesOf(current.session.roundId)}
        />
      )}
    </Drawer>
  );
}

const namesOf = ({ sides: [one, other] }: StaffMatch, unknown: string) => [one?.name ?? unknown, other?.name ?? unknown] as const;

type BodyProps = OpenMatch &
  Pick<Props, 'tournamentId' | 'timeZone' | 'scorable' | 'golfers'> & { names: readonly [string, string]; holes: number };

function Body({ tournamentId, match, session, names, holes, timeZone, scorable, golfers }: BodyProps) {
  const { t } = useTranslation('contest');
  const { t: say } = useTranslation('match-board');
  const saying = useSaying(tournamentId, match.id);
  const mayScore = scorable && match.sides.every((side) => side !== null);
  const troubles = matchTroubles({ ...match, disputes: [] }, t);
  return (
    <Stack gap="md">
      <Text fw={600}>{matchSentence(match, names, say)}</Text>
      {troubles.map((sentence) => (
        <Text key={sentence} size="sm" c="var(--fairway-needs-person)">
          {sentence}
        </Text>
      ))}
      <Strokes match={match} session={session} names={names} />
      {golfers !== null && !match.hasScores && <SideFields {...{ tournamentId, match, golfers }} />}
      {mayScore && (
        <>
          {match.disputes.map((dispute) => (
            <DisputeForm key={dispute.hole} {...{ dispute, names, holes, timeZone }} onSay={saying.mutate} />
          ))}
          <Title order={3}>{t('match.holes')}</Title>
          <HoleEntry {...{ match, names, holes }} isSaying={saying.isPending} onSay={saying.mutate} />
          <Text size="sm" c="dimmed">
            {t('match.strokesAtDesk')} <TextLink to={`/tournaments/${tournamentId}/scores`} inherit label={t('match.toDesk')} />
          </Text>
          <Title order={3}>{t('match.say')}</Title>
          <SayForm {...{ match, session, names, holes }} isSaying={saying.isPending} onSay={saying.mutate} />
        </>
      )}
      <Title order={3}>{t('match.history')}</Title>
      <MatchHistoryList {...{ tournamentId, matchId: match.id, names, holes, timeZone }} onSay={scorable ? saying.mutate : null} />
    </Stack>
  );
}

/** What each receives, and by which allowance. */
function Strokes({ match, session, names }: Pick<BodyProps, 'match' | 'session' | 'names'>) {
  const { t } = useTranslation('contest');
  const { t: say } = useTranslation('match-board');
  const language = useLanguage();
  const { strokes, sides, allowance } = match;
  if (!session.handicap) return <Text size="sm">{t('match.noHandicap')}</Text>;
  const byWhich = allowance ?? recommendedOf(match);
  const lines = strokes?.flatMap((own, side) =>
    own.map((received, at) => {
      const name = (own.length > 1 ? sides[side]?.partners[at]?.name : names[side]) ?? '';
      return received === 0 ? t('match.level', { name }) : t('match.strokes', { name, strokes: received });
    }),
  );
  return (
    <div>
      {byWhich !== undefined && (
        <Text size="sm" c="dimmed">
          {t('match.allowance', { allowance: sayAllowanceOf(byWhich, language) })}
        </Text>
      )}
      {[...(lines ?? []), ...higherPars(match, names, say)].map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </div>
  );
}
