import type { EnterPage, OwnPage } from '@fairway/api';
import { totalOf } from '@fairway/api/rule/field/signup/price';
import { formatMoney } from '@fairway/api/word/number';
import { type FormEvent, useState } from 'react';
import { onDemand } from '../../page/on-demand.tsx';
import { keptDraft, keptLinks, type NewDraft, newDraft } from '../draft.ts';
import { isRefusal, sendApplication } from '../request.ts';
import type { Spoken } from '../words.ts';
import { applicationOf, kindsOf, newLacksOf } from './application.ts';
import { CheckField } from './field.tsx';
import { KindPart } from './kind-part.tsx';
import { PersonPart } from './person-part.tsx';
import { priceOf } from './price.ts';
import { PriceTable, RefundRules } from './price-part.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { memberUntil, type Spot, spotOf } from './spot.ts';
import { useProblems } from './use-problems.ts';

// apart: a form is heavier than what else the page loads at once
const AnswerParts = onDemand(async () => (await import('./answer-parts.tsx')).AnswerParts);
const GroupPart = onDemand(async () => (await import('./group-part.tsx')).GroupPart);

type Props = Spoken & {
  page: EnterPage;
  /** It is shown beside the form that the office writes: nothing of it is sent or kept. */
  isPreview: boolean;
  onSent: (secret: string, own: OwnPage) => void;
  /** Prices or places have changed meanwhile. */
  onStale: () => void;
};

/** The form of a tournament. What is typed is kept on the phone until the server has it; sent twice it is one signup. */
export function EnterForm({ page, isPreview, onSent, onStale, say, language }: Props) {
  const { tournament, form, mode } = page;
  const [draft, setDraft] = useState(() => begunIn(page, isPreview));
  const [isSending, setSending] = useState(false);
  const { problems, note, lack, refuse, fail, nameOf } = useProblems(say, page, language);
  const change = (part: Partial<NewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (!isPreview) keptDraft.write(tournament.id, { ...next, consents: [] });
  };
  const kind = form.kinds.find(({ id }) => id === draft.kindId);
  const spot = spotOf(page, kindsOf(draft));
  const lines = priceOf(page, draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPreview || isSending || lack(newLacksOf(page, draft))) return;
    const application = applicationOf(page, draft, language);
    setSending(true);
    try {
      const answer = await sendApplication(tournament.id, application);
      if (isRefusal(answer)) {
        refuse(answer, application);
        return onStale();
      }
      if (mode === 'open') keep(tournament.id, draft);
      onSent(draft.secret, answer);
    } catch {
      fail();
    } finally {
      setSending(false);
    }
  };
  const parts = { page, draft, change, problems, say, language };
  const needsMember = kind !== undefined && (kind.eligibility.member || memberUntil(kind, page) !== null);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <ProblemSummary title={note ?? say('problems', { count: problems.size })} problems={problems} note={note} nameOf={nameOf} />
      <KindPart {...parts} kindId={draft.kindId} code={draft.code} />
      <PersonPart {...parts} needsMember={needsMember} />
      {form.groups.most > 1 && <GroupPart {...parts} />}
      <AnswerParts {...parts} />
      {kind !== undefined && (
        <section className="enter-part" aria-live="polite">
          <h3>{say('before')}</h3>
          <PriceTable lines={lines} say={say} language={language} />
          <p className={spot.is === 'place' || spot.is === 'ballot' ? 'enter-state' : 'enter-state enter-waits'}>
            {spotText(spot, say)}
            {form.confirm === 'office' && spot.is === 'place' && ` ${say('spot.office')}`}
          </p>
          {totalOf(lines) > 0 && <RefundRules {...form} tournament={tournament} say={say} language={language} />}
          {spot.is === 'place' && kind.waitingPlaces > 0 && (
            <CheckField
              path="waits"
              label={say('waits')}
              problems={problems}
              checked={draft.waits}
              onCheck={(waits) => change({ waits })}
            />
          )}
        </section>
      )}
      <p className="quiet">{say(mode === 'rehearsal' ? 'sendRehearsal' : 'kept')}</p>
      <button type="submit" className="enter-send" aria-disabled={isSending}>
        {say(isSending ? 'sending' : spot.is === 'waiting' || spot.is === 'full' ? 'sendWaiting' : 'send', {
          total: formatMoney(totalOf(lines), language),
        })}
      </button>
    </form>
  );
}

/** What this phone kept of the form as far as the form still has it. Where there is one kind only, it is chosen. */
function begunIn({ tournament, form }: EnterPage, isPreview: boolean): NewDraft {
  const kept = isPreview ? null : keptDraft.read(tournament.id);
  const isKind = (kindId: string) => form.kinds.some(({ id }) => id === kindId);
  const [first, second] = form.kinds;
  const begun = kept ?? newDraft();
  const kindId = isKind(begun.kindId) ? begun.kindId : second === undefined ? (first?.id ?? '') : '';
  return { ...begun, kindId, partners: begun.partners.filter((partner) => partner.kindId === '' || isKind(partner.kindId)) };
}

/** The draft has become a signup: this phone keeps its link, and those of whom it entered. */
function keep(tournamentId: string, { secret, person, partners }: NewDraft): void {
  const ofPartners = Object.fromEntries(partners.map((partner) => [partner.id, partner.secret]));
  keptLinks.write(tournamentId, [...(keptLinks.read(tournamentId) ?? []), { secret, name: person.name.trim(), partners: ofPartners }]);
  keptDraft.write(tournamentId, null);
}

function spotText(spot: Spot, say: Spoken['say']): string {
  switch (spot.is) {
    case 'place':
    case 'ballot':
      return say(`spot.${spot.is}`);
    case 'some':
      return say('spot.some', { count: spot.free, waiting: spot.waiting });
    case 'waiting':
      return say('spot.waiting', { number: spot.number, count: spot.waiting });
    case 'full':
      return say('spot.full', { count: spot.waiting });
  }
}
