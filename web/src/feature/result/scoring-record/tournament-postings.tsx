import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { postings } from './query.ts';
import { PostingFile } from './record/posting-file.tsx';

/** The cards of a tournament as a file for a handicap body, or why there is none yet. */
export function TournamentPostings({ tournament: { id, name } }: { tournament: { readonly id: string; readonly name: string } }) {
  const { t } = useTranslation('club-handicap');
  const read = useQuery(postings(id));
  return (
    <section aria-labelledby="postings" className="column gap-8">
      <Title order={2} size="h4" id="postings">
        {t('posting.title')}
      </Title>
      {read.data === undefined && <Unread of={[read]} height={40} />}
      {read.data?.state === 'ready' && <PostingFile name={name} posting={read.data.items} />}
      {read.data !== undefined && read.data.state !== 'ready' && <Text c="dimmed">{t(`posting.${read.data.state}`)}</Text>}
    </section>
  );
}
