import type { Club, ListedTournament, Season, WholeSeason } from '@fairway/api';
import { SEASON_KINDS } from '@fairway/api/choice/result/season';
import { type PointsRule, SEASON_RULES, type SeasonRule, type SeasonRuleName } from '@fairway/golf';
import { NativeSelect, TextInput } from '@mantine/core';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { today } from '../../../../lib/value/date.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { MoveList, sayChanges } from '../move-list.tsx';
import { addSeason, changeSeason, tryRule } from '../query.ts';
import { ChampionshipFields } from './championship-fields.tsx';
import { EclecticFields } from './eclectic-fields.tsx';
import { EventFields } from './event-fields.tsx';
import { ChoiceField } from './fields.tsx';
import { ScoringFields } from './scoring-fields.tsx';

const NAMES = Object.keys(SEASON_RULES) as SeasonRuleName[];
const namesOf = (kind: SeasonRule['kind']) => NAMES.filter((name) => SEASON_RULES[name].kind === kind);
/** A published rule with the days and events of another. */
const withPreset = (name: SeasonRuleName, { from, to, only, ...old }: Span): SeasonRule => {
  const rule = structuredClone(SEASON_RULES[name]);
  return { ...rule, from, to, only, ...(rule.kind === 'points' && { events: old.events ?? {} }) } as unknown as SeasonRule;
};
type Span = Pick<SeasonRule, 'from' | 'to' | 'only'> & Partial<Pick<PointsRule, 'events'>>;

/** The year of today, by a rule that needs nothing else. */
function newRule(): SeasonRule {
  const year = today('Asia/Ho_Chi_Minh').slice(0, 4);
  return withPreset('best-eight-places', { from: `${year}-01-01`, to: `${year}-12-31`, only: null });
}

type Props = {
  siteId: string;
  clubs: readonly Pick<Club, 'id' | 'name'>[];
  /** Those of the site. */
  tournaments: readonly ListedTournament[];
  /** undefined: a new one. */
  season?: WholeSeason;
  onSaved: (season: Season) => void;
  onCancel: () => void;
};

/** A season: its events, and how they come to a table. A rule that changes after a publication says first whom it moves. */
export function SeasonForm({ siteId, clubs, tournaments, season, onSaved, onCancel }: Props) {
  const { t } = useTranslation('season');
  const client = useQueryClient();
  const [name, setName] = useState(season?.name ?? '');
  const [clubId, setClubId] = useState(season?.clubId ?? null);
  const [rule, setRule] = useState<SeasonRule>(() => season?.rule ?? newRule());
  const [tried, setTried] = useState<string | null>(null);
  const body = { name, clubId, rule: rule as never };
  const key = hashKey([clubId, rule]);
  const isAsked = season?.published != null && key !== hashKey([season.clubId, season.rule]);
  const trying = useMutation({
    mutationFn: () => tryRule(season?.id ?? '', { clubId, rule: rule as never }),
    onSuccess: () => setTried(key),
  });
  const saving = useMutation({
    mutationFn: () => (season ? changeSeason(season.id, { ...body, version: season.version }) : addSeason(siteId, body)),
    meta: { shows: ['season-event-unknown'] },
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: ['seasons'] });
      onSaved(saved);
    },
  });
  const errors = errorsOf(saving.error ?? trying.error);
  const lines = season?.table.lines ?? [];
  const mustAsk = isAsked && tried !== key;
  return (
    <AskForm
      action={mustAsk ? t('rule.tryOut') : t('save')}
      onSubmit={() => (mustAsk ? trying.mutate() : saving.mutate())}
      onCancel={onCancel}
      isPending={saving.isPending || trying.isPending}
      ready={name.trim() !== ''}
    >
      <TextInput
        label={t('name')}
        required
        value={name}
        error={errors.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      {clubs.length > 1 && (
        <NativeSelect
          label={t('rule.club')}
          data={[{ value: '', label: t('rule.everyClub') }, ...clubs.map(({ id: value, name: label }) => ({ value, label }))]}
          value={clubId ?? ''}
          onChange={({ currentTarget }) => setClubId(currentTarget.value || null)}
        />
      )}
      <ChoiceField
        label={t('rule.seasonKind')}
        choices={SEASON_KINDS}
        wordOf={(one) => t(`kindOf.${one}`)}
        value={rule.kind}
        onChange={(kind) => setRule(withPreset(namesOf(kind)[0] ?? 'best-eight-places', rule))}
      />
      <NativeSelect
        label={t('rule.preset')}
        data={[
          { value: '', label: t('rule.own') },
          ...namesOf(rule.kind).map((value) => ({ value: value as string, label: t(`rule.presets.${value}`) })),
        ]}
        value={NAMES.find((one) => hashKey([withPreset(one, rule)]) === hashKey([rule])) ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = NAMES.find((one) => one === currentTarget.value);
          if (chosen) setRule(withPreset(chosen, rule));
        }}
      />
      <EventFields
        rule={rule}
        onChange={setRule}
        tournaments={tournaments.filter((one) => clubId === null || one.clubId === clubId)}
        errors={errors}
      />
      {rule.kind === 'points' && <ScoringFields rule={rule} onChange={setRule} lines={lines} errors={errors} />}
      {rule.kind === 'eclectic' && <EclecticFields rule={rule} onChange={setRule} lines={lines} errors={errors} />}
      {rule.kind === 'championship' && <ChampionshipFields rule={rule} onChange={setRule} lines={lines} errors={errors} />}
      {isAsked && trying.data && tried === key && (
        <section className="panel column gap-8" role="status">
          <p className="needs-person">{t('rule.asks')}</p>
          <p className="small quiet">{sayChanges(trying.data.changes, t)}</p>
          <MoveList moves={trying.data} />
        </section>
      )}
    </AskForm>
  );
}

/** What the server found wrong, by the field of the rule. */
function errorsOf(error: unknown): FieldErrors {
  if (!isApiError(error)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([path, [first]]) => [path.replace(/^rule\./, '').split('.')[0] ?? path, first]),
  );
}
