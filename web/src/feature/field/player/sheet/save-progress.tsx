import { formatCount } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import type { SaveProgress as Progress } from '../../../../ui/grid/model/sheet-saver.ts';

/** How far saving or deleting several players has come. `removing`: null where none are deleted. */
export function SaveProgress({ progress, removing }: { progress: Progress; removing: Progress | null }) {
  const { t } = useTranslation('player');
  const language = useLanguage();
  const counts = ({ done, total }: Progress) => ({ done: formatCount(done, language), total: formatCount(total, language) });
  return (
    <>
      {removing !== null && <span>{t('grid.deleting', counts(removing))}</span>}
      {progress.total > 1 && <span>{t('grid.progress', counts(progress))}</span>}
    </>
  );
}
