import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A password; the eye beside it, a stop of Tab too, shows and hides it, and is called by what it does next. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  const [visible, { toggle }] = useDisclosure();
  return (
    <PasswordInput
      // no form asks for one that may be left out
      aria-required
      {...props}
      // Mantine marks the frame around the field, not the field
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleFocusable
      // the name tells the state: `aria-pressed` would tell it twice, and the other way round
      visibilityToggleButtonProps={{ 'aria-label': t(visible ? 'hidePassword' : 'showPassword'), 'aria-pressed': undefined }}
    />
  );
}
