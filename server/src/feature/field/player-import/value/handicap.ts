import type { MessageKey } from '@fairway/api';
import { BEST_HANDICAP, type Tenths } from '@fairway/golf';

/**
 * “27,5”, “27.5”, “HDC 18” and “+2”, which is a plus handicap, in tenths, and whether it had more decimals; or the sentence about what is
 * wrong.
 */
export function handicapOf(text: string, highest: Tenths): { tenths: Tenths; isRounded: boolean } | MessageKey {
  const found = /^(?:hdcp?|hcp|hcap|cap|hi)?\s*([+−–-]?)\s*(\d{1,2}(?:[.,]\d+)?)$/i.exec(text.trim());
  if (/^(?:scratch|scr)\.?$/i.test(text.trim())) return { tenths: 0, isRounded: false };
  if (!found) return 'import-wrong-value';
  const exact = Number((Number(found[2]?.replace(',', '.')) * 10).toPrecision(12));
  const signed = found[1] ? -Math.round(exact) : Math.round(exact);
  const isInRange = signed >= BEST_HANDICAP && signed <= highest;
  return isInRange ? { tenths: signed + 0, isRounded: exact !== Math.round(exact) } : 'import-wrong-value';
}

/** As golfers write it, in the language of the reader: 27,5 or 27.5; a plus handicap +2. */
export function handicapText(tenths: Tenths, language: 'vi' | 'en'): string {
  const text = (tenths < 0 ? '+' : '') + String(Math.abs(tenths) / 10);
  return language === 'vi' ? text.replace('.', ',') : text;
}
