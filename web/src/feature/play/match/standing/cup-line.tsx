import type { StaffContest, TeamShown } from '@fairway/api';
import { pointsText } from '@fairway/api/word/points-text';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';

/** The points of a cup in a line above its matches: Sông Hồng 2½ – Lam Sơn 1½, and what they would be if all ended now. */
export function CupLine({ contest: { standing }, teams }: { contest: StaffContest; teams: readonly TeamShown[] }) {
  const { t } = useTranslation('match-board');
  const language = useLanguage();
  if (standing.kind !== 'cup' || standing.teams.length === 0) return null;
  const inOrder = teams.flatMap(({ id, name }) => standing.teams.flatMap((of) => (of.team === id ? [{ ...of, name }] : [])));
  const points = inOrder.map((of) => `${of.name} ${pointsText(of.points, language)}`).join(' – ');
  const projected = inOrder.map((of) => pointsText(of.projected, language)).join(' – ');
  return (
    <Text className="tabular">
      <b>{points}</b>
      {standing.total.toCome > 0 && ` · ${t('cup.projectedOf', { points: projected })}`}
    </Text>
  );
}
