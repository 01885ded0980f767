import { Button, Group, NumberInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { IconChevronDown, IconChevronRight } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { isRated, type RatingValues, type TeeValues } from './values.ts';

type Props = {
  tee: Pick<TeeValues, 'front' | 'back'>;
  onChange: (changed: Partial<Pick<TeeValues, 'front' | 'back'>>) => void;
  errorOf: (field: string) => ReactNode;
};

/** What each nine of a tee is rated, for rounds of nine holes; shut while there is nothing in it. */
export function NineRatings({ tee, onChange, errorOf }: Props) {
  const { t } = useTranslation('club');
  const separator = useLanguage() === 'vi' ? ',' : '.';
  const hasErrors = FIELDS.some((field) => errorOf(`front.${field}`) || errorOf(`back.${field}`));
  const [opened, { toggle }] = useDisclosure(isRated(tee.front) || isRated(tee.back));
  const isOpen = opened || hasErrors;
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        leftSection={isOpen ? <IconChevronDown aria-hidden size={14} /> : <IconChevronRight aria-hidden size={14} />}
        onClick={toggle}
      >
        {t('course.nineRatings')}
      </Button>
      {isOpen &&
        (['front', 'back'] as const).map((nine) => {
          const write = (patch: Partial<RatingValues>) => onChange({ [nine]: { ...tee[nine], ...patch } });
          return (
            <Group key={nine} grow align="flex-start" preventGrowOverflow={false} mt="xs">
              <NumberInput
                label={t(`course.${nine}.rating`)}
                decimalScale={1}
                decimalSeparator={separator}
                allowedDecimalSeparators={['.', ',']}
                hideControls
                value={tee[nine].courseRating}
                onChange={(courseRating) => write({ courseRating })}
                error={errorOf(`${nine}.courseRating`)}
              />
              <NumberInput
                label={t(`course.${nine}.slope`)}
                placeholder="55–155"
                allowDecimal={false}
                hideControls
                value={tee[nine].slope}
                onChange={(slope) => write({ slope })}
                error={errorOf(`${nine}.slope`)}
              />
              <NumberInput
                label={t(`course.${nine}.par`)}
                placeholder={t('course.teeParHelp')}
                allowDecimal={false}
                hideControls
                value={tee[nine].par}
                onChange={(par) => write({ par })}
                error={errorOf(`${nine}.par`)}
              />
            </Group>
          );
        })}
    </div>
  );
}

const FIELDS = ['courseRating', 'slope', 'par'] as const;
