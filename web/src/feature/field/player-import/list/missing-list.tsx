import type { ImportPreview, MissingAction } from '@fairway/api';
import { SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useCounted } from '../counted.ts';
import type { MissingActions } from '../draft.ts';
import classes from './missing-list.module.css';

type Props = {
  missing: ImportPreview['missing'];
  actions: MissingActions;
  onLeave: (playerId: string, action: MissingAction | 'stay') => void;
};

/** Golfers who are not in this issue of the list, each with a choice. They stay unless the person says otherwise. */
export function MissingList({ missing, actions, onLeave }: Props) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  if (missing.length === 0) return null;
  return (
    <details className={`warning ${classes.missing}`} open={missing.length <= MOST_OPEN}>
      <summary>{t('missing', counted(missing.length))}</summary>
      <ul>
        {missing.map(({ playerId, name, detail, hasScores }) => (
          <li key={playerId}>
            <span>
              <strong>{name}</strong>{' '}
              <Text span c="dimmed">
                {detail}
              </Text>
            </span>
            <SegmentedControl
              size="xs"
              aria-label={t('missingQuestion', { name })}
              value={actions.get(playerId) ?? 'stay'}
              data={[
                { value: 'stay', label: t('missingStay') },
                { value: 'withdraw', label: t('missingWithdraw') },
                // whoever has scores stays in the results, withdrawn or not
                ...(hasScores ? [] : [{ value: 'remove', label: t('missingRemove') }]),
              ]}
              onChange={(value) => onLeave(playerId, value as MissingAction | 'stay')}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

const MOST_OPEN = 10;
