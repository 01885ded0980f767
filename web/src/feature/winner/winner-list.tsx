import type { Winner, WinnerList } from '@fairway/api';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconGavel, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { formatHandicap } from '../../lib/number.ts';
import { StateNote } from '../../ui/state-note.tsx';
import classes from './winner-list.module.css';
import { type Speaker, sayAward, sayReasons, sayValue } from './winner-words.ts';

type Props = {
  list: WinnerList;
  /** Every round is finished, so it is known who can still win. */
  complete: boolean;
  speaker: Omit<Speaker, 't' | 'language' | 'awardOf'>;
  /** Undefined: the person may only look. */
  onDecide?: ((award: Winner) => void) | undefined;
  onTakeBack?: ((award: Winner) => void) | undefined;
};

/** Every award in its order of priority: who wins it, and why it is this player. */
export function WinnerListView({ list, complete, speaker, onDecide, onTakeBack }: Props) {
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  const full: Speaker = { ...speaker, t, language, awardOf: (awardId) => list.items.find((award) => award.awardId === awardId) };
  if (list.items.length === 0) {
    return <StateNote icon={<IconTrophy aria-hidden size={36} stroke={1.4} />} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {list.final ? t('final') : t('provisional')}
      </Text>
      {groupsOf(list.items, (name) => (name === null ? t('field') : t('choice:division', { name }))).map(({ title, awards }) => (
        <section key={title} className={classes.group} aria-label={title}>
          <Title order={2} className={classes.heading}>
            {title}
          </Title>
          <ol className={classes.awards}>
            {awards.map((award) => (
              <AwardLine
                key={award.awardId}
                award={award}
                complete={complete}
                speaker={full}
                onDecide={list.final ? undefined : onDecide}
                onTakeBack={list.final ? undefined : onTakeBack}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function groupsOf(items: readonly Winner[], titleOf: (divisionName: string | null) => string): { title: string; awards: Winner[] }[] {
  const groups = Map.groupBy(items, ({ divisionName }) => titleOf(divisionName));
  return [...groups].map(([title, awards]) => ({ title, awards }));
}

type LineProps = { award: Winner; complete: boolean; speaker: Speaker } & Pick<Props, 'onDecide' | 'onTakeBack'>;

function AwardLine({ award, complete, speaker, onDecide, onTakeBack }: LineProps) {
  const { t } = speaker;
  return (
    <li className={classes.award} data-open={award.open.length > 0 || undefined}>
      <div className={classes.head}>
        <Text fw={600} component="h3" className={classes.title}>
          {sayAward(award, t)}
        </Text>
        {award.main && <span className={classes.main}>{t('main')}</span>}
      </div>
      <Recipient award={award} complete={complete} speaker={speaker} />
      {sayReasons(award, speaker).map((reason) => (
        <Text key={reason} size="sm" className={classes.reason}>
          {reason}
        </Text>
      ))}
      {award.backups.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('backups', {
            names: award.backups.map(({ name, value }) => `${name} (${sayValue(value, award.basis, t, speaker.language)})`).join(', '),
          })}
        </Text>
      )}
      <Group gap="xs">
        {award.open.length > 0 && onDecide && (
          <Button size="xs" leftSection={<IconGavel aria-hidden size={16} />} onClick={() => onDecide(award)}>
            {t('decide')}
          </Button>
        )}
        {award.decision !== null && onTakeBack && (
          <Button size="xs" variant="default" onClick={() => onTakeBack(award)}>
            {t('takeBack')}
          </Button>
        )}
      </Group>
    </li>
  );
}

function Recipient({ award, complete, speaker: { t, language } }: Pick<LineProps, 'award' | 'complete' | 'speaker'>) {
  const { winner } = award;
  if (winner === null) {
    const waits = award.open.length > 0 || award.waitsFor !== null || !complete;
    return (
      <Alert variant="light" color={award.open.length > 0 ? 'amber' : 'gray'} py={6}>
        {t(waits ? 'nobody' : 'nobodyLeft')}
      </Alert>
    );
  }
  const detail =
    winner.net === null || winner.handicap === null
      ? null
      : t('detail', {
          gross: winner.gross ?? '–',
          handicap: formatHandicap(winner.handicap, language),
          net: formatHandicap(winner.net, language),
        });
  return (
    <p className={classes.winner}>
      <strong>{winner.name}</strong>
      <span className={classes.value}>{detail ?? sayValue(winner.value, award.basis, t, language)}</span>
    </p>
  );
}
