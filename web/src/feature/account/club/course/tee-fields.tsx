import { DISTANCE_UNITS, TEE_COLOURS } from '@fairway/api/choice/account/club';
import { GENDERS } from '@fairway/api/choice/field/player';
import { Group, Input, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconX } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { HoleFields, type HoleRow } from '../../../../ui/course/hole-fields.tsx';
import { IconButton } from '../../../../ui/field/icon-button.tsx';
import classes from './course.module.css';
import { NineRatings } from './nine-ratings.tsx';
import { type TeeValues, wrongLengths } from './values.ts';

type Props = {
  /** Which tee it is, from 0. */
  at: number;
  tee: TeeValues;
  onChange: (tee: TeeValues) => void;
  onRemove: () => void;
  errorOf: (field: string) => ReactNode;
};

/** One tee of a course: its name and color, rating and slope, and how long each hole is from it. */
export function TeeFields({ at, tee, onChange, onRemove, errorOf }: Props) {
  const { t } = useTranslation(['club', 'choice', 'word']);
  const separator = useLanguage() === 'vi' ? ',' : '.';
  const nth = at + 1;
  const write = (patch: Partial<TeeValues>) => onChange({ ...tee, ...patch });
  const wrong = wrongLengths(tee.lengths);
  const row: HoleRow = {
    key: 'lengths',
    label: t(`choice:unit.${tee.unit}`),
    labelOf: (hole) => t('course.teeLength', { hole, nth }),
    values: tee.lengths,
    largest: 999,
    wrong: wrong.filter((hole) => errorOf('lengths') || tee.lengths[hole - 1]?.length === 3),
    onChange: (lengths) => write({ lengths }),
  };
  return (
    <fieldset className={`column gap-12 ${classes.tee}`}>
      <legend>{t('course.tee', { nth })}</legend>
      <IconButton icon={IconX} className={classes.remove} size={32} label={t('course.teeRemove', { nth })} onClick={onRemove} />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label={t('course.teeName')}
          placeholder={t('course.teeNamePlaceholder')}
          value={tee.name}
          onChange={(event) => write({ name: event.currentTarget.value })}
          error={errorOf('name')}
          withAsterisk
          aria-required
        />
        <NativeSelect
          label={t('course.teeColour')}
          data={[
            { value: '', label: t('course.teeNoColour') },
            ...TEE_COLOURS.map((value) => ({ value, label: t(`course.colour.${value}`) })),
          ]}
          value={tee.colour ?? ''}
          onChange={(event) => write({ colour: TEE_COLOURS.find((colour) => colour === event.currentTarget.value) ?? null })}
          leftSection={tee.colour && <span className={classes.colour} data-colour={tee.colour} />}
        />
        <NativeSelect
          label={t('course.teeGender')}
          data={[
            { value: '', label: t('course.teeEverybody') },
            ...GENDERS.map((value) => ({ value, label: t(value === 'm' ? 'word:men' : 'word:women') })),
          ]}
          value={tee.gender ?? ''}
          onChange={(event) => write({ gender: GENDERS.find((gender) => gender === event.currentTarget.value) ?? null })}
        />
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NumberInput
          label={t('course.teeRating')}
          placeholder={t('course.teeRatingHelp')}
          decimalScale={1}
          decimalSeparator={separator}
          allowedDecimalSeparators={['.', ',']}
          hideControls
          value={tee.courseRating}
          onChange={(courseRating) => write({ courseRating })}
          error={errorOf('courseRating')}
        />
        <NumberInput
          label={t('course.teeSlope')}
          placeholder="55–155"
          allowDecimal={false}
          hideControls
          value={tee.slope}
          onChange={(slope) => write({ slope })}
          error={errorOf('slope')}
        />
        <NumberInput
          label={t('course.teePar')}
          placeholder={t('course.teeParHelp')}
          allowDecimal={false}
          hideControls
          value={tee.par}
          onChange={(par) => write({ par })}
          error={errorOf('par')}
        />
        <NativeSelect
          label={t('course.teeUnit')}
          data={DISTANCE_UNITS.map((value) => ({ value, label: t(`choice:unit.${value}`) }))}
          value={tee.unit}
          onChange={(event) => write({ unit: DISTANCE_UNITS.find((unit) => unit === event.currentTarget.value) ?? tee.unit })}
        />
      </Group>
      {tee.lengths.length === 18 && <NineRatings tee={tee} onChange={write} errorOf={errorOf} />}
      <Input.Wrapper label={t('course.teeLengths')} labelElement="div" error={errorOf('lengths')}>
        <HoleFields holes={tee.lengths.length} rows={[row]} totalOf={row} />
      </Input.Wrapper>
    </fieldset>
  );
}
