import { z } from 'zod';
import { emailText, judgedId, nameTo } from '../../../check/field.ts';
import { defineRoutes } from '../../../route.ts';
import { PUBLIC_LANGUAGES } from '../../../word/language.ts';
import {
  application,
  enterPage,
  givenConsents,
  guardian,
  ownPage,
  signupAnswers,
  signupExtras,
  signupSecret,
  signupWishes,
  writtenPerson,
} from './shape.ts';

/** The page on which golfers enter a tournament, and the one behind the link of a signup. */
export const ownSignupRoutes = defineRoutes({
  'GET /api/live/tournaments/:tournamentId/enter': {
    access: 'anyone',
    summary: 'The form of a tournament that takes signups, public or private, with how many places are left and how many wait',
    answer: enterPage,
  },
  'POST /api/live/tournaments/:tournamentId/enter': {
    access: 'anyone',
    summary: 'Enters a tournament, alone or as a group: a place, or one on the list. The same sent again answers the same',
    body: application,
    answer: ownPage,
  },
  'POST /api/live/tournaments/:tournamentId/enter/link': {
    access: 'anyone',
    summary: 'Sends the links of the signups with this address to it, where there is mail; the same answer whether there are any',
    body: z.strictObject({ email: emailText }),
    answer: null,
  },
  'GET /api/signup': {
    access: 'signup',
    summary: 'The signup of a link: where it stands, what is owed, and who entered with it',
    answer: ownPage,
  },
  'PATCH /api/signup': {
    access: 'signup',
    summary: 'Corrects a signup, or answers for oneself. What it costs is worked out by the prices of the day of application',
    body: z
      .strictObject({
        person: writtenPerson,
        language: z.enum(PUBLIC_LANGUAGES),
        answers: signupAnswers,
        extras: signupExtras,
        wishes: signupWishes,
        consents: givenConsents,
        guardian,
      })
      .partial(),
    answer: ownPage,
  },
  'POST /api/signup/answer': {
    access: 'signup',
    summary: 'Takes the place that is offered, or declines it, which ends the signup',
    body: z.strictObject({ takes: z.boolean() }),
    answer: ownPage,
  },
  'POST /api/signup/withdraw': {
    access: 'signup',
    summary: 'Withdraws a signup; the others of its group stay',
    answer: ownPage,
  },
  'PUT /api/signup/members/:memberId': {
    access: 'signup',
    summary:
      'Names somebody of the own group or package who has not answered for themselves, with the link that they do it by; an earlier one ends',
    params: { memberId: judgedId },
    body: z.strictObject({
      name: nameTo(200),
      gender: writtenPerson.shape.gender,
      secret: signupSecret,
    }),
    answer: ownPage,
  },
  'GET /api/signup/link': {
    access: 'signup',
    summary: 'What somebody keeps of their signup: its link as a QR code (a data address of SVG), and its days as a calendar file',
    answer: z.object({ picture: z.string(), calendar: z.string() }),
  },
  'GET /api/signup/data': {
    access: 'signup',
    summary: 'Everything that is kept of a signup, as a JSON file',
    answer: null,
    sends: 'file',
  },
});
