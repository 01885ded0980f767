import type { PublicBoard, WinnersStep } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { formatDistance, formatMoney } from '@fairway/api/word/number';
import { pointsText } from '@fairway/api/word/points-text';
import { sayContest } from '@fairway/api/word/say/contest';
import { lastOf } from '@fairway/golf';
import { amountLabel } from '../../feature/play/leaderboard/figure.ts';
import { CENTIMETRES } from '../../lib/value/distance.ts';
import { BackerSign } from '../backer/backer-sign.tsx';
import { sayAward } from '../board/winner/award-words.ts';
import { type Say, useWords } from '../words.ts';
import { Partners } from './partners.tsx';
import type { StepsProps } from './standings-steps.tsx';

/** How many of the awards shown before stay below the newest one. */
const EARLIER = 6;

/** The newest award large, with who gets it, what they get and what won it; the ones before it below. */
export function WinnersSteps({ steps, sponsors }: StepsProps<WinnersStep>) {
  const { t, language } = useWords();
  const newest = lastOf(steps);
  const earlier = steps.slice(0, -1).reverse().slice(0, EARLIER);
  return (
    <>
      {newest && (
        <div className="ceremony-newest is-first is-award" data-fit aria-live="polite" key={newest.awardId}>
          <p className="ceremony-first">{awardLabel(newest, t, language)}</p>
          <p className="break ceremony-name" translate="no">
            <Colour of={newest} />
            {newest.winner.name}
            <Partners of={newest.winner} />
          </p>
          <p className="ceremony-prize" translate="no">
            {[figureOf(newest, t, language), ...prizeOf(newest, language)].filter((part) => part !== null).join(' · ')}
          </p>
          <Backer name={newest.prize.sponsor} sponsors={sponsors} />
        </div>
      )}
      <ol className="ceremony-earlier is-over">
        {earlier.map((step) => (
          <li key={step.awardId} className="ceremony-award">
            <span>{awardLabel(step, t, language)}</span>
            <strong className="break ceremony-name" translate="no">
              <Colour of={step} />
              {step.winner.name}
            </strong>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Of a team. */
const Colour = ({ of: { winner } }: { of: WinnersStep }) =>
  winner.colour !== undefined && <span className="ceremony-colour" style={{ background: winner.colour }} />;

function awardLabel({ award }: WinnersStep, t: Say, language: PublicLanguage): string {
  const { kind, name, nameEnglish, divisionName, place, hole, gender, contest } = award;
  const called = sayAward({ award: kind, ownName: name, ownNameEnglish: nameEnglish, place, hole, gender }, t, language);
  if (contest) return `${called} · ${sayContest(contest)}`;
  return divisionName === null ? called : `${called} · ${t('divisionName', { name: divisionName })}`;
}

/** The total or the distance that won; other measures say little across a room. */
function figureOf({ measure, winner: { value }, distanceUnit }: WinnersStep, t: Say, language: PublicLanguage): string | null {
  if (value === null) return null;
  if (measure === 'gross' || measure === 'net' || measure === 'points') return `${t(`column.${measure}`)} ${amountLabel(value, language)}`;
  if (measure === 'match-points') return t('matchPoints', { points: pointsText(value * 10, language) });
  if (measure !== 'distance') return null;
  return t(`distance.${distanceUnit}`, { value: formatDistance(value / CENTIMETRES[distanceUnit], language) });
}

const prizeOf = ({ prize: { value, gift } }: WinnersStep, language: PublicLanguage): (string | null)[] => [
  value === null ? null : formatMoney(value, language),
  gift,
];

/** Who gives the prize, with the logo that the tournament has of them. */
function Backer({ name, sponsors }: { name: string | null } & Pick<PublicBoard, 'sponsors'>) {
  const { t } = useWords();
  if (name === null) return null;
  const logo = sponsors.find((sponsor) => sponsor.name === name && sponsor.logo !== null);
  return (
    <p className="ceremony-backer" translate="no">
      {logo && <BackerSign sponsor={logo} />}
      {t('sponsoredBy', { name })}
    </p>
  );
}
