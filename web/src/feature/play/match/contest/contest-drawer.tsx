import type { StaffContest } from '@fairway/api';
import { Button } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FormDrawer } from '../../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { ContestForm } from './contest-form.tsx';

type Props = Omit<ComponentProps<typeof ContestForm>, 'contest' | 'onSaved' | 'onCancel'> & {
  /** What is changed, or of which kind a new one is; null: closed. */
  contest: StaffContest | StaffContest['kind'] | null;
  opened: boolean;
  onClose: () => void;
  onSaved: (contest: StaffContest) => void;
  onDelete: (contest: StaffContest) => Promise<boolean>;
};

/** A contest beside the matches: made, changed, or deleted. */
export function ContestDrawer({ contest, opened, onClose, onSaved, onDelete, ...form }: Props) {
  const { t } = useTranslation('contest');
  // what was shown last stays while the drawer closes
  const [last, setLast] = useState<NonNullable<Props['contest']>>('cup');
  if (contest !== null && contest !== last) setLast(contest);
  const isNew = typeof last === 'string';
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={isNew ? t('addTitle', { kind: t(`kind.${last}`) }) : t('editTitle', { name: last.name })}
    >
      {(leave) => (
        <>
          <ContestForm
            key={isNew ? last : last.id}
            {...form}
            contest={last}
            onSaved={(saved) => {
              showToast('success', t(isNew ? 'added' : 'saved', { name: saved.name }), '');
              onSaved(saved);
              onClose();
            }}
            onCancel={leave}
          />
          {!isNew && (
            <Button mt="lg" variant="subtle" color="brick" onClick={() => onDelete(last).then((gone) => gone && onClose())}>
              {t('remove.button')}
            </Button>
          )}
        </>
      )}
    </FormDrawer>
  );
}
