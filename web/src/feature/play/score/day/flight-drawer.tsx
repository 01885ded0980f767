import { Anchor, Button, Drawer, Group } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { ageOf } from '../../../../lib/value/age.ts';
import { formatClock } from '../../../../lib/value/date.ts';
import { PhoneLink } from '../../../../ui/mark/phone-link.tsx';
import { LinkButton } from '../../../../ui/page/screen-link.tsx';
import type { CardView } from '../desk/desk-view.ts';
import classes from './day.module.css';
import { needTexts, placeText, playTexts, startText } from './pace-words.ts';
import type { CourseFlight } from './situation.ts';

type Props = {
  of: CourseFlight | undefined;
  /** The time of what is shown. */
  at: string;
  timeZone: string;
  /** The address of the round’s scoring links. */
  links: string;
  phoneOf: (playerId: string) => string | null;
  onCard: (view: CardView) => void;
  onClose: () => void;
};

/** A flight on the course: what is wanted of a person, how far each golfer is, whom to call, and the ways to desk and links. */
export function FlightDrawer({ of, onClose, ...rest }: Props) {
  const { t } = useTranslation('desk');
  return (
    <Drawer opened={of !== undefined} onClose={onClose} size="md" title={of && t('flight.name', { number: of.flight.number })}>
      {of && <FlightFacts of={of} {...rest} />}
    </Drawer>
  );
}

function FlightFacts({ of, at, timeZone, links, phoneOf, onCard }: Omit<Props, 'of' | 'onClose'> & { of: CourseFlight }) {
  const { t } = useTranslation('desk');
  const { flight, cards, place } = of;
  const needs = needTexts(t, of, at);
  const [first] = cards;
  return (
    <>
      <p className={`mb-12 ${classes.where}`}>
        <strong>{placeText(t, place)}</strong>
        <span className={`block quiet small ${classes.about}`}>
          {[startText(t, flight), ...playTexts(t, of, timeZone)].filter(Boolean).join(' · ')}
        </span>
      </p>
      {needs.length > 0 && (
        <ul className={`alarm needs-person strong ${classes.needs}`}>
          {needs.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <h3 className={classes.heading}>{t('flight.golfers')}</h3>
      <ul className={classes.list}>
        {cards.map((view) => (
          <Golfer key={view.playerId} view={view} phone={phoneOf(view.playerId)} onCard={onCard} />
        ))}
      </ul>
      <h3 className={classes.heading}>{t('phone.title')}</h3>
      <Phones {...{ of, at, timeZone }} />
      <Group mt="md" gap="xs">
        {first && <Button onClick={() => onCard(first)}>{t('flight.toDesk', { number: flight.number })}</Button>}
        <LinkButton to={`${links}&search=${encodeURIComponent(flight.number)}`} variant="default" label={t('phone.links')} />
      </Group>
    </>
  );
}

function Golfer({ view, phone, onCard }: { view: CardView; phone: string | null; onCard: Props['onCard'] }) {
  const { t } = useTranslation(['desk', 'score']);
  const { card, missing, holes } = view;
  const thru = holes.length - missing.length;
  return (
    <li className={classes.golfer}>
      <Anchor component="button" type="button" ta="left" onClick={() => onCard(view)}>
        {card.name}
      </Anchor>
      <span>{card.status === 'ok' ? t('flight.thru', { thru, holes: holes.length }) : t(`score:statusWord.${card.status}`)}</span>
      <span>
        <PhoneLink phone={phone} />
      </span>
    </li>
  );
}

function Phones({ of: { phones }, at, timeZone }: { of: CourseFlight; at: string; timeZone: string }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  if (phones.length === 0) return <p className={`block quiet small ${classes.about}`}>{t('phone.none')}</p>;
  return (
    <ul className={classes.list}>
      {phones.map(({ id, browser, system, unsent, elsewhere, heardAt }) => (
        <li key={id} className={`row between wrap gap-12 tight ${classes.row}`}>
          <span>{[browser, system].filter(Boolean).join(', ') || t('phone.unknown')}</span>
          <span>
            {[
              ...(unsent > 0 ? [t('phone.unsent', { count: unsent })] : []),
              ...elsewhere.map((one) =>
                t('phone.elsewhere', {
                  count: one.unsent,
                  browser: one.browser ?? t('phone.otherBrowser'),
                  at: formatClock(new Date(one.saidAt), timeZone),
                }),
              ),
              t('phone.heard', { age: ageOf(heardAt, new Date(at), language) }),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
