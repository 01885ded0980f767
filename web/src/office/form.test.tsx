import type { Tournament } from '@fairway/api';
import { CLUB } from '@fairway/api/record/club';
import { CONTRACT } from '@fairway/api/record/contract';
import { DIVISION } from '@fairway/api/record/division';
import { FLIGHT } from '@fairway/api/record/flight';
import { defaultsOf, keysOf, type RecordFields } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { SIDE } from '@fairway/api/record/side';
import { SITE } from '@fairway/api/record/site';
import { SPONSOR } from '@fairway/api/record/sponsor';
import { TICKET_ANSWER, TICKET_QUESTION } from '@fairway/api/record/ticket';
import { TOURNAMENT } from '@fairway/api/record/tournament';
import { USER } from '@fairway/api/record/user';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { forgetWords } from '../../test/words.ts';
import { ClubForm } from '../feature/account/club/club-form.tsx';
import { ContractForm } from '../feature/account/contract/contract-form.tsx';
import { SiteForm } from '../feature/account/site/site-form.tsx';
import { SupportForm } from '../feature/account/ticket/support-form.tsx';
import { TicketForm } from '../feature/account/ticket/ticket-form.tsx';
import { UserForm } from '../feature/account/user/user-form.tsx';
import { DivisionForm } from '../feature/field/division/division-form.tsx';
import { FlightForm } from '../feature/field/flight/edit/flight-form.tsx';
import { PlayerForm } from '../feature/field/player/form/player-form.tsx';
import { SideForm } from '../feature/field/side/edit/side-form.tsx';
import { SponsorForm } from '../feature/field/sponsor/sponsor-form.tsx';
import { AddTournamentForm } from '../feature/field/tournament/form/add-tournament-form.tsx';
import { EditTournamentForm } from '../feature/field/tournament/form/edit-tournament-form.tsx';
import { newSettings } from '../feature/field/tournament/form/values.ts';

beforeAll(forgetWords);

/** The texts that fill an element, such as labels, also in folded sections. */
function textsOf(node: ReactNode): Set<string> {
  const router = createMemoryRouter([{ path: '*', element: node }]);
  const html = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return new Set([...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text));
}

const leave = { onSaved: () => {}, onCancel: () => {} };
const nothing = async () => {};
const tournament = { ...newSettings(), date: '2026-04-25', version: 1, rounds: [] as Tournament['rounds'] } as Tournament;
const context = { roundId: 'r', divisions: [], rounds: [], language: 'vi' } as const;
const siteField = ({ label }: { label: string }) => <p>{label}</p>;

/** By a screen of its own. */
const ELSEWHERE = { regulations: null, regulationsEnglish: null, tieOrder: null };
/** Shown once sides play together; a play of the site is chosen where a built-in one is. */
const OF_SIDES = { playRule: null, ownPlay: null };

/** `labels`: of fields whose input is called otherwise in the form; null: they have none in it, for the reason that is written here. */
type Case = readonly [string, RecordFields, ReactNode, labels: Readonly<Record<string, string | null>>];
const CASES: readonly Case[] = [
  ['a club', CLUB, <ClubForm key="club" {...leave} />, {}],
  ['a site', SITE, <SiteForm key="site" {...leave} />, { contactMonths: 'contactLabel' }],
  ['a contract', CONTRACT, <ContractForm key="contract" {...leave} />, {}],
  ['a sponsor', SPONSOR, <SponsorForm key="sponsor" tournamentId="t" sponsor={undefined} {...leave} />, {}],
  ['a question', TICKET_QUESTION, <SupportForm key="support" name="" email={null} />, {}],
  [
    'an answer',
    TICKET_ANSWER,
    <TicketForm key="ticket" ticket={{ number: 1, createdAt: '2026-04-25T00:00:00Z', answeredAt: null, mail: null } as never} {...leave} />,
    {},
  ],
  // `right` has both as one choice
  ['a person', USER, <UserForm key="user" siteField={siteField} {...leave} />, { siteId: 'field.siteName', isSuperAdmin: null }],
  [
    'a division',
    DIVISION,
    <DivisionForm key="division" tournamentId="t" division={undefined} useHandicapCourse play="single" {...leave} />,
    {
      ...{ handicapCourseFrom: 'handicapCourse', handicapCourseTo: 'handicapCourse' },
      ...{ handicapIndexFrom: 'handicapIndex', handicapIndexTo: 'handicapIndex' },
      // shown once a day handicap of its own is chosen
      dayHandicapRule: null,
    },
  ],
  [
    'a new tournament',
    TOURNAMENT,
    <AddTournamentForm
      key="add"
      timeZone="Asia/Ho_Chi_Minh"
      clubId="c"
      cards={[]}
      location=""
      day="2026-04-25"
      onSave={nothing}
      {...leave}
    />,
    { ...ELSEWHERE, ...OF_SIDES },
  ],
  [
    'a tournament',
    TOURNAMENT,
    <EditTournamentForm key="edit" tournament={tournament} divisions={[]} contests={[]} sponsors={[]} {...leave} />,
    { ...ELSEWHERE, ...OF_SIDES },
  ],
  [
    'a flight',
    FLIGHT,
    <FlightForm
      key="flight"
      flight={{ ...defaultsOf(FLIGHT), id: 'f', version: 1, number: '1', players: [] }}
      current={undefined}
      round={{ par: { length: 18 } }}
      numbers={[]}
      onSave={async () => true}
      {...leave}
    />,
    {},
  ],
  [
    'a side',
    SIDE,
    <SideForm
      key="side"
      {...{ tournamentId: 't', rounds: [], roundId: 'r', places: 2, options: [], divisions: [], maySubstitute: false, isOneBall: true }}
      side={{ id: 's', version: 1, name: '', named: false, divisionId: null, hasScores: false, rounds: [], handicap: null, problems: [] }}
      {...leave}
    />,
    { name: 'edit.name', divisionId: 'column.division' },
  ],
  [
    'a golfer',
    PLAYER,
    <PlayerForm key="player" tournamentId="t" player={undefined} context={context} roundNumber={1} {...leave} />,
    // a year is typed as a birthday; who is absent is marked in the list, on the day
    { divisionId: 'field.division', birthYear: null, absent: null },
  ],
];

test.each(CASES)('every field of %s has an input in its form, or a reason why it has none', (_, fields, form, labels) => {
  const texts = textsOf(form);
  const wanted = keysOf(fields).flatMap((key) => (labels[key] === null ? [] : [labels[key] ?? `field.${key}`]));
  expect(wanted.filter((label) => !texts.has(label))).toEqual([]);
});
