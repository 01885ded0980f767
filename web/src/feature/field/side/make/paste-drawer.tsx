import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { FormDrawer } from '../../../../ui/record/form/form-drawer.tsx';
import type { WrittenSide } from '../name/pasted-sides.ts';
import { PasteForm } from './paste-form.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  find: FindGolfer;
  size: number;
  onRead: (sides: readonly WrittenSide[]) => void;
};

export function PasteDrawer({ opened, onClose, ...form }: Props) {
  const { t } = useTranslation('side');
  return (
    <FormDrawer opened={opened} onClose={onClose} title={t('paste.title')}>
      {(leave) => <PasteForm {...form} onCancel={leave} />}
    </FormDrawer>
  );
}
