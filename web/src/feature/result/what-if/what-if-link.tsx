import { IconArrowsShuffle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

type Props = { readonly tournament: { readonly id: string; readonly state: string; readonly play: string } };

/** To the screen where changes are tried: of places by strokes, which matches have none of. A closed tournament cannot be changed. */
export function WhatIfLink({ tournament: { id, state, play } }: Props) {
  const { t } = useTranslation('shell');
  if (state === 'closed' || play === 'match') return null;
  return (
    <LinkButton
      to={`/tournaments/${id}/what-if`}
      variant="default"
      leftSection={<IconArrowsShuffle aria-hidden size={16} />}
      label={t('screen.whatIf')}
    />
  );
}
