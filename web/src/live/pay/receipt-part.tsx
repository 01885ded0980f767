import type { OwnPage } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { formatInstant } from '../../lib/value/date.ts';
import type { Spoken } from '../enter/words.ts';

type Props = Spoken & { page: OwnPage; received: number };

/** What came in so far, to be printed: it says itself that it is no invoice. */
export function ReceiptPart({ page: { own, package: sponsor, enter }, received, say, language }: Props) {
  const { clubName, name: tournament, timeZone } = enter.tournament;
  const of = own === null ? sponsor : { name: own.person.name, code: own.code };
  const facts = [
    [say('receipt.from'), of?.name ?? say('own.unnamed')],
    [say('own.code'), of?.code],
    [say('receipt.for'), tournament],
    [say('receipt.by'), clubName],
    [say('pay.received'), formatMoney(received, language)],
    [say('receipt.at'), formatInstant(enter.now, timeZone)],
  ] as const;
  return (
    <details className="enter-receipt">
      <summary>{say('receipt.title')}</summary>
      <dl className="enter-copies">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="strong">{say('receipt.about')}</p>
      <button type="button" className="enter-plain" onClick={() => print()}>
        {say('receipt.print')}
      </button>
    </details>
  );
}
