import type { ShortAddress, Tournament } from '@fairway/api';
import { Anchor, Group, Switch, Text, TextInput, Title } from '@mantine/core';
import { IconCopy } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PREFIX } from '../../../../lib/prefix.ts';
import { CopyButton } from '../../../../ui/field/copy-button.tsx';
import { changeTournament, useTournamentChange } from '../query.ts';
import classes from './panel.module.css';

type Props = {
  tournament: Tournament;
  /** Those of its public pages; none yet while they are read. */
  addresses: readonly ShortAddress[];
  mayChange: boolean;
};

/** Whether anyone may see the board, and the short links of its pages to copy. */
export function PublicPanel({ tournament, addresses, mayChange }: Props) {
  const { t } = useTranslation(['tournament', 'word']);
  const change = useTournamentChange(changeTournament(tournament.id));
  const link = `${window.location.origin}${PREFIX}/tournaments/${tournament.id}/live`;
  const frame = frameOf(link, tournament.name);
  const board = addresses.find(({ screen }) => screen === 'board')?.address ?? link;
  return (
    <section className={`panel column gap-8 ${classes.panel}`} aria-labelledby="public">
      <Title order={2} id="public">
        {t('detail.public')}
      </Title>
      {mayChange ? (
        <Switch
          label={t('field.public')}
          description={t('form.publicHelp')}
          checked={tournament.public}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ public: event.currentTarget.checked, version: tournament.version })}
        />
      ) : (
        <Text>{tournament.public ? t('form.publicOn') : t('form.publicOff')}</Text>
      )}
      {tournament.public ? (
        <>
          <TextInput aria-label={t('detail.publicLink')} value={board} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Group gap="md">
            <CopyIt value={board} label={t('word:copy')} />
            <CopyIt value={frame} label={t('detail.copyFrame')} />
            <Anchor href={link} target="_blank" rel="noopener">
              {t('detail.openBoard')}
            </Anchor>
          </Group>
          <Text size="xs" c="dimmed">
            {t('detail.frameHelp')}
          </Text>
          <ul className="column gap-4 break">
            {OTHERS.flatMap((screen) => {
              const address = addresses.find((one) => one.screen === screen)?.address;
              return address === undefined ? [] : [<OtherPage key={screen} name={t(`detail.page.${screen}`)} address={address} />];
            })}
          </ul>
        </>
      ) : (
        <Text c="dimmed">{t('detail.publicOff')}</Text>
      )}
    </section>
  );
}

const OTHERS = ['start-list', 'regulations', 'seal'] as const;

function OtherPage({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation('word');
  return (
    <li>
      {name}:{' '}
      <Anchor href={address} target="_blank" rel="noopener">
        {address.replace(/^https?:\/\//, '')}
      </Anchor>{' '}
      <CopyButton value={address} label={t('copy')} size="xs" variant="subtle" aria-label={`${t('copy')}: ${name}`} />
    </li>
  );
}

const CopyIt = (of: { value: string; label: string }) => <CopyButton {...of} size="xs" leftSection={<IconCopy aria-hidden size={14} />} />;

/** The lines that show the board within another website. */
const frameOf = (link: string, name: string): string =>
  `<iframe src="${link}?embed" title="${name.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}" style="width:100%;height:640px;border:0" loading="lazy"></iframe>`;
