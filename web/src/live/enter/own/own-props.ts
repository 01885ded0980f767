import type { OwnPage } from '@fairway/api';
import type { Own } from '../request.ts';
import type { Spoken } from '../words.ts';

/** What every part of the page of a signup gets: the page, who asks, and what to do with a newer page. */
export type OwnProps = Spoken & { page: OwnPage; own: Own; onAnswer: (page: OwnPage) => void };
