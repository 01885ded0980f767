import type { Round, Tournament } from '@fairway/api';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { showNext } from '../../../../lib/show-next.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { confirmDelete } from '../../../../ui/dialog/confirm.tsx';
import { StatusMark } from '../../../../ui/mark/status-mark.tsx';
import { useKeptState } from '../../../../ui/page/kept-typing.ts';
import { EditDrawer } from '../../../../ui/record/form/edit-drawer.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { type ClubCard, PlayedTable } from '../course/course-field.tsx';
import { sayHoles } from '../course/round-holes.tsx';
import { teeLine } from '../course/round-tees.tsx';
import { deleteRound, roundAction, useTournamentChange } from '../query.ts';
import { type BoundDrawOf, CountedHolesPanel, type OwnDay } from './counted-holes-panel.tsx';
import { PlayingConditionsLine } from './playing-conditions.tsx';
import { RoundForm } from './round-form.tsx';
import { blockerText, useRoundQuestion } from './use-round-question.ts';

type Props = {
  tournament: Tournament;
  divisions: readonly OwnDay[];
  cards: readonly ClubCard[];
  mayChange: boolean;
  /** Also of a closed tournament, what no result depends on. */
  mayWriteConditions: boolean;
  boundDraw: BoundDrawOf;
};

/** The rounds of a tournament, each with its course card, its counted holes and what can be done with it. */
export function RoundList({ tournament, divisions, cards, mayChange, mayWriteConditions, boundDraw }: Props) {
  const { t } = useTranslation('tournament');
  const [edited, setEdited] = useKeptState<Round | 'new' | null>('round', null);
  const close = () => setEdited(null);
  return (
    <section aria-labelledby="rounds">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="rounds">
          {t('detail.rounds')}
        </Title>
        {mayChange && (
          <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden size={14} />} onClick={() => setEdited('new')}>
            {t('detail.roundAdd')}
          </Button>
        )}
      </Group>
      <Stack gap="sm">
        {tournament.rounds.map((round) => (
          <RoundPanel
            key={round.id}
            tournament={tournament}
            divisions={divisions}
            round={round}
            mayChange={mayChange}
            mayWriteConditions={mayWriteConditions}
            boundDraw={boundDraw}
            onEdit={() => setEdited(round)}
          />
        ))}
      </Stack>
      <EditDrawer edited={edited} onClose={close} titleOf={() => t('detail.roundForm')}>
        {(round, leave) => (
          <RoundForm
            tournament={tournament}
            round={round}
            cards={cards}
            onSaved={() => {
              close();
              showToast('success', t('detail.roundSaved'), '');
            }}
            onCancel={leave}
          />
        )}
      </EditDrawer>
    </section>
  );
}

type PanelProps = Omit<Props, 'cards'> & { round: Round; onEdit: () => void };

function RoundPanel({ tournament, divisions, round, mayChange, mayWriteConditions, boundDraw, onEdit }: PanelProps) {
  const { t } = useTranslation(['tournament', 'course', 'word']);
  const act = useTournamentChange(roundAction(tournament.id));
  const question = useRoundQuestion(tournament.id);
  const remove = useTournamentChange(deleteRound(tournament.id));
  const askAndDo = async (what: 'finish' | 'reopen') => {
    const { yes, blockers } = await question(round, what);
    if (blockers.length > 0) showToast('warning', t('detail.finishRefused'), blockerText(blockers));
    if (yes) act.mutate({ roundId: round.id, action: what }, { onSuccess: () => showNext() });
  };
  const askAndDelete = async () => {
    const title = `${t('detail.roundDelete', { number: round.number })}?`;
    if (await confirmDelete({ title, goes: t('detail.roundDeleteGoes'), action: t('word:delete') })) remove.mutate(round.id);
  };
  const what = round.finished ? 'reopen' : 'finish';
  const hasBegun = tournament.phase !== 'upcoming';
  const standing = round.finished ? 'finished' : hasBegun ? 'underWay' : 'upcoming';
  return (
    <article className="panel column gap-12" aria-label={t('detail.round', { number: round.number })}>
      <header className="row top between wrap gap-8">
        <Text fw={600} size="md">
          {t('detail.round', { number: round.number })} · <span className="tabular">{formatDate(round.date)}</span>
        </Text>
        <StatusMark tone={standing === 'underWay' ? 'active' : 'quiet'}>{t(`detail.${standing}`)}</StatusMark>
      </header>
      {/* of a round that is over nobody looks for the holes first */}
      <details open={!round.finished}>
        <summary className="quiet mb-8">
          {[
            round.courseName,
            round.holes !== 'all' && sayHoles(round, t),
            round.tees.length > 0 && t('course.tees', { tees: teeLine(round.tees) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </summary>
        <PlayedTable card={round} />
      </details>
      <CountedHolesPanel tournament={tournament} divisions={divisions} round={round} mayChange={mayChange} boundDraw={boundDraw} />
      {round.finished && <PlayingConditionsLine tournament={tournament} round={round} mayWrite={mayWriteConditions} />}
      {mayChange && (
        <Group gap="xs">
          {(round.finished || hasBegun) && (
            <Button size="xs" variant="default" onClick={() => askAndDo(what)} loading={act.isPending}>
              {t(what === 'finish' ? 'detail.finish' : 'detail.resume')}
            </Button>
          )}
          {!round.finished && (
            <Button size="xs" variant="default" onClick={onEdit}>
              {t('detail.roundEdit')}
            </Button>
          )}
          {tournament.rounds.length > 1 && !round.finished && (
            <Button size="xs" variant="subtle" color="brick" onClick={askAndDelete} loading={remove.isPending}>
              {t('detail.roundDelete', { number: round.number })}
            </Button>
          )}
        </Group>
      )}
    </article>
  );
}
