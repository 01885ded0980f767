import type { Winner, WinnerList } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say-award';
import { Button, Group, Modal, Select, Skeleton, Stack } from '@mantine/core';
import { IconDownload, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';
import { saveFile } from '../../lib/save-file.ts';
import { maySharePicture, sharePicture } from '../../lib/share-picture.ts';
import { drawWinners, type PictureLine, type WinnersPicture } from './picture.ts';
import classes from './winner-table.module.css';

type Props = {
  list: WinnerList;
  /** What stands above the awards. */
  head: Omit<WinnersPicture, 'title' | 'lines'>;
  onClose: () => void;
};

/** A picture of all winners, or of one of them, to send to friends. */
export function PictureDialog({ list, head, onClose }: Props) {
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  const [awardId, setAwardId] = useState('');
  const won = list.items.filter(({ winner }) => winner !== null);
  const lines = linesOf(awardId === '' ? won : won.filter((award) => award.awardId === awardId), list.initials, (award) =>
    sayAward(award, t, language),
  );
  const picture = usePicture({ ...head, title: t('picture.head'), lines });
  const name = `${head.tournament}.png`;
  return (
    <Modal opened onClose={onClose} title={t('picture.title')} closeButtonProps={{ 'aria-label': t('picture.close') }}>
      <Stack gap="sm">
        <Select
          label={t('picture.of')}
          data={[
            { value: '', label: t('picture.all') },
            ...won.map((award) => ({ value: award.awardId, label: `${sayAward(award, t, language)}: ${award.winner?.name}` })),
          ]}
          allowDeselect={false}
          value={awardId}
          onChange={(value) => setAwardId(value ?? '')}
        />
        {picture ? <img className={classes.picture} src={picture.address} alt={t('picture.alt')} /> : <Skeleton height={320} />}
        <Group gap="xs">
          <Button
            disabled={picture === undefined}
            leftSection={<IconDownload aria-hidden size={16} />}
            onClick={() => picture && saveFile(picture.blob, name)}
          >
            {t('picture.save')}
          </Button>
          {maySharePicture() && (
            <Button
              variant="default"
              disabled={picture === undefined}
              leftSection={<IconShare aria-hidden size={16} />}
              onClick={() => picture && void sharePicture(picture.blob, name)}
            >
              {t('picture.share')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** Players who asked for it stand there by their initials, as on every public page. */
const linesOf = (won: readonly Winner[], initials: WinnerList['initials'], say: (award: Winner) => string): PictureLine[] =>
  won.map((award) => ({
    award: say(award),
    name: initials.find(({ playerId }) => playerId === award.winner?.playerId)?.name ?? award.winner?.name ?? '',
  }));

/** The picture with its address; missing: it is being drawn. */
function usePicture(wanted: WinnersPicture) {
  const { data } = useQuery({
    queryKey: ['winners-picture', wanted],
    queryFn: async () => {
      const blob = await drawWinners(wanted);
      return { blob, address: await addressOf(blob) };
    },
    gcTime: 0,
  });
  return data;
}

/** As text: the pages allow no other address of a picture that was made here. */
const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
