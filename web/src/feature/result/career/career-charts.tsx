import { sayMean } from '@fairway/api/word/mean';
import { formatToPar } from '@fairway/api/word/number';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import type { CardsBehind } from './card-drawer.tsx';
import classes from './career.module.css';
import { type CareerCard, type CareerCourse, type CourseHole, coursesOf, figuresOf, formOf } from './career.ts';

type Opens = { onOpen: (behind: CardsBehind) => void };

/** The form of a golfer, and how they play the holes of each course, as pictures with their figures behind. */
export function CareerCharts({ cards, onOpen }: Opens & { cards: readonly CareerCard[] }) {
  const { t } = useTranslation('career');
  const figures = figuresOf(cards);
  const form = formOf(figures);
  return (
    <div className={classes.charts}>
      {form.length > 1 && (
        <section className="panel">
          <Form form={form} mean={figures.meanToPar ?? 0} />
          <Button variant="subtle" size="compact-sm" onClick={() => onOpen({ title: t('form'), cards: form.map(({ card }) => card) })}>
            {t('openCards')}
          </Button>
        </section>
      )}
      {coursesOf(figures.cards).map((course) => (
        <Course key={course.id} course={course} onOpen={onOpen} />
      ))}
    </div>
  );
}

function Form({ form, mean }: { form: ReturnType<typeof formOf>; mean: number }) {
  const { t } = useTranslation(['career', 'leaderboard', 'statistics']);
  const language = useLanguage();
  return (
    <ChartFrame
      title={t('career:form')}
      tableLabel={t('statistics:table')}
      table={{
        head: [t('career:date'), t('career:tournament'), t('leaderboard:column.gross'), t('leaderboard:column.toPar')],
        rows: form.map(({ point, card }) => [point, card.event.name, String(card.gross), formatToPar(card.toPar, language)]),
      }}
    >
      <LineChart
        points={form.map(({ point }) => point)}
        lines={[
          { name: t('leaderboard:column.toPar'), values: form.map(({ card }) => card.toPar ?? 0) },
          { name: t('career:meanToPar'), values: form.map(() => mean) },
        ]}
        say={(value) => formatToPar(value, language)}
      />
    </ChartFrame>
  );
}

function Course({ course, onOpen }: Opens & { course: CareerCourse }) {
  const { t } = useTranslation(['career', 'statistics']);
  const language = useLanguage();
  const title = t('career:holesOf', { course: course.courseName, club: course.clubName });
  const named = (label: string, holes: readonly CourseHole[]) =>
    holes.length > 0 && (
      <p className="row wrap gap-4">
        <span className="quiet small">{label}</span>
        {holes.map(({ hole, mean }) => (
          <Button
            key={hole}
            variant="subtle"
            size="compact-sm"
            onClick={() => onOpen({ title: t('career:hole', { hole }), cards: course.cards, stands: (of) => of === hole })}
          >
            {`${t('career:hole', { hole })} (${sayMean(mean, language)})`}
          </Button>
        ))}
      </p>
    );
  return (
    <section className="panel">
      <ChartFrame
        title={title}
        tableLabel={t('statistics:table')}
        table={{
          head: [t('statistics:hole'), t('statistics:par'), t('statistics:mean'), t('career:rounds')],
          rows: course.holes.map(({ hole, par, mean, rounds }) => [String(hole), String(par), sayMean(mean, language), String(rounds)]),
        }}
      >
        <LineChart
          points={course.holes.map(({ hole }) => String(hole))}
          lines={[{ name: t('statistics:mean'), values: course.holes.map(({ mean }) => mean) }]}
          say={(value) => formatToPar(value, language)}
        />
      </ChartFrame>
      {named(t('career:best'), course.best)}
      {named(t('career:worst'), course.worst)}
    </section>
  );
}
