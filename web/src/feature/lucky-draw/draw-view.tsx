import type { LuckyDraw } from '@fairway/api';
import { Button, CopyButton, Group, Text } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatInstant } from '../../lib/date.ts';
import surface from '../../ui/style/surface.module.css';
import classes from './lucky-draw.module.css';

/** How much of a seal people compare at a glance. */
const SHORT = 8;

/** The last player in large letters. */
export function LastDrawn({ draw: { lines, prizes, endedAt } }: { draw: LuckyDraw }) {
  const { t } = useTranslation('lucky-draw');
  const last = lines.at(-1);
  return (
    <section className={`${surface.card} ${classes.last}`} aria-live="polite">
      {last === undefined ? (
        <p>{t(endedAt === null ? 'ready' : 'ended')}</p>
      ) : (
        <>
          <p className={classes.prize}>{prizes[last.prize]?.name}</p>
          <p className={last.outcome === 'given' ? classes.name : `${classes.name} ${classes.passed}`}>{last.name ?? t('deleted')}</p>
          {last.outcome === 'passed' && <p>{t('passed')}</p>}
        </>
      )}
    </section>
  );
}

/** The prizes with who was drawn for each. */
export function DrawnList({ draw: { prizes, lines }, timeZone }: { draw: LuckyDraw; timeZone: string }) {
  const { t } = useTranslation('lucky-draw');
  return (
    <section aria-label={t('drawn')} className={classes.drawn}>
      {prizes.map(({ name, count }, at) => {
        const own = lines.filter(({ prize }) => prize === at);
        const given = own.filter(({ outcome }) => outcome === 'given').length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prizes never change, and two may have one name
          <div key={at}>
            <Group justify="space-between" wrap="nowrap" align="baseline">
              <h3>{name}</h3>
              <span className="tabular">{t('given', { given, count })}</span>
            </Group>
            <ol>
              {own.map(({ nth, name: player, outcome, by, at: time }) => (
                <li key={nth} value={nth}>
                  {player ?? t('deleted')}
                  {outcome === 'passed' && (
                    <Text span size="sm" c="dimmed">
                      {` (${t('passedBy', { by: by ?? '–', time: formatInstant(time, timeZone) })})`}
                    </Text>
                  )}
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

/** The seal in its short form, and the seed at the end. */
export function SealLine({ draw: { seal, seed } }: { draw: LuckyDraw }) {
  const { t } = useTranslation(['lucky-draw', 'word']);
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" c="dimmed" className="tabular" title={seal}>
          {t('seal', { seal: `${seal.slice(0, SHORT)}…` })}
        </Text>
        <CopyButton value={seal}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="subtle" onClick={copy}>
              {t(copied ? 'word:copied' : 'word:copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      {seed !== null && (
        <Text size="sm" className={classes.seed}>
          {t('seed')}: <code>{seed}</code>
        </Text>
      )}
    </div>
  );
}
