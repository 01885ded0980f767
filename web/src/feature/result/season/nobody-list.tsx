import type { WholeSeason } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';

const MOST_NAMED = 8;

/** Rows that are nobody in the register: each is a person of its own until somebody says who they are; where a place depends on it, somebody must. */
export function NobodyList({ season: { siteId, table } }: { season: WholeSeason }) {
  const { t } = useTranslation('season');
  const { nobodies, doubts } = table;
  const said =
    doubts.length > 0
      ? doubts.map(({ name, tournamentName: tournament, other }) => t('nobody.pair', { name, tournament, other }))
      : nobodies.map(({ name, tournamentName: tournament }) => t('nobody.row', { name, tournament }));
  return (
    <section className="panel column gap-8">
      <p className="needs-person">{t('nobody.title', { count: nobodies.length })}</p>
      <p>{doubts.length > 0 ? t('nobody.doubt', { count: doubts.length }) : t('nobody.text')}</p>
      <ul className="small">
        {said.slice(0, MOST_NAMED).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {said.length > MOST_NAMED && <li>…</li>}
      </ul>
      <TextLink to={`/golfers/proposals?site=${siteId}`} label={t('nobody.open')} />
    </section>
  );
}
