import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { courseCells } from '@fairway/api/table/course-file';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconTableImport } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { workbookOf } from '../../../../ui/record/list/list-file.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { readCourseFile } from '../query.ts';
import type { CourseFields } from './fields.ts';

/** Saves a course as an Excel file, which the form reads again. */
export function SaveCourse({ course }: { course: CourseFields }) {
  const { t } = useTranslation(['club', 'course', 'choice', 'word']);
  const name = course.name.trim();
  const saving = useMutation({
    mutationFn: async () => {
      const title = t('course.file.name', { name }).trim();
      saveFile(
        await workbookOf(
          title,
          courseCells(course, t).map((row) => row.map((cell) => cell ?? '')),
        ),
        `${title}.xlsx`,
      );
    },
  });
  return (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      leftSection={<IconDownload aria-hidden size={14} />}
      aria-label={name === '' ? undefined : t('course.file.saveOf', { name })}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('course.file.save')}
    </Button>
  );
}

type Props = { clubId: string; course: CourseFields; onRead: (course: CourseFields) => void };

/** Fills the form from such a file; nothing is saved by that. */
export function CourseFileField({ clubId, course, onRead }: Props) {
  const { t } = useTranslation('club');
  const reading = useMutation({ mutationFn: (file: File) => readCourseFile(clubId, file) });
  const read = (file: File | null) => {
    if (file === null) return;
    if (file.size > UPLOAD_BYTES.list) return showToast('danger', t('course.file.read'), t('course.file.tooLarge'));
    reading.mutate(file, {
      onSuccess: ({ unread = [], ...found }) => {
        onRead(found);
        const filled = t('course.file.filled', { file: file.name });
        const left = unread.length > 0 ? ` ${t('course.file.unread', { names: unread.join(', ') })}` : '';
        showToast('success', t('course.file.read'), filled + left);
      },
    });
  };
  return (
    <div>
      <Group gap="xs">
        <FileButton accept=".xlsx,.xlsm,.ods,.csv,.txt" onChange={read}>
          {(props) => (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconTableImport aria-hidden size={14} />}
              loading={reading.isPending}
              {...props}
            >
              {t('course.file.read')}
            </Button>
          )}
        </FileButton>
        <SaveCourse course={course} />
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {t('course.file.help')}
      </Text>
    </div>
  );
}
