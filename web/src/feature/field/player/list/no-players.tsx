import { Button, Group } from '@mantine/core';
import { IconUsers } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { LinkButton } from '../../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../../ui/page/state-note.tsx';

type Props = {
  /** Strokes are ranked in divisions; matches need none. */
  needsDivision: boolean;
  writable: boolean;
  onAdd: () => void;
  importPath: string;
  tournamentId: string;
};

/** Before the first golfer: what comes first. */
export function NoPlayers({ needsDivision, writable, onAdd, importPath, tournamentId }: Props) {
  const { t } = useTranslation('player');
  const icon = IconUsers;
  if (!writable) return <StateNote icon={icon} title={t('empty.title')} text={t('empty.readerText')} />;
  if (needsDivision) {
    return (
      <StateNote
        icon={icon}
        title={t('empty.noDivisionTitle')}
        text={t('empty.noDivisionText')}
        action={<LinkButton to={`/tournaments/${tournamentId}/divisions`} label={t('empty.toDivisions')} />}
      />
    );
  }
  return (
    <StateNote
      icon={icon}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Group justify="center" gap="xs">
          <LinkButton to={importPath} label={t('import')} />
          <Button variant="default" onClick={onAdd}>
            {t('add.button')}
          </Button>
        </Group>
      }
    />
  );
}
