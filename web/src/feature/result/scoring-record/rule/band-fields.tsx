import { CLUB_HANDICAP } from '@fairway/api/record/bound';
import { BEST_HANDICAP, type HandicapBand, MAX_COURSE_HANDICAP } from '@fairway/golf';
import { Button, Checkbox, Group } from '@mantine/core';
import { IconPlus, IconTrash } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/field/icon-button.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';

const HANDICAP = { from: BEST_HANDICAP / 10, to: MAX_COURSE_HANDICAP / 10, decimals: 1 };
const STROKES = { from: 0, to: CLUB_HANDICAP.cut.to / 10, decimals: 1 };
const NEW: HandicapBand = { from: null, to: null, strokes: 10 };

type Bands = readonly HandicapBand[] | null;

/** How much a cut takes at most, by bands of the handicap; null: all of it. */
export function BandFields({ bands, onChange }: { bands: Bands; onChange: (bands: Bands) => void }) {
  const { t } = useTranslation('club-handicap');
  return (
    <div className="column gap-8">
      <Checkbox
        label={t('rule.isLimited')}
        checked={bands !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? [NEW] : null)}
      />
      {bands?.map((band, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is what stands on its line
        <Group key={at} gap="xs" align="end">
          {(['from', 'to', 'strokes'] as const).map((field) => (
            <NumberField
              key={field}
              w={80}
              label={t(`rule.band.${field}`)}
              within={field === 'strokes' ? STROKES : HANDICAP}
              value={band[field] === null ? null : band[field] / 10}
              onChange={(strokes) => {
                const tenths = strokes === null ? null : Math.round(strokes * 10);
                onChange(bands.with(at, { ...band, [field]: field === 'strokes' ? (tenths ?? 0) : tenths }));
              }}
            />
          ))}
          {bands.length > 1 && (
            <IconButton icon={IconTrash} label={t('rule.band.remove')} onClick={() => onChange(bands.toSpliced(at, 1))} />
          )}
        </Group>
      ))}
      {bands !== null && bands.length < CLUB_HANDICAP.bandsMost && (
        <div>
          <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden size={14} />} onClick={() => onChange([...bands, NEW])}>
            {t('rule.band.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
