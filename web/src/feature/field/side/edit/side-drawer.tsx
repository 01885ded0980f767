import type { Side } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OnDemand } from '../../../../ui/page/on-demand.tsx';
import { FormDrawer } from '../../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { sayProblem } from '../problem-words.ts';
import { partnersIn } from '../sheet/place.ts';
import type { SideForm } from './side-form.tsx';

const loadForm = async () => (await import('./side-form.tsx')).SideForm;

type Props = Omit<ComponentProps<typeof SideForm>, 'side' | 'onSaved' | 'onCancel'> & {
  /** undefined: the drawer is closed. */
  side: Side | undefined;
  opened: boolean;
  onClose: () => void;
  nameOf: (golferId: string) => string;
  writable: boolean;
  onDelete: (sides: readonly Side[]) => Promise<boolean>;
};

/** A side beside the list: what is wrong with it, who came in during a round, and its form. */
export function SideDrawer({ side, opened, onClose, nameOf, writable, onDelete, ...form }: Props) {
  const { t } = useTranslation('side');
  return (
    <FormDrawer opened={opened} onClose={onClose} title={side?.name ?? ''}>
      {(leave) =>
        side !== undefined && (
          <>
            {side.problems.map((problem) => (
              <Text key={JSON.stringify(problem)} size="sm" mb="xs" c="var(--fairway-needs-person)">
                {sayProblem(problem, nameOf, t)}
              </Text>
            ))}
            <Substitutes side={side} rounds={form.rounds} nameOf={nameOf} />
            {writable ? (
              <>
                <OnDemand opened load={loadForm} onClose={onClose}>
                  {(SideForm) => (
                    <SideForm
                      key={side.id}
                      {...form}
                      side={side}
                      onSaved={({ name }) => {
                        showToast('success', t('edit.saved', { name }), '');
                        onClose();
                      }}
                      onCancel={leave}
                    />
                  )}
                </OnDemand>
                <Button mt="lg" variant="subtle" color="brick" onClick={() => onDelete([side]).then((gone) => gone && onClose())}>
                  {t('edit.delete')}
                </Button>
              </>
            ) : (
              <Text>{partnersIn(side, form.roundId).map(nameOf).join(', ')}</Text>
            )}
          </>
        )
      }
    </FormDrawer>
  );
}

function Substitutes({ side, rounds, nameOf }: Pick<Props, 'rounds' | 'nameOf'> & { side: Side }) {
  const { t } = useTranslation('side');
  const all = side.rounds.flatMap(({ roundId, substitutes }) =>
    substitutes.map((one) => ({ ...one, round: rounds.find(({ id }) => id === roundId)?.number ?? '' })),
  );
  if (all.length === 0) return null;
  return (
    <section aria-label={t('edit.substitutes')}>
      {all.map(({ round, playerId, fromHole, reason, instead }) => {
        const values = { round, name: nameOf(playerId), hole: fromHole, reason };
        return (
          <Text key={`${round} ${playerId}`} size="sm" mb="xs">
            {instead === null ? t('edit.substituted', values) : t('edit.substitutedFor', { ...values, instead: nameOf(instead) })}
          </Text>
        );
      })}
    </section>
  );
}
