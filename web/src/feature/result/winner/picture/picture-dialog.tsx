import type { ShownSponsor, Winner, WinnerList } from '@fairway/api';
import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { sayAward } from '@fairway/api/word/say/award';
import { Button, Group, Modal, Select, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconDownload, IconShare } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { maySharePicture, sharePicture } from '../../../../lib/share-picture.ts';
import { winnerGroups } from '../winner-group.ts';
import classes from '../winner-table.module.css';
import { type Speaker, sayValue } from '../winner-words.ts';
import { drawWinners, type PictureLine, type WinnersPicture } from './picture.ts';
import { type Podium, podiumsIn } from './podium.ts';
import { drawPodium, type PodiumPicture } from './podium-picture.ts';

type Props = {
  list: WinnerList;
  /** What stands above the awards. */
  head: Omit<WinnersPicture, 'title' | 'lines'>;
  /** They stand below a podium. */
  sponsors: readonly ShownSponsor[];
  distanceUnit: DistanceUnit;
  onClose: () => void;
};

/** A picture of all winners, of a podium as the television shows it, or of one winner: for the club's page, and to send to friends. */
export function PictureDialog({ list, head, sponsors, distanceUnit, onClose }: Props) {
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const won = list.items.filter(({ winner }) => winner !== null);
  const podiums = podiumsOf(won, list.initials, { t, language, distanceUnit });
  const podium = podiums[Number(wanted.slice(PODIUM.length))];
  const picture = usePicture(
    wanted.startsWith(PODIUM) && podium !== undefined
      ? { ...head, podium, sponsors, title: podium.title ?? t('picture.field') }
      : {
          ...head,
          title: t('picture.head'),
          lines: linesOf(wanted === '' ? won : won.filter(({ awardId }) => awardId === wanted), list.initials, (award) =>
            sayAward(award, t, language),
          ),
        },
  );
  const name = `${head.tournament}.png`;
  return (
    <Modal opened onClose={onClose} title={t('picture.title')} closeButtonProps={{ 'aria-label': t('picture.close') }}>
      <Stack gap="sm">
        <Select
          label={t('picture.of')}
          data={[
            { value: '', label: t('picture.all') },
            ...podiums.map(({ title }, nth) => ({
              value: `${PODIUM}${nth}`,
              label: t('picture.podium', { of: title ?? t('picture.field') }),
            })),
            ...won.map((award) => ({ value: award.awardId, label: `${sayAward(award, t, language)}: ${award.winner?.name}` })),
          ]}
          allowDeselect={false}
          value={wanted}
          onChange={(value) => setWanted(value ?? '')}
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

/** Before the number of a podium among the choices. */
const PODIUM = 'podium ';

/** Players who asked for it stand there by their initials, as on every public page. */
const publicNameOf = ({ winner }: Winner, initials: WinnerList['initials']): string =>
  initials.find(({ playerId }) => playerId === winner?.playerId)?.name ?? winner?.name ?? '';

const linesOf = (won: readonly Winner[], initials: WinnerList['initials'], say: (award: Winner) => string): PictureLine[] =>
  won.map((award) => ({ award: say(award), name: publicNameOf(award, initials) }));

/** Of each contest, then of the field, then of each division in the order of the plan. */
function podiumsOf(
  won: readonly Winner[],
  initials: WinnerList['initials'],
  speaker: Pick<Speaker, 't' | 'language' | 'distanceUnit'>,
): Podium[] {
  return winnerGroups(won).flatMap(({ of, whose, awards }) => {
    const title = of === 'contest' ? whose : of === 'division' ? speaker.t('picture.division', { name: whose ?? '' }) : null;
    return podiumsIn(
      title,
      awards.map(({ contest: _, ...award }) => ({
        kind: award.kind,
        place: award.place,
        award: sayAward({ ...award, divisionName: null }, speaker.t, speaker.language),
        name: publicNameOf(award, initials),
        figure: award.winner && sayValue(award.winner.value, award, speaker),
        sponsor: award.prize.sponsor,
      })),
    );
  });
}

/** The picture with its address; missing: it is being drawn. */
function usePicture(wanted: WinnersPicture | PodiumPicture) {
  const { data } = useQuery({
    queryKey: ['winners-picture', wanted],
    queryFn: async () => {
      const blob = await ('podium' in wanted ? drawPodium(wanted) : drawWinners(wanted));
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
