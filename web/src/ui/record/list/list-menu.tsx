import { Menu } from '@mantine/core';
import { useContext } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { MenuProps } from '../../menu/menu-button.tsx';
import { OpenMenu } from '../../menu/open-menu.tsx';
import { ListToolsContext } from './list-tool.ts';

/** Saves a list as it is shown, and chooses its columns. */
export function ListMenu({ button }: MenuProps) {
  const { t } = useTranslation();
  const tools = useContext(ListToolsContext);
  if (tools === null) return null;
  const { columns, hidden, hide, saveAs } = tools;
  const turn = (id: string) => hide(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <OpenMenu button={button}>
      <Menu.Label>{t('exportList')}</Menu.Label>
      <Menu.Item onClick={() => saveAs('xlsx')}>Excel (.xlsx)</Menu.Item>
      <Menu.Item onClick={() => saveAs('csv')}>CSV (.csv)</Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t('columns')}</Menu.Label>
      {columns.map(({ id, header }) => (
        <Menu.CheckboxItem key={id} closeMenuOnClick={false} checked={!hidden.includes(id)} onChange={() => turn(id)}>
          {header}
        </Menu.CheckboxItem>
      ))}
    </OpenMenu>
  );
}
