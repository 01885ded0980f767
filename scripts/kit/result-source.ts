import { readFile, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { SayOf } from '@fairway/api/word/say';
import { awardInFacts, sayAward } from '@fairway/api/word/say/award';
import { sayNotes, sayVerdict } from '@fairway/api/word/say/check';
import { type FindingSpeaker, sayFinding } from '@fairway/api/word/say/finding';
import { type Checked, checkFacts, type DayFacts, readable, valueIn } from '@fairway/facts';
import { isSignedByBeacon } from '@fairway/facts/draw/beacon-signature';
import { say } from '../../server/src/text/word.ts';

/** The largest day has some 20 MB: 500 golfers, four rounds. */
const MOST_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 30_000;

/** Why nothing was read: a key of the words, and what it needs. */
type Unread = { readonly unread: 'missing' | 'large' | 'unanswered' | 'status'; readonly status?: number };

/** A result from a file or an address of http, as text. Nothing of a page is run. */
async function readSource(source: string): Promise<string | Unread> {
  return /^https?:\/\//i.test(source) ? readAddress(source) : readPath(source);
}

async function readPath(path: string): Promise<string | Unread> {
  try {
    if ((await stat(path)).size > MOST_BYTES) return { unread: 'large' };
    return await readFile(path, 'utf8');
  } catch {
    return { unread: 'missing' };
  }
}

async function readAddress(address: string): Promise<string | Unread> {
  const stop = new AbortController();
  const patience = setTimeout(PATIENCE_MS, undefined, { ref: false, signal: stop.signal }).then(
    () => stop.abort(),
    () => undefined,
  );
  try {
    const answer = await fetch(address, { signal: stop.signal });
    if (!answer.ok) return { unread: 'status', status: answer.status };
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body ?? []) {
      parts.push(part);
      bytes += part.length;
      if (bytes > MOST_BYTES) return { unread: 'large' };
    }
    return Buffer.concat(parts).toString('utf8');
  } catch {
    return { unread: 'unanswered' };
  } finally {
    stop.abort();
    await patience;
  }
}

const LANGUAGES = ['vi', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** What a check of a file or an address says, in Vietnamese and in English; `code`: 0 it agrees, 1 it does not, 2 nothing can be read. */
export async function checkSource(source: string): Promise<{ readonly code: 0 | 1 | 2; readonly lines: readonly string[] }> {
  const text = await readSource(source);
  if (typeof text !== 'string') return { code: 2, lines: LANGUAGES.map((language) => sayUnread(source, text, language)) };
  const checked = checkFacts(valueIn(text), [], isSignedByBeacon);
  if ('unreadable' in checked) {
    const { unreadable } = checked;
    return { code: 2, lines: LANGUAGES.map((language) => say(language)(`result-file:unreadable.${unreadable}`, { source })) };
  }
  return { code: checked.findings.length === 0 ? 0 : 1, lines: [...reportOf(checked, 'vi'), '', ...reportOf(checked, 'en')] };
}

function sayUnread(source: string, { unread, status = 0 }: Unread, language: Language): string {
  const t = say(language);
  switch (unread) {
    case 'large':
      return t('result-file:unreadable.large', { source, megabytes: MOST_BYTES / 1024 / 1024 });
    case 'status':
      return t('result-file:unreadable.status', { source, status });
    default:
      return t(`result-file:unreadable.${unread}`, { source });
  }
}

function reportOf(checked: Checked, language: Language): string[] {
  const t = say(language) as unknown as SayOf<['public-check', 'result-file']>;
  const { facts, ledger, signature, findings } = checked;
  const speaker: FindingSpeaker = {
    ...{ say: t, facts, readable, pickup: t('result-file:pickup') },
    awardName: (award) => awardOf(facts, award, language),
    basisName: (basis) => t(`result-file:basis.${basis}`),
    seenAt: () => '', // a command saw no head
  };
  const statement = facts.signature?.statement;
  return [
    `${facts.names.tournament}: ${t(findings.length === 0 ? 'result-file:agrees' : 'result-file:differs')}`,
    sayVerdict(checked, t),
    ...(facts.final ? [] : [t('public-check:notFinal')]),
    ...sayNotes(checked, t),
    ...findings.map((finding) => `  ✗ ${sayFinding(finding, speaker)}`),
    ...(ledger && facts.ledger ? [`${t('result-file:head')}: ${readable(facts.ledger.head)} (${facts.ledger.head})`] : []),
    ...(statement
      ? [
          t('result-file:signature', {
            number: statement.number,
            time: `${statement.at.slice(0, 16).replace('T', ' ')} UTC`,
          }),
        ]
      : []),
    ...(signature ? [`${t('result-file:key')}: ${readable(signature.key)} (${signature.key})`] : []),
  ];
}

function awardOf({ names }: DayFacts, award: string, language: Language): string | undefined {
  const named = names.awards[award];
  if (named === undefined) return undefined;
  return sayAward(awardInFacts(named, names), say(language), language);
}
