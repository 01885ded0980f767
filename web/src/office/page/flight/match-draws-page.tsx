import type { StaffContest } from '@fairway/api';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { IconTournament } from '#icon';
import { contests } from '../../../feature/play/match/query.ts';
import { BoundDrawPanel } from '../../../feature/result/bound-draw/bound-draw-panel.tsx';
import { type LineDraw, LineRuleFields, lineDrawOf, useLineRule } from '../../../feature/result/bound-draw/line-rule.tsx';
import { beginCeremony, useCeremonyChange } from '../../../feature/result/ceremony/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { ScreenName } from '../../../ui/page/screen-name.ts';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';
import classes from './match-draws-page.module.css';

/** What is drawn in public for matches: opponents and caddies of each session, places of each knock-out and of groups. */
export function MatchDrawsPage() {
  const { t } = useTranslation('counted-holes');
  const { id } = useTournament();
  const name = useContext(ScreenName);
  const read = useQuery(contests(id));
  if (read.data === undefined) return <Unread of={[read]} height={240} />;
  const { items } = read.data;
  if (items.length === 0) {
    const action = <LinkButton to={`/tournaments/${id}/matches`} label={t('drawn.toMatches')} />;
    return <StateNote icon={IconTournament} title={t('drawn.noneTitle')} text={t('drawn.none')} action={action} />;
  }
  return (
    <Stack gap="md" maw={860}>
      <Title order={2} aria-hidden>
        {name}
      </Title>
      <Text c="dimmed">{t('bound.hint')}</Text>
      {items.map((contest) => (
        <ContestDraws key={contest.id} contest={contest} />
      ))}
      <Anchor href={`${PREFIX}/tournaments/${id}/live/seal`} target="_blank">
        {t('drawn.television')}
      </Anchor>
    </Stack>
  );
}

function ContestDraws({ contest: { id, name, kind, sessions } }: { contest: StaffContest }) {
  const { t } = useTranslation('counted-holes');
  return (
    <Stack component="section" gap="md" className="panel" aria-label={name}>
      <Title order={3} size="h3">
        {name}
      </Title>
      {kind !== 'cup' && (
        <Draw
          title={t('drawn.places')}
          of={{ kind: 'places', contestId: id, hasGroups: kind === 'groups' }}
          none={sessions.length > 0 ? t('drawn.placesMade') : null}
        />
      )}
      {sessions.map((session) => {
        const called = session.name ?? t('drawn.round', { number: session.round });
        return (
          <Stack key={session.id} gap="xs">
            <Title order={4} size="h5">
              {called}
            </Title>
            {kind === 'cup' && (
              <Draw
                title={t('drawn.opponents')}
                whose={called}
                of={{ kind: 'opponents', matchSessionId: session.id }}
                none={session.lineUp === 'draw' ? null : t('drawn.notByLot')}
              />
            )}
            <Draw title={t('drawn.caddies')} whose={called} of={{ kind: 'caddies', matchSessionId: session.id }} none={null} />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** `none`: why no new draw may begin; null: one may. `whose`: the session that it is of. */
function Draw({ title, whose, of, none }: { title: string; whose?: string; of: LineDraw; none: string | null }) {
  const tournament = useTournament();
  const may = useMayHere();
  const navigate = useNavigate();
  const [rule, setRule] = useLineRule();
  const begin = useCeremonyChange(tournament.id, beginCeremony(tournament.id));
  const isOpen = tournament.state !== 'closed';
  const present = (drawId: string) =>
    begin.mutate({ kind: 'draw', drawId }, { onSuccess: () => navigate(`/tournaments/${tournament.id}/presentation`) });
  return (
    <section className={`row gap-16 wrap ${classes.draw}`} aria-label={whose === undefined ? title : `${whose} · ${title}`}>
      <b>{title}</b>
      {none !== null && <Text c="dimmed">{none}</Text>}
      <BoundDrawPanel
        tournament={tournament}
        of={of}
        mayChange={isOpen && may('draw.write')}
        mayBegin={none === null}
        line={{
          rule: <LineRuleFields of={of} rule={rule} onChange={setRule} />,
          wanted: (source) => lineDrawOf(of, rule, source),
        }}
        {...(may('suspense.write') && { onPresent: present })}
      />
    </section>
  );
}
