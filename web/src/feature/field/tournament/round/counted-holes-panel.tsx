import type { Division, Round, Tournament } from '@fairway/api';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { sayAward } from '@fairway/api/word/say/award';
import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { confirm } from '../../../../ui/dialog/confirm.tsx';
import { TextLink } from '../../../../ui/page/screen-link.tsx';
import { Unread } from '../../../../ui/page/state-note.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { countedHoles, useCountedHolesChange } from '../query.ts';
import type { HoleList } from './counted-holes-form.tsx';
import { CountedHolesForm } from './counted-holes-form.tsx';
import { HoleListLine } from './hole-list-line.tsx';
import classes from './round-list.module.css';

/** A division, with its own day handicap if it has one. */
export type OwnDay = Pick<Division, 'id' | 'name' | 'calculateHandicapDay'>;
/** What the page puts below a list: its draw by public numbers. */
export type BoundDrawOf = (list: HoleList & { roundId: string; needsReason: boolean }) => ReactNode;
type Props = { tournament: Tournament; divisions: readonly OwnDay[]; round: Round; mayChange: boolean; boundDraw: BoundDrawOf };
type Edited = { list: HoleList; way: 'draw' | 'name' };

/** Nothing takes its place before its draw by public numbers is abandoned. */
const isBound = ({ waits, entered, seals }: HoleList): boolean => waits || (entered && seals[0]?.drawId != null);

/** The counted holes of a round, a line for each list: missing, sealed (and readable by nobody), or published. */
export function CountedHolesPanel({ tournament, divisions, round, mayChange, boundDraw }: Props) {
  const { t } = useTranslation(['counted-holes', 'choice', 'word']);
  const language = useLanguage();
  const [edited, setEdited] = useState<Edited | null>(null);
  const read = useQuery(countedHoles(tournament.id, round.id));
  const { lists = [], startsAt = null, scored = false } = read.data ?? {};
  const change = useCountedHolesChange(tournament.id, round.id);
  if (lists.length === 0) return <Unread of={[read]} />;
  const nameOf = ({ divisionId, awardId }: HoleList) => {
    const prize = tournament.sideAwards.find(({ id }) => id === awardId);
    if (prize) return sayAward({ ...prize, divisionName: null, place: 1, hole: null }, t as never, language);
    if (divisionId !== null) return t('word:divisionName', { name: divisions.find(({ id }) => id === divisionId)?.name ?? '' });
    return lists.length === 1 ? null : t('tournament');
  };
  const isOpen = lists.some(({ published }) => published === null);
  const hasBegun = scored || (startsAt !== null && Date.now() >= Date.parse(startsAt));
  const needsReason = ({ seals }: HoleList) => hasBegun && seals.length > 0;
  const publish = async () => {
    if (!(await confirm({ title: t('publishTitle'), text: t('publishText'), action: t('publish'), isFinal: true }))) return;
    await change.mutateAsync('publish').then(
      () => showToast('success', t('publishedToast'), ''),
      () => undefined,
    );
  };
  return (
    <div>
      <Text fw={600}>{t('title')}</Text>
      <ul className={`column gap-8 ${classes.lists}`}>
        {lists.map((list) => (
          <HoleListLine
            key={list.divisionId ?? list.awardId}
            list={list}
            name={nameOf(list)}
            timeZone={tournament.timeZone}
            onEdit={mayChange && list.published === null && !isBound(list) ? (way) => setEdited({ list, way }) : null}
          >
            {boundDraw({ ...list, roundId: round.id, needsReason: needsReason(list) })}
          </HoleListLine>
        ))}
      </ul>
      {isOpen && (
        <Text c="dimmed">
          {lists.some(({ entered }) => entered) && t('secret')} {t('pending')}
        </Text>
      )}
      {mayChange && isOpen && lists.every(({ entered }) => entered) && (
        <div className="row gap-16 wrap mt-8">
          <Button size="xs" variant="default" onClick={publish} loading={change.isPending}>
            {t('publish')}
          </Button>
          <TextLink to={`/tournaments/${tournament.id}/presentation`} label={t('present')} />
        </div>
      )}
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited && [t(`${edited.list.entered ? 'change' : edited.way}`), nameOf(edited.list)].filter(Boolean).join(': ')}
      >
        {edited && (
          <CountedHolesForm
            {...edited}
            round={playedCard(round)}
            needsReason={needsReason(edited.list)}
            onSave={(wanted) => change.mutateAsync({ divisionId: edited.list.divisionId, awardId: edited.list.awardId, ...wanted })}
            onSaved={() => {
              setEdited(null);
              showToast('success', t('saved'), '');
            }}
          />
        )}
      </Modal>
    </div>
  );
}
