import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Icon, IconCloudOff, IconSearchOff } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { useTabTitle } from './screen-name.ts';
import classes from './state-note.module.css';

type Props = {
  icon?: Icon;
  title: string;
  text: string;
  action?: ReactNode;
  /** The note is the whole screen: its title is the screen's title. */
  wholeScreen?: boolean;
};

/** What an empty or failing place is for, and what to do now. */
export function StateNote({ icon: Sign, title, text, action, wholeScreen = false }: Props) {
  return (
    <div className={`column gap-8 quiet center ${classes.note}`}>
      {Sign && <Sign aria-hidden size={36} stroke={1.4} />}
      {wholeScreen ? (
        <WholeScreenTitle title={title} />
      ) : (
        <Title order={2} data-landing>
          {title}
        </Title>
      )}
      <p>{text}</p>
      {action}
    </div>
  );
}

/** The browser's tab says it too: it would still say that the screen is loading. */
function WholeScreenTitle({ title }: Pick<Props, 'title'>) {
  useTabTitle(title);
  return <ScreenHeading order={1} text={title} />;
}

/** A read that failed, with the reason and another try. */
export function FailedNote({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['failure', 'word']);
  return (
    <StateNote
      icon={IconCloudOff}
      title={t('readTitle')}
      text={failureOf(error)?.message ?? ''}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('word:tryAgain')}
        </Button>
      }
    />
  );
}

export type Read = {
  readonly isLoading: boolean;
  /** It failed, and there is nothing from before. */
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
};
type UnreadProps = {
  of: readonly Read[];
  /** Of the outline meanwhile. Without it the part goes on without them: nothing meanwhile, and a line of what failed. */
  height?: number;
};

/** What stands for a part until all its reads have answered: an outline, or why one of them failed, with another try for all that did. */
export function Unread({ of, height }: UnreadProps) {
  const { t } = useTranslation(['failure', 'word']);
  const failed = of.filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  if (first === undefined) return height !== undefined && of.some(({ isLoading }) => isLoading) ? <Skeleton height={height} /> : null;
  if (height !== undefined) return <FailedNote error={first.error} onRetry={retry} />;
  return (
    <Text component="span" display="block" size="sm" role="alert">
      {t('readTitle')}. {failureOf(first.error)?.message}{' '}
      <Anchor component="button" type="button" inherit onClick={retry}>
        {t('word:tryAgain')}
      </Anchor>
    </Text>
  );
}

/** A list that its filters leave empty. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <StateNote
      icon={IconSearchOff}
      title={t('nothingFound')}
      text={t('nothingFoundHint')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
