import { Button, type ButtonProps, CopyButton as Copying } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';

type Props = Omit<ButtonProps, 'children'> & { value: string; label: string };

/** A button that copies a text, and says for a while that it has. */
export function CopyButton({ value, label, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <Copying value={value}>
      {({ copied, copy }) => (
        <Button variant="default" {...props} onClick={copy}>
          {copied ? t('copied') : label}
        </Button>
      )}
    </Copying>
  );
}
