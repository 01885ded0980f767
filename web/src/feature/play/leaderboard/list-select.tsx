import type { StaffBoard } from '@fairway/api';
import { Select } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Props = {
  divisions: StaffBoard['divisions'];
  divisionId: string | null;
  /** Empty: the field. */
  onChange: (divisionId: string) => void;
};

/** The field, or one of the divisions. */
export function ListSelect({ divisions, divisionId, onChange }: Props) {
  const { t } = useTranslation(['leaderboard', 'word']);
  return (
    <Select
      aria-label={t('show')}
      w={150}
      data={[
        { value: '', label: t('field') },
        ...divisions.map(({ id, name }) => ({ value: id, label: t('word:divisionName', { name }) })),
      ]}
      value={divisionId ?? ''}
      onChange={(division) => onChange(division ?? '')}
    />
  );
}
