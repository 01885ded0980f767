import type { EnterPage, OwnPage } from '@fairway/api';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { formatInstant } from '../../lib/value/date.ts';
import { onDemand, onDemandBeside } from '../page/on-demand.tsx';
import { Paragraphs, Regulations } from './club-text.tsx';
import { Countdown } from './countdown.tsx';
import { keptDraft, keptLinks } from './draft.ts';
import { kindLines } from './form/kind-lines.ts';
import { LinkForm } from './link-form.tsx';
import type { Spoken } from './words.ts';

const BallotRules = onDemandBeside(async () => (await import('../ballot/ballot-part.tsx')).BallotRules);
const EnterForm = onDemand(async () => (await import('./form/enter-form.tsx')).EnterForm);

type Props = Spoken & { page: EnterPage; isPreview: boolean; retry: () => void; onSent: (secret: string, own: OwnPage) => void };

/** What stands below the head: where the form is at, what it offers, and the form while it may be sent. */
export function EnterBody({ page, isPreview, retry, onSent, say, language }: Props) {
  const { tournament, form, phase, mode, opensAt, closesAt, names } = page;
  const { id: tournamentId, timeZone } = tournament;
  const timeOf = (instant: string) => formatInstant(instant, timeZone);
  const begun = isPreview ? null : keptDraft.read(tournamentId);
  // what was begun before the close may still be sent for some minutes
  const mayStill = phase === 'late' && begun !== null && closesAt !== null && begun.begunAt < closesAt;
  const isOpen = phase === 'open' || mayStill || isPreview;
  return (
    <>
      {mode === 'rehearsal' && <p className="enter-state enter-waits">{say('rehearsal')}</p>}
      {!isPreview && <OwnLinks tournamentId={tournamentId} say={say} />}
      <Paragraphs text={form.intro} language={language} />
      <Regulations tournament={tournament} say={say} language={language} />
      {phase === 'before' && opensAt !== null && (
        <p className="enter-state">
          {say('phase.before', { time: timeOf(opensAt) })} <Countdown now={page.now} until={opensAt} onOver={retry} say={say} />
        </p>
      )}
      {phase === 'open' && closesAt !== null && <p className="enter-state">{say('phase.open', { time: timeOf(closesAt) })}</p>}
      {mayStill && <p className="enter-state enter-waits">{say('phase.late')}</p>}
      {!isOpen && phase !== 'before' && (
        <p className="enter-state enter-waits">{closesAt === null ? say('phase.over') : say('phase.closed', { time: timeOf(closesAt) })}</p>
      )}
      {page.ballot && <BallotRules page={page} />}
      {isOpen ? (
        <EnterForm page={page} isPreview={isPreview} onSent={onSent} onStale={retry} say={say} language={language} />
      ) : (
        <Kinds page={page} say={say} language={language} />
      )}
      {names !== null && (
        <details className="enter-part">
          <summary>{say('names', { count: names.length })}</summary>
          <ul translate="no">
            {names.map((name, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two golfers may have one name
              <li key={nth}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {!isPreview && form.asked.email !== 'no' && <LinkForm tournamentId={tournamentId} say={say} language={language} />}
    </>
  );
}

/** The signups that were sent from this phone. */
function OwnLinks({ tournamentId, say }: { tournamentId: string; say: Spoken['say'] }) {
  const links = keptLinks.read(tournamentId) ?? [];
  if (links.length === 0) return null;
  return (
    <section className="enter-part">
      <h3>{say('mine')}</h3>
      <ul>
        {links.map(({ secret, name }) => (
          <li key={secret}>
            <a className="enter-own-link" href={`#${secret}`} translate="no">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the form offers, while nothing can be sent. */
function Kinds({ page, ...spoken }: Spoken & { page: EnterPage }) {
  return (
    <section className="enter-part">
      <h3>{spoken.say('kind.label')}</h3>
      <dl className="enter-kinds">
        {page.form.kinds.map((kind) => (
          <div key={kind.id}>
            <dt>{wordsIn(kind.name, spoken.language)}</dt>
            {kindLines(kind, { page, ...spoken }).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
