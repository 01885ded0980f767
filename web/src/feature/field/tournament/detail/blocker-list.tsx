import type { Blocker, Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextLink } from '../../../../ui/page/screen-link.tsx';
import { blockerPlace } from './blocker-place.ts';
import classes from './panel.module.css';

type Props = { tournament: Tournament; blockers: readonly Blocker[] };

/** The blockers, each with a link to the screen that fixes it. */
export function BlockerList({ tournament, blockers }: Props) {
  const { t } = useTranslation('next-step');
  if (blockers.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600} id="blockers">
        {t('standing.blockers')}
      </Text>
      <ul className={`column gap-4 break ${classes.blockers}`} aria-labelledby="blockers">
        {blockers.map((blocker) => {
          const place = blockerPlace(blocker, tournament.rounds);
          return (
            <li key={`${blocker.code} ${blocker.roundId}`}>
              {blocker.message}{' '}
              {place !== null && (
                <TextLink
                  to={`/tournaments/${tournament.id}/${place.screen}${place.search}`}
                  inherit
                  underline="always"
                  label={t(`standing.blockerTo.${place.screen}`)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
