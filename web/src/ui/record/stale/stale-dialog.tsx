import { Button, Group, Modal, Radio, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Fields, wordsOf } from '../field.ts';
import { chosenTogether, chosenWith, type Difference } from './stale.ts';
import classes from './stale-dialog.module.css';

/** The fields in which a person's own version and the newer one differ, with both versions. */
type Versions<Of extends object> = { readonly differences: readonly Difference<keyof Of>[]; readonly mine: Of; readonly theirs: Of };
export type StaleProps<Of extends object> = {
  fields: Fields<Of>;
  /** null: the dialog is closed. */
  choice: Versions<Of> | null;
  /** The fields to take from the newer version; the others stay as the person has them. */
  onChoose: (fromTheirs: readonly (keyof Of)[]) => void;
  onClose: () => void;
};

/** Another person has saved in the meantime: both versions, field by field, and a choice between them. */
export function StaleDialog<Of extends object>({ choice, onClose, ...rest }: StaleProps<Of>) {
  const { t } = useTranslation('failure');
  return (
    <Modal opened={choice !== null} onClose={onClose} size="xl" title={t('staleTitle')}>
      {choice !== null && <Choice choice={choice} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Choice<Of extends object>({ fields, choice, onChoose, onClose }: StaleProps<Of> & { choice: Versions<Of> }) {
  const { t } = useTranslation('failure');
  const { differences } = choice;
  const [fromTheirs, setFromTheirs] = useState<readonly (keyof Of)[]>(
    differences
      .filter(({ key }) => chosenWith(differences, key, fields).every(({ changedBy }) => changedBy === 'them'))
      .map(({ key }) => key),
  );
  const choose = (key: keyof Of, version: string) => {
    const chosen = chosenWith(differences, key, fields).map((one) => one.key);
    const others = fromTheirs.filter((other) => !chosen.includes(other));
    setFromTheirs(version === 'theirs' ? [...others, ...chosen] : others);
  };
  return (
    <>
      <Text mb="md">{t('staleText')}</Text>
      <Table className={classes.table} verticalSpacing="sm" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="26%">{t('staleField')}</Table.Th>
            <Table.Th>{t('staleMine')}</Table.Th>
            <Table.Th>{t('staleTheirs')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ key }) => (
            <Table.Tr key={String(key)}>
              <Table.Th scope="row">{fields[key].label}</Table.Th>
              {(['mine', 'theirs'] as const).map((version) => (
                <Table.Td key={version}>
                  <Radio
                    name={String(key)}
                    label={wordsOf(fields, key, choice[version]) || '–'}
                    checked={fromTheirs.includes(key) === (version === 'theirs')}
                    onChange={() => choose(key, version)}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {chosenTogether(differences, fields).map((together) => (
        <Text key={String(together[0]?.key)} size="sm" c="dimmed" mt="sm">
          {t('staleTogether', { fields: together.map(({ key }) => fields[key].label).join(', ') })}
        </Text>
      ))}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('staleBack')}
        </Button>
        <Button onClick={() => onChoose(fromTheirs)}>{t('staleSave')}</Button>
      </Group>
    </>
  );
}
