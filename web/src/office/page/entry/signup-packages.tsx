import type { OfficeSignupForm, SignupPackage, Sponsor, Tournament } from '@fairway/api';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { enteredOf } from '../../../feature/field/signup/entered.ts';
import { PackagePanel } from '../../../feature/field/signup/package-panel.tsx';
import { sponsors } from '../../../feature/field/sponsor/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Logo } from '../../../ui/logo/logo.tsx';
import { useMayHere } from '../tournament/tournament-frame.tsx';

type Props = {
  tournament: Tournament;
  form: OfficeSignupForm['form'];
  /** undefined: the tournament does not show this sponsor yet. */
  onLogo: (took: SignupPackage, sponsor: Sponsor | undefined) => void;
};

/** The packages of sponsors, with the logos by which the tournament shows them. */
export function SignupPackages({ tournament, form, onLogo }: Props) {
  const { t } = useTranslation('signup');
  const may = useMayHere();
  const shown = useQuery({ ...sponsors(tournament.id), enabled: form.packages.some(({ logo }) => logo) });
  const logoOf = (took: SignupPackage) => {
    const { name, sponsorId } = took;
    const sponsor = shown.data?.items.find(({ id }) => id === sponsorId);
    if (sponsor?.logo) return <Logo of={sponsor} />;
    return (
      <>
        <span className="needs-person">{t('package.noLogo')}</span>
        {may('tournament.write') && (
          <Button size="compact-sm" variant="subtle" aria-label={t('package.addLogoOf', { name })} onClick={() => onLogo(took, sponsor)}>
            {t('package.addLogo')}
          </Button>
        )}
      </>
    );
  };
  return (
    <div className="mt-8">
      <PackagePanel tournament={enteredOf(tournament)} form={form} mayWrite={may('signup.write')} logoOf={logoOf} />
    </div>
  );
}
