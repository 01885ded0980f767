import type { HandicapRule } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { Button, Group, Input, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import tableClasses from '../../../../ui/table/table.module.css';
import { ChangeList } from '../change-list.tsx';
import { isChanged } from '../change-sentence.ts';
import { tryRule } from '../query.ts';

const YEARS = { from: 2000, to: 2100 };

/** What the rule would have made of a year that was played. */
export function TryOut({ siteId, rule }: { siteId: string; rule: NonNullable<HandicapRule['club']> }) {
  const { t } = useTranslation('club-handicap');
  const [year, setYear] = useState<number | null>(new Date().getFullYear() - 1);
  const trying = useMutation({ mutationFn: (asked: number) => tryRule(siteId, { rule, year: asked }) });
  return (
    <section className="panel column gap-8">
      <Input.Label component="h3">{t('tryOut.title')}</Input.Label>
      <Text size="sm" c="dimmed">
        {t('tryOut.text')}
      </Text>
      <Group gap="xs" align="end">
        <NumberField w={90} label={t('tryOut.year')} within={YEARS} value={year} onChange={setYear} />
        <Button variant="default" loading={trying.isPending} disabled={year === null} onClick={() => year !== null && trying.mutate(year)}>
          {t('tryOut.action')}
        </Button>
      </Group>
      {trying.data && <Tried {...trying.data} year={trying.variables ?? 0} />}
    </section>
  );
}

function Tried({ items, year }: Awaited<ReturnType<typeof tryRule>> & { year: number }) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const changedFirst = [...items.filter(isChanged), ...items.filter((one) => !isChanged(one))];
  if (items.length === 0) return <Text role="status">{t('tryOut.none')}</Text>;
  return (
    <>
      <Text role="status">{t('tryOut.result', { count: items.length, year: String(year) })}</Text>
      <div className={tableClasses.scroll}>
        <table className={tableClasses.table} aria-label={t('tryOut.title')}>
          <thead>
            <tr>
              <th scope="col">{t('tryOut.golfer')}</th>
              <th scope="col" data-numeric>
                {t('figure')}
              </th>
              <th scope="col">{t('tryOut.changes')}</th>
            </tr>
          </thead>
          <tbody>
            {changedFirst.map(({ golferId, name, figure, changes }) => (
              <tr key={golferId}>
                <th scope="row" className="one-line">
                  {name}
                </th>
                <td data-numeric>{formatHandicap(figure, language)}</td>
                <td>
                  <ChangeList changes={changes} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
