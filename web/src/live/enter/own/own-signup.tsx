import type { OwnPage } from '@fairway/api';
import { useState } from 'react';
import { Band } from '../../page/band.tsx';
import { NoticeScreen } from '../../page/notice-screen.tsx';
import { onDemand, onDemandBeside } from '../../page/on-demand.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useWords } from '../../words.ts';
import { Paragraphs } from '../club-text.tsx';
import { EnterFrame } from '../enter-frame.tsx';

import { PriceTable, RefundRules } from '../form/price-part.tsx';
import { loadOwn } from '../request.ts';
import { useEnterWords } from '../words.ts';
import { FactList } from './fact-list.tsx';
import { KeepPart } from './keep-part.tsx';
import { MemberPart } from './member-part.tsx';
import type { OwnProps } from './own-props.ts';
import { StatePart } from './state-part.tsx';
import { WithdrawPart } from './withdraw-part.tsx';

const OwnForm = onDemand(async () => (await import('./own-form.tsx')).OwnForm);
const PayPart = onDemandBeside(async () => (await import('../../pay/pay-part.tsx')).PayPart);
const TellPart = onDemandBeside(async () => (await import('../../follow/tell-part.tsx')).TellPart);

type Props = {
  tournamentId: string;
  secret: string;
  /** What sending the form answered. */
  first: OwnPage | null;
};

/** The page behind the link of a signup: where it stands, what is owed, and what can be done with it. */
export function OwnSignup({ tournamentId, secret, first }: Props) {
  const { language } = useWords();
  const say = useEnterWords();
  const { answer, lack, retry } = useAnswer(`own ${language}`, () => loadOwn({ secret, language }));
  const [newer, setNewer] = useState<{ of: OwnPage | null; page: OwnPage } | null>(first && { of: null, page: first });
  // what a change answered stands until the next answer
  const page = newer !== null && newer.of === answer ? newer.page : answer;
  if (page === null && lack === 'missing' && say !== null) {
    return (
      <>
        <Band>
          <h1>{say('title')}</h1>
        </Band>
        <main className="page">
          <NoticeScreen title={say('own.ended')} hint={say('own.endedHint')} />
        </main>
      </>
    );
  }
  return (
    <EnterFrame
      tournament={page?.enter.tournament ?? null}
      title={say?.('own.title') ?? null}
      tournamentId={tournamentId}
      lack={lack}
      retry={retry}
    >
      {() =>
        page &&
        say && (
          <Parts
            page={page}
            own={{ secret, language }}
            isSent={first !== null}
            onAnswer={(next) => setNewer({ of: answer, page: next })}
            say={say}
            language={language}
          />
        )
      }
    </EnterFrame>
  );
}

function Parts(props: OwnProps) {
  const { page, say, language } = props;
  const { own, enter, mayChange, mayWithdraw } = page;
  const sums = own ?? page.package;
  return (
    <>
      <StatePart {...props} />
      {own !== null && mayWithdraw && <TellPart tournamentId={enter.tournament.id} signupId={own.id} own={props.own} />}
      <PayPart {...props} />
      {sums !== null && sums.lines.length > 0 && (
        <section className="enter-part">
          <h3>{say('own.owed')}</h3>
          <PriceTable lines={sums.lines} say={say} language={language} />
          <Paragraphs text={enter.form.after} language={language} />
          {sums.total > 0 && <RefundRules {...page} tournament={enter.tournament} say={say} language={language} />}
        </section>
      )}
      <MemberPart {...props} />
      {own !== null && mayChange && <OwnForm {...props} signup={own} />}
      <KeepPart {...props} />
      {own !== null && mayWithdraw && <WithdrawPart {...props} />}
      {own !== null && <FactList facts={own.facts} timeZone={enter.tournament.timeZone} say={say} />}
    </>
  );
}
