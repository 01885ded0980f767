import type { EnterPage, OwnPage, SignupLine } from '@fairway/api';
import { daysAfter } from '@fairway/api/rule/account/contract-term';
import { totalOf } from '@fairway/api/rule/field/signup/price';
import { closestLanguage, dateIn } from '@fairway/api/word/language';
import { formatMoney } from '@fairway/api/word/number';
import type { Spoken } from '../words.ts';

/** What it costs, line by line. */
export function PriceTable({ lines, say, language }: Spoken & { lines: readonly SignupLine[] }) {
  return (
    <table className="enter-sums">
      <caption className="for-listeners">{say('price.title')}</caption>
      <tbody>
        {lines.map(({ of, name, nameEnglish, count, each, amount }) => (
          <tr key={`${of} ${name} ${each}`}>
            <th scope="row">
              {count > 1 && `${count} × `}
              {(closestLanguage(language) === 'en' && nameEnglish) || name}
            </th>
            <td>
              {of === 'gone'
                ? say('extras.gone')
                : of === 'package' && amount === 0
                  ? say('price.included')
                  : formatMoney(amount, language)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('price.total')}</th>
          <td>{formatMoney(totalOf(lines), language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type RefundProps = Spoken & Pick<OwnPage, 'refunds' | 'refundIfFilled'> & { tournament: EnterPage['tournament'] };

/** What somebody who withdraws gets back, until which day. */
export function RefundRules({ refunds, refundIfFilled, tournament, say, language }: RefundProps) {
  const partOf = ({ percent, less }: { percent: number; less: number }) =>
    less === 0 ? say('refund.part', { percent }) : say('refund.less', { percent, less: formatMoney(less, language) });
  return (
    <>
      <h4>{say('refund.title')}</h4>
      <ul className="enter-marked">
        {refunds.map((refund) => (
          <li key={refund.daysBefore}>
            {say('refund.until', { date: dateIn(language, daysAfter(tournament.date, -refund.daysBefore)), part: partOf(refund) })}
          </li>
        ))}
        <li>
          {refundIfFilled === null
            ? say(refunds.length === 0 ? 'refund.never' : 'refund.after')
            : say('refund.ifFilled', { part: partOf(refundIfFilled) })}
        </li>
        <li>{say('refund.waiting')}</li>
      </ul>
    </>
  );
}
