import type { OwnPage } from '@fairway/api';
import type { Own } from '../request.ts';
import type { Spoken } from '../words.ts';

/** What every part of the page of a signup gets: the page, who asks, and what to do with a newer page. `isSent`: the form was sent just now. */
export type OwnProps = Spoken & { page: OwnPage; own: Own; isSent: boolean; onAnswer: (page: OwnPage) => void };
