import type { ListedSignup, OfficeSignupForm, SignupPackage, Sponsor, Tournament, WholeSignup } from '@fairway/api';
import { useState } from 'react';
import { enteredOf } from '../../../feature/field/signup/entered.ts';
import { MessageForm } from '../../../feature/field/signup/message-form.tsx';
import type { SignupFilter } from '../../../feature/field/signup/query.ts';
import { SignupDrawer } from '../../../feature/field/signup/signup-drawer.tsx';
import { SignupEditForm } from '../../../feature/field/signup/signup-edit-form.tsx';
import { SponsorForm } from '../../../feature/field/sponsor/sponsor-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';

/** What stands at the side of the list: one signup, a new one, or a message to some or all. */
export type SignupDialog =
  | { readonly is: 'one'; readonly signupId: string }
  | { readonly is: 'new' }
  | { readonly is: 'logo'; readonly took: SignupPackage; readonly sponsor: Sponsor | undefined }
  | { readonly is: 'message'; readonly filter: SignupFilter; readonly chosen: readonly ListedSignup[]; readonly count: number };

type Props = {
  tournament: Tournament;
  form: OfficeSignupForm['form'];
  mayWrite: boolean;
  mayReadMoney: boolean;
  /** null: none. */
  opened: SignupDialog | null;
  onClose: () => void;
};

export function SignupDialogs({ tournament, form, mayWrite, mayReadMoney, opened, onClose }: Props) {
  const { t } = useTranslation('signup');
  const [corrected, setCorrected] = useState<WholeSignup | null>(null);
  const isNew = opened?.is === 'new';
  const close = () => (corrected === null ? onClose() : setCorrected(null));
  return (
    <>
      <SignupDrawer
        tournamentId={tournament.id}
        timeZone={tournament.timeZone}
        form={form}
        signupId={opened?.is === 'one' && corrected === null ? opened.signupId : null}
        mayWrite={mayWrite}
        mayReadMoney={mayReadMoney}
        onCorrect={setCorrected}
        onClose={onClose}
      />
      <FormDrawer opened={isNew || corrected !== null} onClose={close} title={t(isNew ? 'page.add' : 'one.correct')}>
        {(leave) => (
          <SignupEditForm
            tournament={enteredOf(tournament)}
            form={form}
            signup={corrected ?? undefined}
            onSaved={({ person }) => {
              close();
              showToast('success', t('one.saved', { name: person.name ?? '' }), '');
            }}
            onCancel={leave}
          />
        )}
      </FormDrawer>
      <FormDrawer
        opened={opened?.is === 'logo'}
        onClose={onClose}
        title={opened?.is === 'logo' ? t('package.addLogoOf', { name: opened.took.name }) : ''}
      >
        {(leave) =>
          opened?.is === 'logo' && (
            <SponsorForm tournamentId={tournament.id} took={opened.took} sponsor={opened.sponsor} onSaved={onClose} onCancel={leave} />
          )
        }
      </FormDrawer>
      <FormDrawer opened={opened?.is === 'message'} onClose={onClose} title={t('message.open')}>
        {(leave) => opened?.is === 'message' && <MessageForm tournamentId={tournament.id} {...opened} onSent={onClose} onCancel={leave} />}
      </FormDrawer>
    </>
  );
}
