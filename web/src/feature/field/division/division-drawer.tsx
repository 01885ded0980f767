import type { Division, Tournament } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EditDrawer } from '../../../ui/record/form/edit-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { DivisionForm } from './division-form.tsx';

type Props = {
  tournamentId: string;
  useHandicapCourse: boolean;
  play: Tournament['play'];
  /** null: closed. */
  edited: Division | 'new' | null;
  onClose: () => void;
};

/** A division that is added or edited, beside the list. */
export function DivisionDrawer({ tournamentId, useHandicapCourse, play, edited, onClose }: Props) {
  const { t } = useTranslation('division');
  return (
    <EditDrawer edited={edited} onClose={onClose} titleOf={(one) => (one ? t('edit', { name: one.name }) : t('add'))}>
      {(division, leave) => (
        <DivisionForm
          tournamentId={tournamentId}
          division={division}
          useHandicapCourse={useHandicapCourse}
          play={play}
          onSaved={({ name }) => {
            onClose();
            showToast('success', t('saved', { name }), '');
          }}
          onCancel={leave}
        />
      )}
    </EditDrawer>
  );
}
