import { IconAlertTriangle, IconCircleCheck } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './address.module.css';
import type { Sign } from './sign.ts';

type Props = {
  readonly label: string;
  readonly signs: readonly Sign[];
  /** What is said of a sign in place of its own words. */
  readonly textOf?: (sign: Sign) => string | null;
};

/** What works, in green, and what does not, in amber; each in words. */
export function SignList({ label, signs, textOf = () => null }: Props) {
  const { t } = useTranslation('address');
  const ownText = ({ name, state }: Sign): string => {
    if (name === 'reach' || name === 'certificate') return '';
    return name === 'awake' ? t(`sign.awake.${state}`) : t(`sign.${name}.${state === 'good' ? 'good' : 'bad'}`);
  };
  return (
    <ul className={`column gap-8 ${classes.signs}`} aria-label={label}>
      {signs.map((sign) => {
        const Icon = sign.state === 'good' ? IconCircleCheck : IconAlertTriangle;
        return (
          <li key={sign.name} data-state={sign.state}>
            <Icon aria-hidden size={20} stroke={1.8} />
            <span>
              <b>{t(`sign.${sign.name}.name`)}</b>
              <span className={sign.name === 'certificate' ? undefined : classes.why}>: {textOf(sign) ?? ownText(sign)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
