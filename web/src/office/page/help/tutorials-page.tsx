import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TutorialSteps } from '../../../feature/tutorial/tutorial-steps.tsx';
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
