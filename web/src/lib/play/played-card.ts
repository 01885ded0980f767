import { type Course, type CourseCard, courseCard } from '@fairway/golf';

/** What a player plays by, and what the course's card calls the first hole. */
export type PlayedCard = CourseCard & { readonly firstHole: number };

/** The card that a player plays by; `women`: the one for women, where the round has one. */
export const playedCard = (course: Course, { women }: { readonly women: boolean }): PlayedCard => ({
  ...courseCard(course, women ? 'f' : 'm'),
  firstHole: course.firstHole ?? 1,
});
