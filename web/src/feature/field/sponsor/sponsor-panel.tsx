import type { Sponsor } from '@fairway/api';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconHeartHandshake, IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { OrderedList } from '../../../ui/field/ordered-list.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { EditDrawer } from '../../../ui/record/form/edit-drawer.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { sponsors, useSponsorDelete, useSponsorOrder } from './query.ts';
import { SponsorForm } from './sponsor-form.tsx';
import classes from './sponsor-panel.module.css';

type Props = { tournamentId: string; mayChange: boolean };

/** The sponsors of a tournament in the order in which they are shown. */
export function SponsorPanel({ tournamentId, mayChange }: Props) {
  const { t } = useTranslation('sponsor');
  const [edited, setEdited] = useKeptState<Sponsor | 'new' | null>('edited', null);
  const read = useQuery(sponsors(tournamentId));
  if (read.data === undefined) return <Unread of={[read]} height={200} />;
  const { items } = read.data;
  const add = mayChange && (
    <Button leftSection={<IconPlus aria-hidden size={16} />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <section aria-label={t('label')}>
      {items.length === 0 ? (
        <StateNote icon={IconHeartHandshake} title={t('emptyTitle')} text={t(mayChange ? 'emptyText' : 'emptyReaderText')} action={add} />
      ) : (
        <>
          <TableToolbar count={t('count', { count: items.length })}>{add}</TableToolbar>
          <div className={classes.columns}>
            {mayChange ? <Writing tournamentId={tournamentId} items={items} onEdit={setEdited} /> : <Reading items={items} />}
            <Strip items={items} />
          </div>
        </>
      )}
      <EditDrawer edited={edited} onClose={() => setEdited(null)} titleOf={(one) => (one ? t('edit', { name: one.name }) : t('add'))}>
        {(sponsor, leave) => (
          <SponsorForm
            tournamentId={tournamentId}
            sponsor={sponsor}
            onSaved={({ name }) => {
              setEdited(null);
              showToast('success', t('saved', { name }), '');
            }}
            onCancel={leave}
          />
        )}
      </EditDrawer>
    </section>
  );
}

const shortAddress = (website: string | null | undefined): string => (website ?? '').replace(/^https?:\/\//, '');

type ListProps = { items: readonly Sponsor[] };

function Writing({ tournamentId, items, onEdit }: ListProps & { tournamentId: string; onEdit: (sponsor: Sponsor) => void }) {
  const { t } = useTranslation('sponsor');
  const order = useSponsorOrder(tournamentId);
  const remove = useSponsorDelete(tournamentId);
  const askAndDelete = async ({ id, name }: Sponsor) => {
    const question = { title: t('deleteTitle', { name }), text: t('deleteText'), action: t('deleteAction') };
    if (!(await confirmDelete(question))) return;
    remove.mutate(id, { onSuccess: () => showToast('success', t('deleted', { name }), '') });
  };
  return (
    <div className={classes.order}>
      <OrderedList
        items={items}
        keyOf={(at) => items[at]?.id ?? ''}
        nameOf={(at) => items[at]?.name ?? ''}
        aboutOf={(at) => shortAddress(items[at]?.website)}
        onChange={(wanted) => order.mutate({ seen: items, wanted })}
        onRemove={(sponsor) => void askAndDelete(sponsor)}
        before={(sponsor) => (
          <span className={classes.logo}>
            <Logo of={sponsor} />
          </span>
        )}
        beside={(sponsor) => (
          <Button size="compact-sm" variant="subtle" aria-label={t('edit', { name: sponsor.name })} onClick={() => onEdit(sponsor)}>
            {t('editAction')}
          </Button>
        )}
      />
    </div>
  );
}

/** How spectators see them: the strip at the foot of a television. */
function Strip({ items }: ListProps) {
  const { t } = useTranslation('sponsor');
  return (
    <figure className={classes.strip}>
      <div aria-hidden className={classes.screen}>
        <ul>
          {items.map((sponsor) => (
            <li key={sponsor.id}>{sponsor.logo === null ? sponsor.name : <Logo of={sponsor} />}</li>
          ))}
        </ul>
      </div>
      <figcaption className="quiet">{t('where')}</figcaption>
    </figure>
  );
}

const Reading = ({ items }: ListProps) => (
  <ul className={`frame ruled ${classes.list}`}>
    {items.map((sponsor) => (
      <li key={sponsor.id}>
        <span className={classes.logo}>
          <Logo of={sponsor} />
        </span>
        <strong>{sponsor.name}</strong>
        {sponsor.website !== null && (
          <Anchor href={sponsor.website} target="_blank" rel="noreferrer">
            {shortAddress(sponsor.website)}
          </Anchor>
        )}
      </li>
    ))}
  </ul>
);
