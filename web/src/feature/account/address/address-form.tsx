import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './address.module.css';

/** An address to test beside those that the server knows by itself. */
export function AddressForm({ onTest }: { onTest: (address: string) => void }) {
  const { t } = useTranslation('address');
  const [typed, setTyped] = useState('');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        onTest(typed.trim());
        setTyped('');
      }}
    >
      <TextInput
        label={t('add')}
        placeholder="https://golf.example.com"
        value={typed}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('test')}
      </Button>
    </form>
  );
}
