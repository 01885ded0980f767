import { hasOneBall, isSidePlay } from '@fairway/golf';
import { Alert, Button, Input, Text } from '@mantine/core';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../../lib/language.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { PlayFields } from '../../../../../ui/rule/play-fields.tsx';
import { sayPlayWhole } from '../../../../../ui/rule/side-play.ts';
import { type Fields, hasError } from '../fields.ts';

/** What counts of the balls and of the handicaps of a side; single players have no such rules. */
export function PlaySection({ values: { play, playRule, formatRule, calculateHandicapDay: day }, change, errors }: Fields) {
  const { t } = useTranslation(['rule', 'choice', 'side']);
  const language = useLanguage();
  if (!isSidePlay(play)) return null;
  const isMisfit = hasOneBall(play) && day !== 'none';
  return (
    <FormSection
      title={t('field.playRule')}
      summary={sayPlayWhole(play, playRule, formatRule, { t, language })}
      hasError={isMisfit || hasError(errors, ['playRule'])}
    >
      <Text size="sm">{t(`side:about.${play}`)}</Text>
      {isMisfit && (
        <Alert color="amber">
          {t('side:playField.noDay')}
          <div>
            <Button mt="xs" size="xs" variant="default" onClick={() => change({ calculateHandicapDay: 'none', dayHandicapRule: null })}>
              {t('side:playField.toNoDay')}
            </Button>
          </div>
        </Alert>
      )}
      <PlayFields
        path="playRule"
        play={play}
        rule={playRule}
        format={formatRule}
        onChange={(rule) => change({ playRule: rule })}
        errors={errors}
      />
      <Input.Error>{errors.playRule}</Input.Error>
    </FormSection>
  );
}
