import type { Language } from '@fairway/api';
import type { say } from '../../../../text/word.ts';
import type { OfResult } from '../../report/head.ts';
import type { Reading } from '../../report/reading.ts';
import type { SheetPlan } from '../plan.ts';
/** What a list is made from: the facts, in which language, of which round. */
export type SheetQuestion = { reading: Reading; language: Language; t: ReturnType<typeof say>; roundId: string | undefined };

export type Sheets = { sheets: SheetPlan[] } & OfResult;
