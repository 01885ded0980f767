import type { AwardKind, SideAwardKind } from '@fairway/api/choice/field/award';
import { Button, Menu } from '@mantine/core';
import { Fragment } from 'react';
import { IconPlus, IconTemplate } from '#icon';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { confirm } from '../../../../../ui/dialog/confirm.tsx';
import { PLAN_TEMPLATES, type PlanTemplate } from './plan-line.ts';

type NamedKind = AwardKind | SideAwardKind;
export type KindGroup<Kind extends NamedKind> = { readonly group: 'main' | 'fun' | 'side'; readonly kinds: readonly Kind[] };
type AddProps<Kind extends NamedKind> = {
  groups: readonly KindGroup<Kind>[];
  disabled: boolean;
  onAdd: (kind: Kind) => void;
};

/** All kinds of prize in one menu. */
export function AddPrize<Kind extends NamedKind>({ groups, disabled, onAdd }: AddProps<Kind>) {
  const { t } = useTranslation(['rule', 'choice']);
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden size={14} />} disabled={disabled}>
          {t('prize.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {groups.map(({ group, kinds }) => (
          <Fragment key={group}>
            <Menu.Label>{t(`prize.group.${group}`)}</Menu.Label>
            {kinds.map((kind: Kind) => (
              <Menu.Item key={kind} onClick={() => onAdd(kind)}>
                {t(`choice:award.${kind as NamedKind}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A plan from a template; what is there goes only after a question. */
export function TemplateMenu({ count, onChoose }: { count: number; onChoose: (template: PlanTemplate) => void }) {
  const { t } = useTranslation('rule');
  const choose = async (template: PlanTemplate) => {
    const name = t(`prize.templates.${template}`);
    const question = { title: t('prize.replaceTitle', { name }), text: t('prize.replaceText', { count }), action: t('prize.replace') };
    if (count === 0 || (await confirm(question))) onChoose(template);
  };
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconTemplate aria-hidden size={14} />}>
          {t('prize.template')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PLAN_TEMPLATES.map((template) => (
          <Menu.Item key={template} onClick={() => choose(template)}>
            {t(`prize.templates.${template}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
