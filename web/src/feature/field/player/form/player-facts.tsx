import type { Player } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { FIELDS, type Field } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import { spokenText } from '../field/field-words.ts';
import type { FieldContext } from '../field/tee.ts';
import classes from '../list/list.module.css';

type Props = { player: Player; context: FieldContext; fields?: readonly Field[] };

/** Fields of a player, read-only: every one, or some of them. */
export function PlayerFacts({ player, context, fields = FIELDS }: Props) {
  const { t } = useTranslation('player');
  return (
    <>
      {player.anonymisedAt !== null && <p>{t('anonymise.since', { date: formatDate(player.anonymisedAt) })}</p>}
      <dl className={classes.facts}>
        {fields.map((field) => {
          const computed = field === 'handicapCourse' ? player.handicapCourseComputed : null;
          const own = spokenText(t, field, fieldText(player, field, context), context);
          const text = computed === null ? own : t('computedHandicap', { handicap: formatHandicap(computed, context.language) });
          return [<dt key={field}>{t(`field.${field}`)}</dt>, <dd key={`${field} value`}>{text || '–'}</dd>];
        })}
      </dl>
    </>
  );
}
