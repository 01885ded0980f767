import type { Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { changesOf, differencesOf } from '../../../lib/stale.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { StaleDialog } from '../../../ui/stale-dialog.tsx';
import type { TournamentChange } from '../query.ts';
import { AwardSection } from './award-section.tsx';
import { checkValues } from './check.ts';
import { patchForm } from './fields.ts';
import { GeneralFields } from './general-fields.tsx';
import { HandicapSection } from './handicap-section.tsx';
import { PublicSection, RegulationSection } from './public-section.tsx';
import { SideAwardSection } from './side-award-section.tsx';
import { TieSection } from './tie-section.tsx';
import { labelOf, valueInWords } from './value-words.ts';
import { settingsOf, type TournamentValues, valuesOf } from './values.ts';

type Props = {
  tournament: Tournament;
  /** Rejects with `stale-version` when somebody else has saved since; then both versions are shown. */
  onSave: (change: TournamentChange) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
};

/** The settings of a tournament. Only what was changed is sent, with the version that was opened. */
export function EditTournamentForm({ tournament, onSave, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const element = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState(tournament);
  const [newer, setNewer] = useState<Tournament | null>(null);
  const form = useForm<TournamentValues>({ initialValues: valuesOf(tournament), validate: (values) => checkValues(values, t) });
  const mine = form.values;
  const theirs = newer === null ? mine : valuesOf(newer);

  const save = async (values: TournamentValues, base: Tournament) => {
    try {
      await onSave({ ...changesOf(settingsOf(valuesOf(base)), settingsOf(values)), version: base.version });
    } catch (error) {
      if (isApiError(error, 'stale-version')) setNewer(error.current as Tournament);
      throw error;
    }
  };
  const choose = (fromTheirs: readonly (keyof TournamentValues)[]) => {
    if (newer === null) return;
    form.setValues({ ...mine, ...Object.fromEntries(fromTheirs.map((key) => [key, theirs[key]])) });
    setOpened(newer);
    setNewer(null);
    requestAnimationFrame(() => element.current?.requestSubmit());
  };
  const change = (patch: Partial<TournamentValues>) => patchForm(form, patch);
  const fields = { values: mine, change, errors: form.errors };
  return (
    <>
      <FormFrame ref={element} form={form} onSave={(values) => save(values, opened)} onSaved={onSaved} onCancel={onCancel}>
        <GeneralFields {...fields} />
        <Text size="sm" c="dimmed">
          {t('form.changeRounds')}
        </Text>
        <HandicapSection {...fields} />
        <TieSection {...fields} />
        <AwardSection {...fields} />
        <SideAwardSection {...fields} />
        <RegulationSection {...fields} />
        <PublicSection {...fields} />
      </FormFrame>
      <StaleDialog
        differences={newer === null ? null : differencesOf(valuesOf(opened), mine, theirs)}
        labelOf={(key) => labelOf(key, t)}
        mine={(key) => valueInWords(key, mine, t)}
        theirs={(key) => valueInWords(key, theirs, t)}
        onChoose={choose}
        onClose={() => setNewer(null)}
      />
    </>
  );
}
