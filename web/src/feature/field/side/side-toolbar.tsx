import type { Round } from '@fairway/api';
import { Button, Menu, Select } from '@mantine/core';
import { IconChevronDown, IconClipboardText, IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { WAYS, type Way } from './make/made-sides.ts';

type Props = {
  sides: number;
  without: number;
  search: string;
  onSearch: (search: string) => void;
  rounds: readonly Round[];
  round: Round;
  onRound: (round: string) => void;
  /** null: the person may not make sides. */
  making: {
    readonly ways: readonly Way[];
    readonly onMake: (way: Way) => void;
    readonly onPaste: () => void;
    readonly onAdd: () => void;
  } | null;
};

/** Above the sides: whom to find, which round, and the ways to make sides. */
export function SideToolbar({ sides, without, search, onSearch, rounds, round, onRound, making }: Props) {
  const { t } = useTranslation('side');
  return (
    <TableToolbar
      count={[t('count', { count: sides }), sides > 0 && without > 0 && t('withoutCount', { count: without })].filter(Boolean).join(' · ')}
      search={<SearchBox label={t('search')} value={search} onChange={onSearch} />}
    >
      {rounds.length > 1 && (
        <Select
          aria-label={t('round')}
          w={110}
          data={rounds.map(({ number }) => ({ value: String(number), label: t('roundNumber', { number }) }))}
          value={String(round.number)}
          onChange={(number) => onRound(number ?? '')}
        />
      )}
      {making !== null && <MakeButtons {...making} without={without} />}
    </TableToolbar>
  );
}

type MakeProps = NonNullable<Props['making']> & { without: number };

/** The ways to make sides of golfers without one. */
export function MakeButtons({ ways, onMake, onPaste, onAdd, without }: MakeProps) {
  const { t } = useTranslation('side');
  return (
    <>
      <Menu position="bottom-start" width={300}>
        <Menu.Target>
          <Button rightSection={<IconChevronDown aria-hidden size={16} />}>{t('make.button')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {without > 0 && <WayItems ways={ways} onMake={onMake} />}
          <Menu.Item leftSection={<IconPlus aria-hidden size={16} />} onClick={onAdd}>
            {t('make.add')}
            <br />
            <small>{t('make.aboutAdd')}</small>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<IconClipboardText aria-hidden size={16} />} onClick={onPaste}>
        {t('make.paste')}
      </Button>
    </>
  );
}

/** The ways in which the program makes sides, each with what it does. */
export function WayItems({ ways, onMake }: Pick<MakeProps, 'ways' | 'onMake'>) {
  const { t } = useTranslation('side');
  return WAYS.filter((way) => ways.includes(way)).map((way) => (
    <Menu.Item key={way} onClick={() => onMake(way)}>
      {t(`make.way.${way}`)}
      <br />
      <small>{t(`make.about.${way}`)}</small>
    </Menu.Item>
  ));
}
