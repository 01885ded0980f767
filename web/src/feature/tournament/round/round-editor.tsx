import type { Round, Tournament } from '@fairway/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/date.ts';
import { changesOf, differencesOf } from '../../../lib/stale.ts';
import { StaleDialog } from '../../../ui/stale-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { ClubCard } from '../course/course-field.tsx';
import { addRound, changeRound, type NewRound, useTournamentChange } from '../query.ts';
import { RoundForm } from './round-form.tsx';

type Fields = Pick<Round, 'date' | 'courseName' | 'par' | 'strokeIndex'>;
type Props = {
  tournament: Tournament;
  /** null: a new round. */
  round: Round | null;
  cards: readonly ClubCard[];
  onSaved: () => void;
  onCancel: () => void;
};

const fieldsOf = ({ date, courseName, par, strokeIndex }: Fields): Fields => ({ date, courseName, par, strokeIndex });

/** Adds or changes a round; when somebody else has changed it since, both versions are shown. */
export function RoundEditor({ tournament, round, cards, onSaved, onCancel }: Props) {
  const { t } = useTranslation('tournament');
  const [stale, setStale] = useState<{ readonly opened: Round; readonly mine: Fields; readonly current: Round } | null>(null);
  const add = useTournamentChange(addRound(tournament.id));
  const change = useTournamentChange(changeRound(tournament.id, round?.id ?? ''), ['stale-version']);

  const saveChange = async (opened: Round, mine: Fields) => {
    try {
      await change.mutateAsync({ ...changesOf(fieldsOf(opened), mine), version: opened.version });
    } catch (error) {
      const current = isApiError(error, 'stale-version')
        ? (error.current as Tournament).rounds.find(({ id }) => id === opened.id)
        : undefined;
      if (current !== undefined) setStale({ opened, mine, current });
      throw error;
    }
  };
  const save = async (fields: NewRound) => {
    await (round === null ? add.mutateAsync(fields) : saveChange(round, { ...fields, strokeIndex: fields.strokeIndex ?? null }));
    showToast('success', t('detail.roundSaved'), '');
  };
  const choose = async (fromTheirs: readonly (keyof Fields)[]) => {
    if (stale === null) return;
    const theirs = fieldsOf(stale.current);
    setStale(null);
    const done = await saveChange(stale.current, {
      ...stale.mine,
      ...Object.fromEntries(fromTheirs.map((key) => [key, theirs[key]])),
    }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    showToast('success', t('detail.roundSaved'), '');
    onSaved();
  };
  const inWords = (fields: Fields) => (key: keyof Fields) => {
    if (key === 'date') return formatDate(fields.date);
    return key === 'courseName' ? fields.courseName : (fields[key]?.join(' ') ?? t('course.withoutIndex'));
  };
  const labels = { date: t('form.date'), courseName: t('course.name'), par: t('course.par'), strokeIndex: t('course.strokeIndex') };
  return (
    <>
      <RoundForm
        round={round}
        date={tournament.rounds.at(-1)?.date ?? tournament.date}
        cards={cards}
        onSave={save}
        onSaved={onSaved}
        onCancel={onCancel}
      />
      {stale !== null && (
        <StaleDialog
          differences={differencesOf(fieldsOf(stale.opened), stale.mine, fieldsOf(stale.current))}
          labelOf={(key) => labels[key]}
          mine={inWords(stale.mine)}
          theirs={inWords(stale.current)}
          onChoose={choose}
          onClose={() => setStale(null)}
        />
      )}
    </>
  );
}
