import type { Tournament } from '@fairway/api';
import { Anchor, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconFileText, IconPrinter } from '#icon';
import { divisions } from '../../../feature/field/division/query.ts';
import { HistoryPanel } from '../../../feature/output/regulation/history-panel.tsx';
import { regulationHistory } from '../../../feature/output/regulation/query.ts';
import { RegulationForm } from '../../../feature/output/regulation/regulation-form.tsx';
import { RegulationText } from '../../../feature/output/regulation/text.tsx';
import { contests } from '../../../feature/play/match/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useHoleLists } from '../score/hole-list.ts';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The regulations of a tournament in two languages: written here, or read by those who may not write them. */
export function RegulationsPage() {
  const { t } = useTranslation('regulation');
  const tournament = useTournament();
  const mayWrite = useMayHere()('tournament.write') && tournament.state !== 'closed';
  // who has begun keeps what they typed, whatever another tab does: the save says why it is refused
  const [hasBegun] = useState(mayWrite);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const tools = (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('language')}
        data={(['vi', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language}
        onChange={(value) => setLanguage(value as Language)}
      />
      <TextLink size="sm" to={`/tournaments/${tournament.id}/signup?view=form`} label={t('signup')} />
      {tournament.public ? (
        <Anchor size="sm" href={`${PREFIX}/tournaments/${tournament.id}/live/regulations`} target="_blank">
          {t('preview')}
        </Anchor>
      ) : (
        <Text size="sm" c="dimmed">
          {t('notPublic')}
        </Text>
      )}
    </>
  );
  const print = (
    <Button
      component={Link}
      to={`/tournaments/${tournament.id}/paper?kind=regulation`}
      variant="default"
      size="xs"
      leftSection={<IconPrinter aria-hidden size={16} />}
    >
      {t('print')}
    </Button>
  );
  const past = <Past tournament={tournament} language={language} writable={mayWrite} />;
  return (
    <section aria-label={t('title')}>
      {mayWrite || hasBegun ? (
        <Writing key={tournament.id} tournament={tournament} language={language} tools={tools} print={print} aside={past} />
      ) : (
        <>
          <Group gap="md" mb="sm">
            {tools}
            {print}
          </Group>
          <Reading tournament={tournament} language={language} />
          {past}
        </>
      )}
    </section>
  );
}

type TextsProps = { tournament: Tournament; language: Language };

function Writing({ tournament, ...rest }: TextsProps & { tools: ReactNode; print: ReactNode; aside: ReactNode }) {
  const { t } = useTranslation('regulation');
  const navigate = useNavigate();
  const list = useQuery(divisions(tournament.id));
  const isMatch = tournament.play === 'match';
  const matches = useQuery({ ...contests(tournament.id), enabled: isMatch, refetchInterval: false });
  const holes = useHoleLists(tournament);
  const seals = holes.lists.flatMap(({ number: round, divisionId, awardId, seals: [standing] }) =>
    standing ? [{ round, divisionId, awardId, seal: standing.seal }] : [],
  );
  /** As it was opened or saved last: what others save meanwhile waits until this person saves. */
  const [opened, setOpened] = useState(tournament);
  const reads = [list, matches, ...holes.reads];
  if (list.data === undefined || (isMatch && matches.data === undefined) || reads.some(({ isLoadingError }) => isLoadingError))
    return <Unread of={reads} height={480} />;
  return (
    <RegulationForm
      key={opened.version}
      settings={{ tournament: opened, divisions: list.data.items, seals, contests: matches.data?.items ?? [] }}
      {...rest}
      onSaved={(saved) => {
        setOpened(saved);
        showToast('success', t('saved'), saved.name);
      }}
      onCancel={() => navigate(`/tournaments/${tournament.id}`)}
    />
  );
}

function Reading({ tournament: { regulations, regulationsEnglish }, language }: TextsProps) {
  const { t } = useTranslation('regulation');
  const html = language === 'vi' ? regulations : regulationsEnglish;
  if (html !== null) return <RegulationText html={html} language={language} />;
  return <StateNote icon={IconFileText} title={t('none')} text={t('noneToRead')} />;
}

/** It asks by itself: whatever draws it later than the rest of the screen would not hear that its read has failed. */
function Past({ tournament, language, writable }: TextsProps & { writable: boolean }) {
  const history = useQuery(regulationHistory(tournament.id));
  if (history.data === undefined) return <Unread of={[history]} />;
  return <HistoryPanel history={history.data} timeZone={tournament.timeZone} {...{ language, writable }} now={new Date()} />;
}
