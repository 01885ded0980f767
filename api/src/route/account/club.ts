import { z } from 'zod';
import {
  cardPar,
  cardStrokeIndex,
  gender,
  id,
  listQuery,
  name,
  nameTo,
  pageOf,
  seenVersion,
  version,
  womenCard,
} from '../../check/field.ts';
import { later } from '../../check/kept.ts';
import { factsOf, newOf, writtenOf } from '../../check/record.ts';
import { DISTANCE_UNITS, TEE_COLOURS } from '../../choice/account/club.ts';
import { NINE_NAME_MOST } from '../../record/bound.ts';
import { CLUB } from '../../record/club.ts';
import { defineRoutes } from '../../route.ts';

const facts = factsOf(CLUB, {});
const written = writtenOf(CLUB, {});

export const club = z.object({
  id,
  siteId: id,
  siteName: z.string(),
  version,
  ...facts,
  /** The address of the picture at the API's host, a new one for each picture; null: no picture. */
  logo: z.string().nullable(),
  courseCount: z.int(),
  /** The first course of 18 holes, else the first nine; null: the club has none yet. */
  mainCourseId: id.nullable(),
  /** The number of holes and the pars of the main course. */
  holes: z.int().nullable(),
  pars: z.array(z.int()).nullable(),
});

/** Of one nine of a course of 18 holes: without it the 18-hole figures stand for neither. */
const nineRating = z.strictObject({
  courseRating: z.number().min(25).max(45).nullable(),
  slope: z.int().min(55).max(155).nullable(),
  par: later(z.int().min(27).max(45).nullable(), null),
});

export const tee = z.strictObject({
  name: nameTo(60),
  colour: later(z.enum(TEE_COLOURS).nullable(), null),
  /** The gender that rating and slope are for; null: both. A tee rated for men and for women is listed twice. */
  gender: later(gender.nullable(), null),
  courseRating: z.number().min(25).max(90).nullable(),
  slope: z.int().min(55).max(155).nullable(),
  /** Of all holes, where the tee is rated for another par than that of the card; null: that one. */
  par: later(z.int().min(27).max(90).nullable(), null),
  /** What the nines are rated, for rounds of nine holes. */
  front: nineRating.nullable().optional(),
  back: nineRating.nullable().optional(),
  unit: z.enum(DISTANCE_UNITS),
  /** Of every hole of the course, or null. */
  lengths: z.array(z.int().min(30).max(999)).max(18).nullable(),
});
/** What a handicap depends on: a round's copy of a tee. */
export const roundTee = tee.omit({ unit: true, lengths: true });
type TeeName = { name: string; gender: z.output<typeof gender> | null };
const uniqueTees = <Of extends z.ZodType<TeeName>>(of: Of) =>
  z
    .array(of)
    .max(12)
    .check(({ value, issues }) => {
      const names = new Set<string>();
      for (const [at, one] of value.entries()) {
        const called = `${one.name.toLowerCase()} ${one.gender}`;
        if (names.has(called)) issues.push({ code: 'custom', path: [at, 'name'], message: 'tee-twice', input: value });
        names.add(called);
      }
    });
const tees = uniqueTees(tee);
export const roundTees = uniqueTees(roundTee);

const writtenRating = nineRating
  .extend({ par: nineRating.shape.par.default(null) })
  .nullable()
  .optional();
/** What a person may leave out of a tee. */
const optional = {
  colour: tee.shape.colour.default(null),
  gender: tee.shape.gender.default(null),
  par: tee.shape.par.default(null),
  front: writtenRating,
  back: writtenRating,
};
const writtenTees = uniqueTees(tee.extend(optional));
export const writtenRoundTees = uniqueTees(roundTee.extend(optional));

/** The names of the first and the second nine of eighteen holes; null: they have none. */
export const nines = z.array(nameTo(NINE_NAME_MOST)).length(2).nullable();

/** A course of 18 holes, or a nine; `joinNines` of golf makes a course of 18 out of two nines. */
const card = { name, par: cardPar, strokeIndex: cardStrokeIndex.nullable(), women: womenCard, tees, nines };

/** The courses of a club have an order: `position` counts from 1. */
export const course = z.object({ id, clubId: id, version, position: z.int(), ...card });

export type Club = z.infer<typeof club>;
export type Course = z.infer<typeof course>;
export type Tee = z.infer<typeof tee>;

export const clubRoutes = defineRoutes({
  'GET /api/clubs': {
    access: 'club.read',
    summary: 'The clubs that the user may see, searched, sorted and paged',
    query: z.object({
      ...listQuery(['name', 'city', 'siteName', 'courseCount']),
      siteId: id.optional(),
      /** The default is as many as a club selector shows. */
      pageSize: z.coerce.number().int().min(1).max(1000).default(1000),
    }),
    answer: pageOf(club),
  },
  'POST /api/clubs': {
    access: 'club.admin',
    summary: 'Adds a club to a site; what is left out is CLUB_DEFAULTS',
    body: z.strictObject({ ...newOf(CLUB, written), siteId: id }),
    answer: club,
  },
  'GET /api/clubs/:clubId': { access: 'club.read', summary: 'One club', answer: club },
  'PATCH /api/clubs/:clubId': {
    access: 'club.write',
    summary: 'Changes what is named; `version` is the one that the caller saw',
    body: z.strictObject(written).partial().extend({ version }),
    answer: club,
  },
  'DELETE /api/clubs/:clubId': {
    access: 'club.admin',
    summary: 'Deletes a club without tournaments, and its courses',
    answer: null,
  },
  'PUT /api/clubs/:clubId/logo': {
    access: 'club.write',
    summary:
      'The logo: a PNG, JPEG or WebP picture of up to 2 MB as the field `file` of a form; `version` is the record’s as the caller saw it',
    query: seenVersion,
    takes: 'upload',
    answer: club,
  },
  'DELETE /api/clubs/:clubId/logo': {
    access: 'club.write',
    summary: 'Takes the logo away',
    query: seenVersion,
    answer: club,
  },
  'GET /api/clubs/:clubId/logo/:hash': {
    access: 'anyone',
    summary: 'The logo as a picture, for ever the same at this address',
    params: { hash: z.string().regex(/^[0-9a-f]{64}$/) },
    answer: null,
    sends: 'file',
  },
  'GET /api/clubs/:clubId/courses': {
    access: 'club.read',
    summary: 'The courses and nines of a club in their order',
    answer: z.object({ items: z.array(course) }),
  },
  'POST /api/clubs/:clubId/courses': {
    access: 'course.write',
    summary: 'Adds a course of 18 holes, or a nine, with par 3 to 5, behind the others',
    body: z.strictObject({
      ...card,
      strokeIndex: card.strokeIndex.default(null),
      women: card.women.default(null),
      tees: writtenTees.default([]),
      nines: nines.default(null),
    }),
    answer: course,
  },
  'PATCH /api/clubs/:clubId/courses/:courseId': {
    access: 'course.write',
    summary: 'Changes a course and its place among the others; rounds keep their own copy',
    body: z
      .strictObject({ ...card, tees: writtenTees, position: z.int().min(1).max(200) })
      .partial()
      .extend({ version }),
    answer: course,
  },
  'DELETE /api/clubs/:clubId/courses/:courseId': {
    access: 'course.write',
    summary: 'Deletes a course; rounds keep their own copy',
    answer: null,
  },
});
