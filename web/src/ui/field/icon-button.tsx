import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '#icon';

type Props = Omit<ActionIconProps & ComponentPropsWithRef<'button'>, 'children' | 'color'> & { icon: Icon; label: string };

/** A button that is a sign; quiet in a line, `variant="default"` beside other buttons. */
export const IconButton = ({ icon: Sign, label, variant = 'subtle', size = 36, ...props }: Props) => (
  <ActionIcon {...props} variant={variant} {...(variant === 'subtle' && { color: 'gray' })} size={size} aria-label={label}>
    <Sign aria-hidden size={size === 36 ? 18 : 16} />
  </ActionIcon>
);
