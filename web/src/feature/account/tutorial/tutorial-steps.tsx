import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import classes from './tutorial-steps.module.css';

const STEPS = ['create', 'divisions', 'importPlayers', 'flights', 'paper', 'scores', 'leaderboard', 'winners'] as const;

/** By `vi/create`: pictures of the demo, taken anew by `npm run picture`. */
const FILES = import.meta.glob<string>('./picture/*/*.webp', { query: '?url', import: 'default', eager: true });
const pictureOf = (language: string, step: string): string => FILES[`./picture/${language}/${step}.webp`] ?? '';

/** The way of a tournament in eight steps, each with its screen. */
export function TutorialSteps() {
  const { t } = useTranslation('tutorial');
  const language = useLanguage();
  return (
    <ol className={classes.steps}>
      {STEPS.map((step, at) => (
        <li key={step}>
          <Title order={2} size="h3">
            <span className={`quiet strong ${classes.number}`}>{t('number', { step: at + 1 })}</span> {t(`step.${step}.title`)}
          </Title>
          <Text>{t(`step.${step}.text`)}</Text>
          <img
            src={pictureOf(language, step)}
            alt={t('pictureOf', { step: at + 1, title: t(`step.${step}.title`) })}
            width={1280}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ol>
  );
}
