import type { Obstacle, Tournament } from '@fairway/api';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { obstaclePlace } from './obstacle-place.ts';
import classes from './panel.module.css';

type Props = { tournament: Tournament; obstacles: readonly Obstacle[] };

/** What stands in the way, each with the way to where it is put right. */
export function ObstacleList({ tournament, obstacles }: Props) {
  const { t } = useTranslation('tournament');
  if (obstacles.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600} id="obstacles">
        {t('detail.obstacles')}
      </Text>
      <ul className={classes.obstacles} aria-labelledby="obstacles">
        {obstacles.map((obstacle) => {
          const place = obstaclePlace(obstacle, tournament.rounds);
          return (
            <li key={`${obstacle.code} ${obstacle.roundId}`}>
              {obstacle.message}{' '}
              {place !== null && (
                <Anchor component={Link} to={`/tournaments/${tournament.id}/${place.screen}${place.search}`} inherit underline="always">
                  {t(`detail.obstacleTo.${place.screen}`)}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
