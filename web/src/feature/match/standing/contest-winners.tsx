import type { PublicContests } from '@fairway/api';
import { contestPlaces } from '@fairway/api/rule/contest-place';
import { pointsText } from '@fairway/api/word/match-text';
import { Button, Group } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import surface from '../../../ui/style/surface.module.css';
import tableClasses from '../../../ui/table/table.module.css';

type Lines = ReturnType<typeof contestPlaces>;
type Props = {
  tournamentId: string;
  contests: PublicContests;
  mayPresent: boolean;
  /** T3 of a shared third place. */
  sayPlace: (place: Lines[number]['place']) => string;
};

/** Who came where in each cup and knock-out, and who won each group. */
export function ContestWinners({ tournamentId, contests, mayPresent, sayPlace }: Props) {
  const { t } = useTranslation('winner');
  return (
    <>
      {contests.items.map((contest) => {
        const lines = contestPlaces(contest, contests).toReversed();
        return (
          <section key={contest.id} className={surface.frame} aria-label={contest.name}>
            <Places name={contest.name} lines={lines} sayPlace={sayPlace} />
          </section>
        );
      })}
      <Group gap="xs" my="sm">
        <Button component={Link} to={`/tournaments/${tournamentId}/matches`} variant="default">
          {t('contest.matches')}
        </Button>
        {mayPresent && (
          <Button
            component={Link}
            to={`/tournaments/${tournamentId}/presentation`}
            variant="default"
            leftSection={<IconPresentation aria-hidden size={16} />}
          >
            {t('present')}
          </Button>
        )}
      </Group>
    </>
  );
}

function Places({ name, lines, sayPlace }: Pick<Props, 'sayPlace'> & { name: string; lines: Lines }) {
  const { t } = useTranslation('winner');
  const language = useLanguage();
  const hasGroups = lines.some(({ group }) => group !== null);
  const hasPoints = lines.some(({ points }) => points !== null);
  return (
    <table className={tableClasses.table} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{hasGroups ? t('contest.group') : t('contest.place')}</th>
          <th scope="col" style={{ width: '70%' }}>
            {name}
          </th>
          {hasPoints && (
            <th scope="col" data-numeric>
              {t('contest.points')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.group} ${line.id}`}>
            <td>{line.group ?? sayPlace(line.place)}</td>
            <td translate="no">{line.name}</td>
            {hasPoints && <td data-numeric>{line.points !== null && pointsText(line.points, language)}</td>}
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={2}>{t('contest.nobody')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
