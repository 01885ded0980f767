import { Text } from '@mantine/core';
import { TutorialSteps } from '../../../feature/account/tutorial/tutorial-steps.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function TutorialsPage() {
  const { t } = useTranslation('tutorial');
  return (
    <PageFrame width="narrow">
      <Text c="dimmed" mb="xl">
        {t('intro')}
      </Text>
      <TutorialSteps />
    </PageFrame>
  );
}
