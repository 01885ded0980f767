import { datesOf } from '@fairway/api/rule/field/play-dates';
import { Group, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { latestTournaments } from '../../../feature/field/tournament/club-query.ts';
import { tournament } from '../../../feature/field/tournament/query.ts';
import { StateMark } from '../../../feature/field/tournament/state-mark.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import type { MenuProps } from '../../../ui/menu/menu-button.tsx';
import { OpenMenu } from '../../../ui/menu/open-menu.tsx';

/** The latest tournaments of the club, and the way to all. */
export function TournamentMenu({ button }: MenuProps) {
  const { t } = useTranslation('tournament');
  const { tournamentId = '' } = useParams();
  const clubId = useQuery(tournament(tournamentId)).data?.clubId;
  const latest = useQuery({ ...latestTournaments(clubId ?? ''), enabled: clubId !== undefined }).data ?? [];
  const others = latest.filter(({ id }) => id !== tournamentId);
  return (
    <OpenMenu button={button} position="bottom-start" width={320}>
      {others.map((other) => (
        <Menu.Item key={other.id} component={Link} to={`/tournaments/${other.id}`}>
          {other.name}
          <Group gap="2px 10px" c="dimmed" fz="sm">
            <span className="tabular">{datesOf(other, formatDate)}</span>
            <StateMark of={other} today={other.playedToday} />
          </Group>
        </Menu.Item>
      ))}
      {others.length > 0 && <Menu.Divider />}
      <Menu.Item component={Link} to="/tournaments">
        {t('toList')}
      </Menu.Item>
    </OpenMenu>
  );
}
