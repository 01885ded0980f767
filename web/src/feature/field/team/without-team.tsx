import type { Team } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { Button, Checkbox, Group, Menu, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { IconChevronDown } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import type { Golfer } from './golfer.ts';
import { useMembers } from './query.ts';
import classes from './team-panel.module.css';

type Props = { tournamentId: string; golfers: readonly Golfer[]; teams: readonly Team[]; writable: boolean };

const NOBODY: ReadonlySet<string> = new Set();

/** Who has no team: several are put into one at once. */
export function WithoutTeam({ tournamentId, golfers, teams, writable }: Props) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const id = useId();
  const [marked, setMarked] = useState(NOBODY);
  const members = useMembers(tournamentId);
  const chosen = golfers.filter((golfer) => marked.has(golfer.id));
  const put = ({ id: teamId, name, players }: Team) => {
    const come = chosen.map((golfer) => ({
      playerId: golfer.id,
      name: golfer.name,
      group: null,
      reserve: false,
      handicap: golfer.handicap,
    }));
    const onSuccess = () => showToast('success', t('without.done', { count: come.length, name }), '');
    members.mutate({ teamId, players: [...players, ...come] }, { onSuccess });
    setMarked(NOBODY);
  };
  const label = ({ name, handicap }: Golfer) => (
    <>
      {name} {handicap !== null && <small>{t('handicap', { handicap: formatHandicap(handicap, language) })}</small>}
    </>
  );
  return (
    <section aria-labelledby={id} className={classes.without}>
      <Title order={2} size="h4" id={id}>
        {t('without.title')}
      </Title>
      {golfers.length === 0 && <Text c="dimmed">{t('without.nobody')}</Text>}
      {golfers.length > 0 && writable && (
        <Group gap="sm" my="xs">
          <Text c="dimmed">{t('without.text')}</Text>
          <Checkbox
            label={t('without.all')}
            checked={chosen.length === golfers.length}
            indeterminate={chosen.length > 0 && chosen.length < golfers.length}
            onChange={({ currentTarget }) => setMarked(currentTarget.checked ? new Set(golfers.map((golfer) => golfer.id)) : NOBODY)}
          />
          {chosen.length > 0 && (
            <Menu position="bottom-start">
              <Menu.Target>
                <Button rightSection={<IconChevronDown aria-hidden size={16} />}>{t('without.put', { count: chosen.length })}</Button>
              </Menu.Target>
              <Menu.Dropdown>
                {teams.map((team) => (
                  <Menu.Item key={team.id} onClick={() => put(team)}>
                    {team.name}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      )}
      <ul className={classes.free}>
        {golfers.map((golfer) => (
          <li key={golfer.id}>
            {writable ? (
              <Checkbox
                label={label(golfer)}
                checked={marked.has(golfer.id)}
                onChange={({ currentTarget }) =>
                  setMarked((before) => {
                    const next = new Set(before);
                    if (currentTarget.checked) next.add(golfer.id);
                    else next.delete(golfer.id);
                    return next;
                  })
                }
              />
            ) : (
              label(golfer)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
