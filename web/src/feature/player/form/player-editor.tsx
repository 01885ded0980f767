import type { Player } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { differencesOf } from '../../../lib/stale.ts';
import { StaleDialog } from '../../../ui/stale-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { FIELDS, type Field, type FieldContext, kindOf } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { spokenText } from '../field/field-words.ts';
import { newPlayerOf, wantedOf } from '../field/new-player.ts';
import { addPlayer, changePlayer, takeOverPlayer } from '../query.ts';
import { PlayerForm, type Texts } from './player-form.tsx';

type Props = {
  tournamentId: string;
  /** null: a new one. */
  player: Player | null;
  context: FieldContext;
  roundNumber: number;
  onSaved: () => void;
  onCancel: () => void;
};

const nobody: Texts = { ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as Texts), gender: 'm', status: 'ok' };
const textsOf = (player: Player, context: FieldContext): Texts =>
  Object.fromEntries(FIELDS.map((field) => [field, fieldText(player, field, context)])) as Texts;
/** What a person may write; what is computed differs by itself. */
const written = (texts: Texts): Partial<Texts> =>
  Object.fromEntries(FIELDS.filter((field) => kindOf(field) !== 'computed').map((field) => [field, texts[field]]));

/** Saves what the form has; when somebody else has saved since, both versions are shown. */
export function PlayerEditor({ tournamentId, player, context, roundNumber, onSaved, onCancel }: Props) {
  const { t } = useTranslation('player');
  const client = useQueryClient();
  const [opened] = useState(() => (player === null ? nobody : textsOf(player, context)));
  const [stale, setStale] = useState<{ readonly mine: Texts; readonly current: Player } | null>(null);
  const saving = useMutation({
    mutationFn: ({ texts, over }: { texts: Texts; over: Player | null }) =>
      send(tournamentId, texts, over, over === player ? opened : null, context),
    meta: { shows: ['stale-version'] },
    onSuccess: (saved) => takeOverPlayer(client, saved),
  });
  const save = async (texts: Texts, over: Player | null) => {
    try {
      const saved = await saving.mutateAsync({ texts, over });
      showToast('success', t(player === null ? 'add.done' : 'edit.saved', { name: saved.name }), '');
    } catch (error) {
      if (isApiError(error, 'stale-version')) setStale({ mine: texts, current: error.current as Player });
      throw error;
    }
  };
  const choose = async (fromTheirs: readonly Field[]) => {
    if (stale === null) return;
    const theirs = textsOf(stale.current, context);
    setStale(null);
    const done = await save(
      { ...stale.mine, ...Object.fromEntries(fromTheirs.map((field) => [field, theirs[field]])) },
      stale.current,
    ).then(
      () => true,
      () => false,
    );
    if (done) onSaved();
  };
  return (
    <>
      <PlayerForm
        opened={opened}
        isNew={player === null}
        context={context}
        roundNumber={roundNumber}
        onSave={(texts) => save(texts, player)}
        onSaved={onSaved}
        onCancel={onCancel}
      />
      {stale !== null && (
        <StaleDialog
          differences={differencesOf(written(opened), written(stale.mine), written(textsOf(stale.current, context)))}
          labelOf={(field) => t(`field.${field}`)}
          mine={(field) => spokenText(t, field, stale.mine[field], context)}
          theirs={(field) => spokenText(t, field, fieldText(stale.current, field, context), context)}
          onChoose={choose}
          onClose={() => setStale(null)}
        />
      )}
    </>
  );
}

/** A new player, or what differs from the player as he was opened, or as he is now. */
async function send(tournamentId: string, texts: Texts, over: Player | null, opened: Texts | null, context: FieldContext): Promise<Player> {
  if (over === null) {
    const reading = newPlayerOf(texts, context);
    if ('problems' in reading) throw new Error('a form with problems is not sent');
    return addPlayer(tournamentId, reading.player);
  }
  const reading = wantedOf(texts, opened ?? textsOf(over, context), context);
  if ('problems' in reading) throw new Error('a form with problems is not sent');
  return changePlayer(tournamentId, over.id, { ...reading.wanted, version: over.version });
}
