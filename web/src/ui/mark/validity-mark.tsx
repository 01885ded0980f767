import type { ContractValidity } from '@fairway/api/choice/account/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusMark, type Tone } from './status-mark.tsx';

const TONES: Readonly<Record<ContractValidity, Tone>> = {
  'not-begun': 'quiet',
  valid: 'active',
  ending: 'attention',
  ended: 'lapsed',
};

/** The validity of a contract in words. */
export function useValidityWords(): (validity: ContractValidity) => string {
  const { t } = useTranslation('contract');
  return (validity) => t(`validity.${validity}`);
}

/** Where a contract is today. */
export function ValidityMark({ validity }: { validity: ContractValidity }) {
  const say = useValidityWords();
  return <StatusMark tone={TONES[validity]}>{say(validity)}</StatusMark>;
}
