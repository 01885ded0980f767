import { ActionIcon, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconChevronDown } from '#icon';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../../lib/language.ts';
import { OrderedList } from '../../../../../ui/field/ordered-list.tsx';
import { errorUnder } from '../../../../../ui/record/form/field-error.ts';
import { namePrizes, tellPrize } from '../../../../../ui/rule/prize.ts';
import type { Fields } from '../fields.ts';
import classes from './plan.module.css';
import { PlanDetails } from './plan-details.tsx';
import type { PlanLine, PlanTemplate } from './plan-line.ts';
import { AddPrize, type KindGroup, TemplateMenu } from './plan-menu.tsx';

/** A name of a line that moves with it; of new ones, which have no id yet, the first of its kind is `best-gross 0`. */
const keyOf = (lines: readonly PlanLine[], at: number): string => {
  const { id, kind } = lines[at] ?? { kind: '' };
  return id ?? `${kind} ${lines.slice(0, at).filter((other) => other.id === undefined && other.kind === kind).length}`;
};

type Props<Line extends PlanLine> = Pick<Fields, 'values' | 'errors' | 'definitions' | 'divisions' | 'contests' | 'sponsors'> & {
  lines: readonly Line[];
  field: 'awards' | 'sideAwards';
  onChange: (lines: readonly Line[]) => void;
  /** What may be added, and a new one. */
  groups: readonly KindGroup<Line['kind']>[];
  newLine: (kind: Line['kind']) => Line;
  /** Without it there are no templates. */
  onTemplate?: (template: PlanTemplate) => void;
  /** Above the details of a line. */
  first?: (line: Line, at: number) => ReactNode;
};

const MOST = 40;

/** Prizes in their order: each says what it is, and opens for its details; a new one is open. */
export function PlanList<Line extends PlanLine>(props: Props<Line>) {
  const { lines, field, onChange, groups, newLine, onTemplate, first, errors, values, definitions, divisions, contests, sponsors } = props;
  const { t } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const added = useRef<number | null>(null);
  const names = namePrizes(lines, t, language);
  const nameOf = (id: string) => [...divisions, ...contests, ...sponsors].find((one) => one.id === id)?.name;
  const isOpen = (at: number) => opened.has(keyOf(lines, at)) || errorUnder(errors, `${field}.${at}`) !== undefined;
  const toggle = (at: number) => {
    const key = keyOf(lines, at);
    setOpened((keys) => (keys.has(key) ? keys.difference(new Set([key])) : new Set([...keys, key])));
  };
  const change = (at: number, patch: Partial<PlanLine>) =>
    onChange(lines.map((line, nth) => (nth === at ? ({ ...line, ...patch } as Line) : line)));
  const add = (kind: Line['kind']) => {
    const next = [...lines, newLine(kind)];
    setOpened((keys) => new Set([...keys, keyOf(next, lines.length)]));
    added.current = lines.length;
    onChange(next);
  };
  // what a new one is of is typed next
  useEffect(() => {
    if (added.current === null || added.current >= lines.length) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')[added.current]?.querySelector('input')?.focus();
    added.current = null;
  }, [lines.length]);
  return (
    <div ref={list}>
      <OrderedList
        items={lines}
        keyOf={(at) => keyOf(lines, at)}
        nameOf={(at) => names[at] ?? ''}
        aboutOf={(at) => tellPrize(lines[at] as Line, { t, language, nameOf })}
        onChange={onChange}
        beside={(_, at) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-expanded={isOpen(at)}
            aria-label={t('prize.change', { name: names[at] ?? '' })}
            onClick={() => toggle(at)}
          >
            <IconChevronDown aria-hidden size={16} className={classes.arrow} />
          </ActionIcon>
        )}
        below={(line, at) =>
          isOpen(at) && (
            <>
              {first?.(line, at)}
              <PlanDetails
                line={line}
                onChange={(patch) => change(at, patch)}
                errors={errors}
                path={`${field}.${at}`}
                {...{ values, definitions, divisions, contests, sponsors }}
              />
            </>
          )
        }
      />
      <Group gap="xs">
        <AddPrize groups={groups} disabled={lines.length >= MOST} onAdd={add} />
        {onTemplate && <TemplateMenu count={lines.length} onChoose={onTemplate} />}
      </Group>
    </div>
  );
}
