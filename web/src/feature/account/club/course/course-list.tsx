import type { Course } from '@fairway/api';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconGolf, IconPlus } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { sumOf } from '../../../../lib/play/card.ts';
import { CardTable } from '../../../../ui/course/card-table.tsx';
import { confirmDelete } from '../../../../ui/dialog/confirm.tsx';
import { useKeptState } from '../../../../ui/page/kept-typing.ts';
import { StateNote, Unread } from '../../../../ui/page/state-note.tsx';
import { EditDrawer } from '../../../../ui/record/form/edit-drawer.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { changeCourse, courses, deleteCourse } from '../query.ts';
import classes from './course.module.css';
import { SaveCourse } from './course-file.tsx';
import { CourseForm } from './course-form.tsx';
import { useTeeWords } from './fields.ts';

type Props = { clubId: string; mainCourseId: string | null; mayChange: boolean };

/** The courses and nines of a club with their cards, in their order. */
export function CourseList({ clubId, mainCourseId, mayChange }: Props) {
  const { t } = useTranslation('club');
  const [edited, setEdited] = useKeptState<Course | 'new' | null>('course', null);
  const read = useQuery(courses(clubId));
  if (read.data === undefined) return <Unread of={[read]} height={240} />;
  const { items } = read.data;
  const close = () => setEdited(null);
  const add = mayChange && (
    <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden size={14} />} onClick={() => setEdited('new')}>
      {t('course.add')}
    </Button>
  );
  return (
    <section aria-labelledby="courses">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="courses">
          {t('course.title')}
        </Title>
        {items.length > 0 && add}
      </Group>
      {items.length === 0 && (
        <StateNote
          icon={IconGolf}
          title={t('course.emptyTitle')}
          text={t(mayChange ? 'course.emptyText' : 'course.emptyReaderText')}
          action={add}
        />
      )}
      <Stack gap="sm">
        {items.map((course) => (
          <CoursePanel
            key={course.id}
            course={course}
            isMain={course.id === mainCourseId}
            actions={mayChange && <Actions course={course} onEdit={() => setEdited(course)} />}
          />
        ))}
      </Stack>
      <EditDrawer edited={edited} onClose={close} titleOf={(one) => (one ? t('course.edit', { name: one.name }) : t('course.add'))}>
        {(course, leave) => (
          <CourseForm
            clubId={clubId}
            course={course}
            nines={items.filter(({ par }) => par.length === 9)}
            onSaved={({ name }) => {
              close();
              showToast('success', t('course.saved', { name }), '');
            }}
            onCancel={leave}
          />
        )}
      </EditDrawer>
    </section>
  );
}

function CoursePanel({ course, isMain, actions }: { course: Course; isMain: boolean; actions: ReactNode }) {
  const { t } = useTranslation('club');
  const teeWords = useTeeWords();
  const { name, par, tees } = course;
  return (
    <article className="panel column gap-8" aria-label={name}>
      <header className="row baseline between gap-12 wrap">
        <Text fw={600}>{name}</Text>
        <Text c="dimmed">
          {[isMain && t('course.main'), t('course.holes', { count: par.length }), t('course.par', { par: sumOf(par) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </header>
      <CardTable
        name={name}
        card={course}
        lengths={tees.flatMap((tee, at) => (tee.lengths === null ? [] : [{ key: String(at), label: tee.name, numbers: tee.lengths }]))}
      />
      <ul className={`row gap-24 wrap ${classes.tees}`} aria-label={t('course.tees')}>
        {tees.map((tee) => (
          <li key={`${tee.name} ${tee.gender}`}>
            {tee.colour && <span className={classes.colour} data-colour={tee.colour} title={t(`course.colour.${tee.colour}`)} />}
            {teeWords(tee)}
          </li>
        ))}
      </ul>
      {actions}
    </article>
  );
}

function Actions({ course, onEdit }: { course: Course; onEdit: () => void }) {
  const { t } = useTranslation('club');
  const client = useQueryClient();
  const { id, clubId, name, version, position } = course;
  const done = { onSuccess: () => client.invalidateQueries({ queryKey: ['clubs'] }) };
  const remove = useMutation({ mutationFn: () => deleteCourse(clubId, id), ...done });
  const moveUp = useMutation({ mutationFn: () => changeCourse(clubId, id)({ version, position: position - 1 }), ...done });
  const askAndDelete = async () => {
    if (
      !(await confirmDelete({ title: `${t('course.delete', { name })}?`, goes: t('course.deleteText'), action: t('course.deleteAction') }))
    )
      return;
    remove.mutate(undefined, { onSuccess: () => showToast('success', t('course.deleted', { name }), '') });
  };
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={onEdit} aria-label={t('course.edit', { name })}>
        {t('course.editAction')}
      </Button>
      {position > 1 && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          onClick={() => moveUp.mutate()}
          loading={moveUp.isPending}
          aria-label={t('course.up', { name })}
        >
          {t('course.upAction')}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        onClick={askAndDelete}
        loading={remove.isPending}
        aria-label={t('course.delete', { name })}
      >
        {t('course.deleteAction')}
      </Button>
      <SaveCourse course={course} />
    </Group>
  );
}
