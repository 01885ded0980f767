import type { MessageKey } from '@fairway/api';
import { BEST_HANDICAP, type Tenths } from '@fairway/golf';

/** “27,5”, “27.5”, “HDC 18” and “+2”, which is a plus handicap, in tenths; or the sentence about what is wrong. */
export function handicapOf(text: string, highest: Tenths): Tenths | MessageKey {
  const found = /^(?:hdcp?|hcp|hcap|cap|hi)?\s*([+−–-]?)\s*(\d{1,2}(?:[.,]\d+)?)$/i.exec(text.trim());
  if (!found) return 'import-wrong-value';
  const tenths = Number(found[2]?.replace(',', '.')) * 10;
  if (Math.abs(tenths - Math.round(tenths)) > 1e-6) return 'handicap-tenths';
  const signed = found[1] ? -Math.round(tenths) : Math.round(tenths);
  return signed < BEST_HANDICAP || signed > highest ? 'import-wrong-value' : signed + 0;
}

/** As golfers write it, in the language of the reader: 27,5 or 27.5; a plus handicap +2. */
export function handicapText(tenths: Tenths, language: 'vi' | 'en'): string {
  const text = (tenths < 0 ? '+' : '') + String(Math.abs(tenths) / 10);
  return language === 'vi' ? text.replace('.', ',') : text;
}
