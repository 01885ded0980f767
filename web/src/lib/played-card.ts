import { type Course, type CourseCard, courseCard } from '@fairway/golf';

/** The card that a player plays by; `women`: the one for women, where the round has one. */
export const playedCard = (course: Course, { women }: { readonly women: boolean }): CourseCard => courseCard(course, women ? 'f' : 'm');
