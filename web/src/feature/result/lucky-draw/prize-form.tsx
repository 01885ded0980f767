import { MOST_LUCKY_PRIZES } from '@fairway/api/choice/result/lucky-draw';
import { LUCKY_PRIZE_NAME_MOST } from '@fairway/api/record/bound';
import { Button, CloseButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { beginLuckyDraw, useLuckyDrawChange } from './query.ts';

type PrizeLine = { key: number; name: string; count: number | null };

/** The lucky prizes, in the order in which they are drawn; then the draw begins. */
export function PrizeForm({ tournamentId }: { tournamentId: string }) {
  const { t } = useTranslation(['lucky-draw', 'word']);
  const lastKey = useRef(0);
  const [lines, setLines] = useState<readonly PrizeLine[]>([{ key: 0, name: '', count: 1 }]);
  const [isChecked, setChecked] = useState(false);
  const begin = useLuckyDrawChange(tournamentId, beginLuckyDraw(tournamentId));
  const change = (key: number, changed: Partial<PrizeLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  const add = () => {
    lastKey.current += 1;
    setLines([...lines, { key: lastKey.current, name: '', count: 1 }]);
  };
  const isCount = (count: number | null): count is number => count !== null && Number.isInteger(count);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const prizes = lines.flatMap(({ name, count }) => (name.trim() !== '' && isCount(count) ? [{ name: name.trim(), count }] : []));
    if (prizes.length < lines.length) return;
    if (await confirm({ title: t('beginTitle'), text: t('beginText'), action: t('begin') })) begin.mutate({ prizes });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={560}>
        <div>
          <Title order={2} size="h4">
            {t('prizes')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('prizesHelp')}
          </Text>
        </div>
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {lines.map(({ key, name, count }, at) => (
            <Group key={key} component="li" gap="xs" align="flex-start" wrap="nowrap">
              <TextInput
                flex={1}
                label={at === 0 && t('prize')}
                aria-label={t('prizeName', { nth: at + 1 })}
                placeholder={t('prizeName', { nth: at + 1 })}
                maxLength={LUCKY_PRIZE_NAME_MOST}
                value={name}
                onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
                error={isChecked && name.trim() === '' && t('word:required')}
              />
              <NumberField
                w={88}
                label={at === 0 && t('howMany')}
                aria-label={t('count', { nth: at + 1 })}
                within={{ from: 1, to: MOST_LUCKY_PRIZES }}
                value={count}
                onChange={(next) => change(key, { count: next })}
                error={isChecked && !isCount(count)}
              />
              {lines.length > 1 && (
                <CloseButton
                  size="lg"
                  mt={at === 0 ? 22 : 0}
                  aria-label={t('word:removeLine', { name: name || t('prizeName', { nth: at + 1 }) })}
                  onClick={() => setLines(lines.filter((line) => line.key !== key))}
                />
              )}
            </Group>
          ))}
        </Stack>
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus aria-hidden size={16} />}
            onClick={add}
            disabled={lines.length >= MOST_LUCKY_PRIZES}
          >
            {t('add')}
          </Button>
          <Button type="submit" loading={begin.isPending}>
            {t('begin')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
