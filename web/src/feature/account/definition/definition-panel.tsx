import type { DefinitionUse } from '@fairway/api';
import type { DefinitionKind } from '@fairway/api/choice/account/definition-kind';
import { Button, Fieldset, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { DefinitionForm } from './definition-form.tsx';
import classes from './definition-panel.module.css';
import { kindOf } from './kind.tsx';
import type { TieSpeaker } from './preview.tsx';
import { type Definition, definitionsOf, definitionUses, writesOf } from './query.ts';
import { UsesLine } from './uses-line.tsx';

type Props = {
  kind: DefinitionKind;
  /** The club whose site's definitions are shown; undefined: those of the person's own site. */
  clubId: string | undefined;
  /** Whether there is a site that can have definitions of its own. */
  hasSite: boolean;
  mayChange: boolean;
  speaker: TieSpeaker;
};

/** The definitions of a kind: a site's own, and the built-in ones; each opens at the side. */
export function DefinitionPanel(props: Props) {
  const { kind, clubId, hasSite, mayChange } = props;
  const { t } = useTranslation('definition');
  const [opened, setOpened] = useKeptState<Definition | 'new' | null>('opened', null);
  const read = useQuery(definitionsOf(kind, clubId, useLanguage()));
  const uses = useQuery(definitionUses(kind, clubId));
  const findUse = ({ id }: { id: string }) => uses.data?.items.find(({ definition }) => definition === id);
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const own = read.data.filter(({ siteId }) => siteId !== null);
  const list = (of: readonly Definition[]) => (
    <ul className={`frame ruled ${classes.list}`}>
      {of.map((definition) => (
        <Line key={definition.id} {...props} definition={definition} use={findUse(definition)} onOpen={() => setOpened(definition)} />
      ))}
    </ul>
  );
  const add = mayChange && hasSite && <Button onClick={() => setOpened('new')}>{t(`${kind}.add`)}</Button>;
  const parts = [
    <Part key="own" title={t('own')} action={add}>
      {own.length > 0 ? list(own) : <Text c="dimmed">{hasSite ? t(`${kind}.empty`) : t('chooseClub')}</Text>}
    </Part>,
    <Part key="builtIn" title={t('builtIn')} help={t('builtInHelp')}>
      {list(read.data.filter(({ siteId }) => siteId === null))}
    </Part>,
  ];
  return (
    <Stack gap="xl">
      <Text c="dimmed">{t(`${kind}.about`)}</Text>
      <Unread of={[uses]} />
      {/* the site's own ones below as long as there is none */}
      {own.length > 0 ? parts : parts.toReversed()}
      <Opened
        {...props}
        opened={opened}
        use={opened === null || opened === 'new' ? undefined : findUse(opened)}
        close={() => setOpened(null)}
      />
    </Stack>
  );
}

function Part({ title, help, action, children }: { title: string; help?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <header className={`row gap-12 wrap mb-8 ${classes.head}`}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {help !== undefined && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
        {action}
      </header>
      {children}
    </section>
  );
}

type LineProps = Pick<Props, 'kind' | 'speaker'> & {
  definition: Definition;
  use: DefinitionUse | undefined;
  onOpen: () => void;
};

function Line({ kind, definition, use, speaker, onOpen }: LineProps) {
  const { t } = useTranslation(['definition', 'rule', 'choice', 'word']);
  const language = useLanguage();
  const sayExample = kindOf(kind).useSayExample(speaker);
  const { rule } = definition;
  return (
    <li>
      <button type="button" onClick={onOpen}>
        {definition.name}
      </button>
      <p>{definition.description || kindOf(kind).say(rule, t, language)}</p>
      <p>{`${t('example')}: ${sayExample(rule)}`}</p>
      {use !== undefined && <p>{t('uses', { count: use.count })}</p>}
    </li>
  );
}

type OpenedProps = Props & {
  opened: Definition | 'new' | null;
  use: DefinitionUse | undefined;
  close: () => void;
};

/** One definition: to be changed if it is the site's own and the person may, else to be read. */
function Opened({ kind, clubId, mayChange, speaker, opened, use, close }: OpenedProps) {
  const { t } = useTranslation(['definition', 'rule', 'choice', 'word']);
  const language = useLanguage();
  const { say, Preview } = kindOf(kind);
  const definition = opened === 'new' || opened === null ? undefined : opened;
  const isForm = opened === 'new' || (mayChange && definition !== undefined && definition.siteId !== null);
  const title = definition === undefined ? t(`${kind}.add`) : isForm ? t(`${kind}.edit`, { name: definition.name }) : definition.name;
  return (
    <FormDrawer opened={opened !== null} onClose={close} title={title}>
      {(leave) =>
        isForm ? (
          <DefinitionForm
            kind={kind}
            definition={definition}
            clubId={clubId}
            speaker={speaker}
            onSaved={({ name }) => {
              close();
              showToast('success', t('saved', { name }), '');
            }}
            onCancel={leave}
          >
            {definition !== undefined && <UsesLine use={use} />}
            {definition !== undefined && <DeleteButton kind={kind} definition={definition} use={use} onDeleted={close} />}
          </DefinitionForm>
        ) : (
          definition !== undefined && (
            <Stack gap="md">
              {definition.description !== '' && <Text>{definition.description}</Text>}
              <Text className="tabular">{say(definition.rule, t, language)}</Text>
              <Fieldset legend={t('example')}>
                <Preview rule={definition.rule} speaker={speaker} />
              </Fieldset>
              <UsesLine use={use} />
            </Stack>
          )
        )
      }
    </FormDrawer>
  );
}

type DeleteProps = Pick<LineProps, 'kind' | 'definition' | 'use'> & { onDeleted: () => void };

function DeleteButton({ kind, definition: { id, name }, use, onDeleted }: DeleteProps) {
  const { t } = useTranslation('definition');
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => writesOf(kind).remove(id),
    onSuccess: () => {
      onDeleted();
      showToast('success', t('deleted', { name }), '');
      return client.invalidateQueries({ queryKey: ['definitions'] });
    },
  });
  const ask = async () => {
    const text = use === undefined ? {} : { text: t('deleteUsed', { count: use.count }) };
    if (await confirm({ title: t('deleteTitle', { name }), action: t('deleteAction'), isFinal: true, ...text })) remove.mutate();
  };
  return (
    <div>
      <Button variant="default" loading={remove.isPending} onClick={ask}>
        {t('deleteAction')}
      </Button>
    </div>
  );
}
