import { IconPencil } from '#icon';
import { CourseList } from '../../../feature/account/club/course/course-list.tsx';
import { useClubFacts } from '../../../feature/account/club/fields.tsx';
import { deleteClub } from '../../../feature/account/club/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chooseClub, may, useSession } from '../../../lib/session.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { DeleteButton } from '../../../ui/record/delete-button.tsx';
import { Facts } from '../../../ui/record/facts.tsx';
import { keysOf } from '../../../ui/record/field.ts';
import classes from '../facts-page.module.css';
import { useClub } from './club-frame.tsx';

/** Shown by the title and the list of courses. */
const ELSEWHERE: readonly string[] = ['name', 'courseCount'];

export function ClubDetailPage() {
  const { t } = useTranslation('club');
  const club = useClub();
  const session = useSession();
  const fields = useClubFacts();
  return (
    <PageFrame
      title={club.name}
      detail={club.siteName}
      actions={
        <>
          {may(session, 'club.write') && (
            <LinkButton to="edit" variant="default" leftSection={<IconPencil aria-hidden size={16} />} label={t('edit')} />
          )}
          {may(session, 'club.admin') && <DeleteClub />}
        </>
      }
    >
      <div className={classes.columns}>
        <section className="panel column gap-16" aria-label={t('facts')}>
          <Logo of={club} />
          <Facts fields={fields} of={club} keys={keysOf(fields).filter((key) => !ELSEWHERE.includes(key))} />
        </section>
        <CourseList clubId={club.id} mainCourseId={club.mainCourseId} mayChange={may(session, 'course.write')} />
      </div>
    </PageFrame>
  );
}

function DeleteClub() {
  const { t } = useTranslation('club');
  const { id, name } = useClub();
  const session = useSession();
  return (
    <DeleteButton
      label={t('delete')}
      ask={() => confirmDelete({ title: t('deleteTitle', { name }), goes: t('deleteText'), action: t('delete') })}
      remove={async () => {
        await deleteClub(id);
        if (session?.club?.id === id) chooseClub(null);
      }}
      deleted={t('deleted', { name })}
      list={{ path: '/clubs', key: 'clubs' }}
    />
  );
}
