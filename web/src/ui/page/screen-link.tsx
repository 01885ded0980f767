import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router';

type Props = Omit<ButtonProps, 'children'> & { to: string; label: string };

/** A button that leads to another screen. */
export const LinkButton = ({ label, ...props }: Props) => (
  <Button component={Link} {...props}>
    {label}
  </Button>
);

/** Words that lead to another screen. */
export const TextLink = ({ label, ...props }: Omit<AnchorProps, 'children'> & { to: string; label: string }) => (
  <Anchor component={Link} {...props}>
    {label}
  </Anchor>
);
