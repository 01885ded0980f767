import type { OfficeSignupForm, SignupCounts } from '@fairway/api';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Props = { form: OfficeSignupForm['form']; counts: SignupCounts };

/** How full every kind is, in a line; folded below it, what of the extras is wanted, and how wishes may be met. */
export function CountLine({ form, counts }: Props) {
  const { t, language } = useTranslation('signup');
  const { kinds, extras, unnamed, lacking, wishes } = counts;
  const spots = form.kinds.flatMap((kind) => {
    const of = kinds.find(({ kindId }) => kindId === kind.id);
    return of ? [t('count.kind', { name: wordsIn(kind.name, language), taken: of.places - of.free, places: of.places })] : [];
  });
  const waiting = kinds.reduce((sum, kind) => sum + kind.waiting, 0);
  const notes = [
    waiting > 0 && t('count.waiting', { count: waiting }),
    lacking > 0 && t('count.lacking', { count: lacking }),
    unnamed > 0 && t('count.unnamed', { count: unnamed }),
  ];
  return (
    <details className="mb-8">
      <summary>{[...spots, ...notes].filter(Boolean).join(' · ')}</summary>
      <dl className="row wrap gap-24">
        {form.extras.map(({ id, name, sizes: offered }) => {
          const wanted = extras.filter(({ extraId }) => extraId === id);
          const sizes = wanted.flatMap(({ size, count }) => {
            if (size !== null) return [`${count} × ${size}`];
            return offered.length > 0 ? [t('count.unsized', { count })] : [];
          });
          return (
            <div key={id}>
              <dt>{wordsIn(name, language)}</dt>
              <dd className="tabular strong">
                {wanted.reduce((sum, { count }) => sum + count, 0)}
                {sizes.length > 0 && <span className="quiet regular"> ({sizes.join(', ')})</span>}
              </dd>
            </div>
          );
        })}
        {form.wishes && (
          <div>
            <dt>{t('count.wishes')}</dt>
            <dd>{t('count.wishesOf', { known: wishes.known, mutual: wishes.mutual })}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
