import type { Player } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { formatDate } from '../../../../lib/value/date.ts';
import { cardOf, type Field, statusOf } from './field.ts';
import type { FieldContext } from './tee.ts';

/** A field as it is edited: text, the id of a choice, or `yes` and nothing for a flag. */
export function fieldText(player: Player, field: Field, { roundId, language }: FieldContext): string {
  const card = cardOf(player, roundId);
  switch (field) {
    case 'phone':
      return phoneText(player.phone ?? '');
    case 'division':
      return player.divisionId ?? '';
    case 'handicapCourse':
    case 'handicapIndex':
      return formatHandicap(player[field], language);
    case 'playingHandicap':
      return formatHandicap(card?.playingHandicap ?? null, language);
    case 'birthday':
      return player.birthday !== null ? formatDate(player.birthday) : String(player.birthYear ?? '');
    case 'age':
      return String(player.age ?? '');
    case 'member':
    case 'absent':
    case 'initials':
      return player[field] ? 'yes' : '';
    case 'status':
      return statusOf(player, roundId);
    case 'flight':
    case 'teeTime':
    case 'bagTag':
    case 'caddieNumber':
      return card?.[field] ?? '';
    case 'startingHole':
      return `${card?.startingHole ?? ''}${card?.startingSide ?? ''}`;
    default:
      return player[field] ?? '';
  }
}

/** A Vietnamese mobile number in groups as people read it: 0912 345 678. Any other as it is. */
function phoneText(phone: string): string {
  const local = phone.replace(/^\+84/, '0');
  return /^0\d{9}$/.test(local) ? `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}` : phone;
}
