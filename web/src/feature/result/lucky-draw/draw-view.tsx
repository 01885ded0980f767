import type { LuckyDraw } from '@fairway/api';
import { Group, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import classes from './lucky-draw.module.css';

/** The last player in large letters, while the draw goes on. */
export function LastDrawn({ draw: { lines, prizes } }: { draw: LuckyDraw }) {
  const { t } = useTranslation('lucky-draw');
  const last = lines.at(-1);
  return (
    <section className="panel center" aria-live="polite">
      {last === undefined ? (
        <p>{t('ready')}</p>
      ) : (
        <>
          <p className="quiet">{prizes[last.prize]?.name}</p>
          <p className={last.outcome === 'given' ? classes.name : `${classes.name} ${classes.passed}`}>{last.name ?? t('deleted')}</p>
          {last.outcome === 'passed' && <p>{t('passed')}</p>}
        </>
      )}
    </section>
  );
}

/** The prizes as cards, each with who was drawn for it. */
export function DrawnList({ draw: { prizes, lines }, timeZone }: { draw: LuckyDraw; timeZone: string }) {
  const { t } = useTranslation('lucky-draw');
  return (
    <section aria-label={t('drawn')} className={classes.drawn}>
      {prizes.map(({ name, count }, at) => {
        const own = lines.filter(({ prize }) => prize === at);
        const given = own.filter(({ outcome }) => outcome === 'given').length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prizes never change, and two may have one name
          <div key={at} className="panel">
            <Group justify="space-between" wrap="nowrap" align="baseline">
              <h3>{name}</h3>
              <span className="tabular">{t('given', { given, count })}</span>
            </Group>
            <ol className="marked">
              {own.map(({ nth, name: player, outcome, by, at: time }) => (
                <li key={nth} value={nth}>
                  <span className={outcome === 'passed' ? classes.passed : undefined}>{player ?? t('deleted')}</span>
                  {outcome === 'passed' && (
                    <Text span display="block" size="sm" c="dimmed">
                      {t('passedBy', { by: by ?? '–', time: formatInstant(time, timeZone) })}
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

/** The seal, and the seed at the end: folded, as only who checks the draw needs them. */
export function SealFold({ draw: { seal, seed } }: { draw: LuckyDraw }) {
  const { t } = useTranslation('lucky-draw');
  return (
    <details className={classes.fold}>
      <summary>{t('check')}</summary>
      <p>{t('intro')}</p>
      <Code label={t('seal')} value={seal} />
      {seed !== null && <Code label={t('seed')} value={seed} />}
    </details>
  );
}

function Code({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('word');
  return (
    <div>
      <Group gap="xs">
        <Text span fw={600}>
          {label}
        </Text>
        <CopyButton value={value} label={t('copy')} size="compact-sm" variant="subtle" aria-label={`${t('copy')}: ${label}`} />
      </Group>
      <code className="quiet break">{value}</code>
    </div>
  );
}
