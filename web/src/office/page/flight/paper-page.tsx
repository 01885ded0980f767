import { PAPERS_OF_DIVISION, PAPERS_OF_ROUND } from '@fairway/api/choice/paper';
import { conflictsOf } from '@fairway/api/rule/flight-conflict';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { divisions } from '../../../feature/division/query.ts';
import { ConflictList } from '../../../feature/flight/conflict-list.tsx';
import { arrangement } from '../../../feature/flight/query.ts';
import classes from '../../../feature/paper/paper-choice.module.css';
import { KindList, kindOf, PaperOptions } from '../../../feature/paper/paper-choice.tsx';
import { PaperMaker } from '../../../feature/paper/paper-maker.tsx';
import type { PaperWish } from '../../../feature/paper/query.ts';
import { WorkbookList } from '../../../feature/workbook/workbook-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useTournament } from '../tournament/tournament-frame.tsx';

/** Everything that is printed of a tournament, as PDF; the address keeps what was chosen. Below it the same lists as Excel workbooks. */
export function PaperPage() {
  const { t } = useTranslation('paper');
  const { id, rounds, public: isPublic } = useTournament();
  const language = useLanguage();
  const current = (rounds.find(({ finished }) => !finished) ?? rounds.at(-1))?.id ?? '';
  const defaults = useMemo(
    () => ({ kind: 'score-card', size: 'a4', language, round: current, division: '', each: 'four' }),
    [language, current],
  );
  const [choice, change] = useAddress(defaults);
  const named = useQuery(divisions(id));
  const kind = kindOf(choice);
  const wish: PaperWish = {
    tournamentId: id,
    kind,
    query: {
      size: choice.size === 'a5' ? 'a5' : 'a4',
      language: choice.language === 'en' ? 'en' : 'vi',
      each: choice.each === 'one' ? 'one' : 'four',
      ...(PAPERS_OF_ROUND.includes(kind) && choice.round !== '' && { roundId: choice.round }),
      ...(PAPERS_OF_DIVISION.includes(kind) && choice.division !== '' && { divisionId: choice.division }),
    },
  };
  return (
    <>
      <div className={classes.columns}>
        <KindList choice={choice} change={change} />
        <Stack gap="lg">
          <PaperOptions choice={choice} change={change} rounds={rounds} divisions={named.data?.items ?? []} />
          <Unread of={[named]} />
          {PAPERS_OF_ROUND.includes(kind) && choice.round !== '' && <DoublesNote tournamentId={id} roundId={choice.round} />}
          <PaperMaker wish={wish} />
          {kind === 'score-card' && (
            <Text size="sm" c="dimmed">
              {isPublic ? t('screen.codeOnCard') : t('screen.codeMissing')}{' '}
              {!isPublic && (
                <Anchor component={Link} to={`/tournaments/${id}`} inherit>
                  {t('screen.toPublic')}
                </Anchor>
              )}{' '}
              {t('screen.markerNote')}
            </Text>
          )}
        </Stack>
      </div>
      <WorkbookList tournamentId={id} />
    </>
  );
}

/** Bag tags and caddies that are there twice stand on the paper too. */
function DoublesNote({ tournamentId, roundId }: { tournamentId: string; roundId: string }) {
  const read = useQuery(arrangement(tournamentId, roundId));
  if (read.data === undefined) return <Unread of={[read]} />;
  return <ConflictList conflicts={conflictsOf(read.data).filter(({ kind }) => kind === 'caddie' || kind === 'bag-tag')} />;
}
