import type { Explanation, StaffBoard } from '@fairway/api';
import { List, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { lineOf, type NamingBoard } from '../listed-board.ts';
import { saySteps } from './step-words.ts';

type Props = { steps: Explanation['steps']; board: NamingBoard & Pick<StaffBoard, 'rounds'> };

/** The engine's steps to a place as sentences; a tie with the keys that were tried. */
export function StepList({ steps, board }: Props) {
  const { t } = useTranslation('explanation');
  const language = useLanguage();
  const nameOf = (playerId: string) => lineOf(board, playerId)?.name ?? playerId;
  return (
    <Stack gap="xs" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
      {saySteps(steps, { t, language, nameOf, roundCount: board.rounds.length }).map(({ text, trials }) => (
        <li key={text}>
          <Text>{text}</Text>
          {trials && (
            <List size="sm" mt={4}>
              {trials.map((trial) => (
                <List.Item key={trial}>{trial}</List.Item>
              ))}
            </List>
          )}
        </li>
      ))}
    </Stack>
  );
}
