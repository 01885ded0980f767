import { Button, Group, Modal, Radio, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference } from '../lib/stale.ts';

type Props<Key extends string> = {
  /** The fields in which the two versions differ; null: the dialog is closed. */
  differences: readonly Difference<Key>[] | null;
  labelOf: (key: Key) => string;
  /** A field's value in words, of the person's own version and of the new one. */
  mine: (key: Key) => string;
  theirs: (key: Key) => string;
  /** The fields to take from the new version; the others stay as the person has them. */
  onChoose: (fromTheirs: readonly Key[]) => void;
  onClose: () => void;
};

/** Somebody else has saved in the meantime: both versions, field by field, and a choice between them. */
export function StaleDialog<Key extends string>({ differences, onClose, ...rest }: Props<Key>) {
  const { t } = useTranslation(['failure', 'word']);
  return (
    <Modal
      opened={differences !== null}
      onClose={onClose}
      size="xl"
      title={t('staleTitle')}
      closeButtonProps={{ 'aria-label': t('word:close') }}
    >
      {differences !== null && <Choice differences={differences} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Choice<Key extends string>({
  differences,
  labelOf,
  mine,
  theirs,
  onChoose,
  onClose,
}: Props<Key> & { differences: readonly Difference<Key>[] }) {
  const { t } = useTranslation(['failure', 'word']);
  const [fromTheirs, setFromTheirs] = useState<readonly Key[]>(
    differences.filter(({ changedBy }) => changedBy === 'them').map(({ key }) => key),
  );
  const choose = (key: Key, version: string) =>
    setFromTheirs(version === 'theirs' ? [...fromTheirs, key] : fromTheirs.filter((other) => other !== key));
  return (
    <>
      <Text mb="md">{differences.length === 0 ? t('staleSame') : t('staleText')}</Text>
      {differences.length > 0 && (
        <Table verticalSpacing="sm" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="26%">{t('staleField')}</Table.Th>
              <Table.Th>{t('staleMine')}</Table.Th>
              <Table.Th>{t('staleTheirs')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differences.map(({ key }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row">{labelOf(key)}</Table.Th>
                {(['mine', 'theirs'] as const).map((version) => (
                  <Table.Td key={version} style={{ overflowWrap: 'anywhere' }}>
                    <Radio
                      name={key}
                      label={(version === 'mine' ? mine : theirs)(key) || '–'}
                      checked={fromTheirs.includes(key) === (version === 'theirs')}
                      onChange={() => choose(key, version)}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('staleBack')}
        </Button>
        <Button onClick={() => onChoose(fromTheirs)}>{t('staleSave')}</Button>
      </Group>
    </>
  );
}
