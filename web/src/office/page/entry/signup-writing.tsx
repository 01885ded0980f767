import type { OfficeSignupForm, Tournament } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IconUsers } from '#icon';
import { club } from '../../../feature/account/club/query.ts';
import { enteredOf, signupPath } from '../../../feature/field/signup/entered.ts';
import { SignupFormEditor } from '../../../feature/field/signup/form/signup-form.tsx';
import { FormLink } from '../../../feature/field/signup/form-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useMayHere } from '../tournament/tournament-frame.tsx';

const nothing = () => undefined;

async function loadPicker() {
  const [part] = await Promise.all([import('../../../feature/field/golfer/register-picker.tsx'), loadWords(['golfer'])]);
  return part;
}

/** The form of a tournament, for whoever may write it. */
export function SignupWriting({ tournament, form }: { tournament: Tournament; form: OfficeSignupForm }) {
  const { t } = useTranslation('signup');
  const navigate = useNavigate();
  const mayWrite = useMayHere()('signup-form.write');
  const siteId = useQuery(club(tournament.clubId)).data?.siteId;
  // what others save meanwhile waits until this person saves
  const [opened, setOpened] = useState(form);
  const tools = (
    <>
      <TextLink to={signupPath(tournament)} label={t('page.toList')} />
      <TextLink to={`/tournaments/${tournament.id}/regulations`} label={t('page.toRegulations')} />
      {opened.version > 0 && <FormLink form={opened} />}
    </>
  );
  if (!mayWrite) return <StateNote icon={IconUsers} title={t('page.notYours')} text={t('page.notYoursText')} action={tools} />;
  return (
    <SignupFormEditor
      key={opened.version}
      tournament={enteredOf(tournament)}
      saved={opened}
      tools={tools}
      pickGolfers={(list, onChosen) =>
        siteId !== undefined && (
          <>
            <OnDemand opened load={loadPicker} onClose={nothing}>
              {({ RegisterPicker }) => (
                <RegisterPicker
                  siteId={siteId}
                  onChosen={(golfers) =>
                    onChosen({ ...list, golferIds: [...new Set([...list.golferIds, ...golfers.map(({ id }) => id)])] })
                  }
                />
              )}
            </OnDemand>
            <OnDemand opened load={() => import('../../../feature/result/season/first-of-season.tsx')} onClose={nothing}>
              {({ FirstOfSeason }) => <FirstOfSeason siteId={siteId} list={list} onChosen={onChosen} />}
            </OnDemand>
          </>
        )
      }
      onSaved={(saved) => {
        setOpened(saved);
        showToast('success', t('page.saved'), '');
      }}
      onCancel={() => navigate(signupPath(tournament))}
    />
  );
}
