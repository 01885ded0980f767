import { figures } from '@fairway/api/rule/figures';
import { isOddTotal, isTotal, MOST_STROKES } from '@fairway/golf';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CardView } from '../desk/desk-view.ts';

type Props = {
  /** The card whose total is typed; null: closed. */
  view: CardView | null;
  /** The card after it that still lacks scores; null: none. */
  next: CardView | null;
  onSave: (playerId: string, strokes: number | null) => void;
  onGo: (playerId: string) => void;
  onClose: () => void;
};

/** The total of a card that was handed in without its holes; Enter saves it and goes to the next card that lacks scores. */
export function TotalTyping({ view, onClose, ...rest }: Props) {
  const { t } = useTranslation('desk');
  return (
    <Modal opened={view !== null} onClose={onClose} title={view && t('total.title', { name: view.card.name })}>
      {view !== null && <TotalForm key={view.playerId} view={view} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function TotalForm({ view, next, onSave, onGo, onClose }: Props & { view: CardView }) {
  const { t } = useTranslation(['score', 'desk']);
  const { playerId, card, holes, total } = view;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<number | null>(null);
  const strokes = Number(typed);
  const wrong = typed !== '' && asked === null && typed.length > 1 && !isTotal(strokes, holes.length);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isTotal(strokes, holes.length)) return;
    if (isOddTotal(strokes, holes.length) && asked !== strokes) return setAsked(strokes);
    onSave(playerId, strokes);
    if (next === null) onClose();
    else onGo(next.playerId);
  };
  const clear = () => {
    onSave(playerId, null);
    onClose();
  };
  const scored = view.scores.filter((score) => score !== null).length;
  return (
    <form onSubmit={save}>
      <Text mb="sm">{[card.flight === null ? t('noFlight') : t('flightNumber', { flight: card.flight }), stateOf()].join(' · ')}</Text>
      <TextInput
        data-autofocus
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        label={t('desk:total.label')}
        description={t('desk:total.help')}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(figures(value).replace(/\D/g, '').slice(0, 3));
          setAsked(null);
        }}
        error={wrong ? t('desk:total.range', { from: holes.length, to: holes.length * MOST_STROKES }) : null}
      />
      {asked !== null && (
        <Text role="alert" mt="sm">
          {t('desk:total.odd', { strokes: asked })}
        </Text>
      )}
      <Group justify="space-between" mt="md">
        {total.strokes === null ? (
          <span />
        ) : (
          <Button variant="default" onClick={clear}>
            {t('desk:total.clear', { total: total.strokes })}
          </Button>
        )}
        <Group gap="xs">
          {next !== null && (
            <Button variant="default" onClick={() => onGo(next.playerId)}>
              {t('desk:total.skip')}
            </Button>
          )}
          <Button type="submit" disabled={!isTotal(strokes, holes.length)}>
            {t(asked === null ? 'desk:total.save' : 'desk:total.sure')}
          </Button>
        </Group>
      </Group>
    </form>
  );

  function stateOf(): string {
    if (total.strokes !== null) return t('desk:total.stands', { total: total.strokes });
    if (scored === holes.length) return t('desk:total.allHoles', { sum: String(view.totals.total ?? t('pickup')) });
    return scored === 0 ? t('missing.allHoles') : t('desk:total.someHoles', { count: scored });
  }
}
