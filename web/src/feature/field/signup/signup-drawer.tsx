import type { OfficeSignupForm, WholeSignup } from '@fairway/api';
import { SIGNUP_ACTS, type SignupAct } from '@fairway/api/choice/field/signup';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { formatHandicap, formatMoney } from '@fairway/api/word/number';
import { Anchor, Button, Code, Drawer, Group, Stack, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { PhoneLink } from '../../../ui/mark/phone-link.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { mayAct, useActs } from './act-bar.tsx';
import { makeSignupLink, wholeSignup } from './query.ts';

type Props = {
  tournamentId: string;
  timeZone: string;
  form: OfficeSignupForm['form'];
  /** null: closed. */
  signupId: string | null;
  mayWrite: boolean;
  /** They see what was paid. */
  mayReadMoney: boolean;
  onCorrect: (signup: WholeSignup) => void;
  onClose: () => void;
};

/** One signup: who it is, what they chose, every fact of it with who and when; what can be done with it now. */
export function SignupDrawer({ signupId, onClose, ...rest }: Props) {
  const { t } = useTranslation('signup');
  return (
    <Drawer opened={signupId !== null} onClose={onClose} size="lg" title={t('one.title')}>
      {signupId !== null && <Loaded key={signupId} signupId={signupId} {...rest} />}
    </Drawer>
  );
}

function Loaded({ signupId, ...props }: Omit<Props, 'signupId' | 'onClose'> & { signupId: string }) {
  const read = useQuery(wholeSignup(props.tournamentId, signupId));
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  return <Whole {...props} signup={read.data} />;
}

type WholeProps = Omit<Props, 'signupId' | 'onClose'> & { signup: WholeSignup };

function Whole(props: WholeProps) {
  const { signup, tournamentId, timeZone, mayWrite, mayReadMoney, onCorrect } = props;
  const { t, language } = useTranslation('signup');
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{signup.person.name ?? t('list.unnamed', { code: signup.code })}</Title>
        <p>
          {signup.waitingNumber === null ? t(`state.${signup.state}`) : t('list.turn', { number: signup.waitingNumber })}
          {signup.until !== null && ` · ${t('one.until', { time: formatInstant(signup.until, timeZone) })}`} · {signup.code}
        </p>
      </div>
      {mayWrite && <Acts {...props} />}
      <Evidence signup={signup} />
      <Answers {...props} />
      {mayWrite && (
        <Group gap="xs">
          <Button variant="default" onClick={() => onCorrect(signup)}>
            {t('one.correct')}
          </Button>
        </Group>
      )}
      <section>
        <Title order={3}>{t('one.facts')}</Title>
        <ol className="column gap-4">
          {signup.facts.map(({ id, kind, at, until, reason, by }) => (
            <li key={id}>
              <span className="tabular quiet">{formatInstant(at, timeZone)}</span> <strong>{t(`fact.${kind}`)}</strong>{' '}
              {[by ?? t('one.themselves'), until !== null && t('one.until', { time: formatInstant(until, timeZone) }), reason]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ol>
      </section>
      {signup.lines.length > 0 && (
        <section>
          <Title order={3}>{t('one.owed')}</Title>
          <ul className="column gap-4">
            {signup.lines.map(({ of, name, count, each, amount }) => (
              <li key={`${of} ${name} ${each}`} className="row between gap-16">
                <span>{count > 1 ? `${count} × ${name}` : name}</span>
                <span className="tabular">{formatMoney(amount, language)}</span>
              </li>
            ))}
            <li className="row between gap-16 strong">
              <span>{t('one.total')}</span>
              <span className="tabular">{formatMoney(signup.total, language)}</span>
            </li>
          </ul>
          {mayReadMoney && <TextLink to={`/tournaments/${tournamentId}/payments?view=entries&entry=${signup.id}`} label={t('one.money')} />}
        </section>
      )}
      {mayWrite && <OwnLink {...props} />}
    </Stack>
  );
}

/** What brings an entry nearer to its place; a place is never taken away by the button that stands out. */
const ADVANCES: readonly SignupAct[] = ['confirm', 'offer'];

/** What may be done now, and the last fact taken back. */
function Acts({ tournamentId, signup }: WholeProps) {
  const { t } = useTranslation('signup');
  const { run, isPending } = useActs(tournamentId);
  const [reason, setReason] = useState('');
  const able = SIGNUP_ACTS.filter((act) => (act === 'undo' ? signup.facts.length > 1 : mayAct(signup, act)));
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {able.map((act, nth) => (
          <Button
            key={act}
            size="xs"
            variant={nth === 0 && ADVANCES.includes(act) ? 'filled' : 'default'}
            loading={isPending}
            onClick={() => run(act, [signup], reason, () => setReason(''))}
          >
            {t(`act.name.${act}`)}
          </Button>
        ))}
      </Group>
      <TextInput
        size="xs"
        label={t('act.reason')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Stack>
  );
}

/** Who of the register they may be: numbers that agree, which the desk looks at. */
function Evidence({ signup: { evidence } }: { signup: WholeSignup }) {
  const { t } = useTranslation('signup');
  if (evidence.length === 0) return null;
  return (
    <p className="alarm row gap-8 wrap">
      <span>{t('one.evidence')}</span>
      {evidence.map(({ golferId, name, member }) => (
        <TextLink key={golferId} to={`/golfers/${golferId}`} label={member ? t('one.member', { name }) : name} />
      ))}
    </p>
  );
}

/** What they wrote of themselves, chose and answered. */
function Answers({ signup, form }: WholeProps) {
  const { t, language } = useTranslation('signup');
  const { person, answers, extras, wishes, consents, guardian, lacks } = signup;
  const kind = form.kinds.find(({ id }) => id === signup.kindId);
  const facts: (readonly [string, React.ReactNode])[] = [
    [t('list.kind'), kind && wordsIn(kind.name, language)],
    [t('list.lack'), lacks.map((lack) => t(`lack.${lack}`)).join(', ')],
    [t('field.gender'), person.gender && t(`gender.${person.gender}`)],
    [t('field.phone'), person.phone && <PhoneLink phone={person.phone} />],
    [t('field.email'), person.email && <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>],
    [t('field.vga'), person.vga],
    [t('field.birthYear'), person.birthYear],
    [t('field.handicapIndex'), formatHandicap(person.handicapIndex, language)],
    [t('field.memberNumber'), person.memberNumber],
    ...form.extras.flatMap(({ id, name }) =>
      extras
        .filter(({ extraId }) => extraId === id)
        .map(({ count, size }) => [wordsIn(name, language), [count, size].filter(Boolean).join(' × ')] as const),
    ),
    ...form.questions.flatMap(({ id, text }) =>
      answers
        .filter(({ questionId }) => questionId === id)
        .map(({ value }) => [wordsIn(text, language), typeof value === 'boolean' ? t(value ? 'form.yes' : 'form.no') : value] as const),
    ),
    [t('one.wishes'), wishes.join(', ')],
    [t('one.consents'), consents.map(({ purpose }) => t(`purpose.${purpose}`)).join(', ')],
    [t('one.guardian'), guardian],
  ];
  return (
    <dl className="column gap-4">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="row gap-8 wrap baseline">
            <dt>{name}</dt>
            <dd className="break">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Another link for somebody who lost theirs. */
function OwnLink({ tournamentId, signup }: WholeProps) {
  const { t } = useTranslation('signup');
  const making = useMutation({ mutationFn: () => makeSignupLink(tournamentId, signup.id) });
  return (
    <Stack gap="xs">
      <p className="quiet small">{t('one.linkAbout')}</p>
      <div>
        <Button variant="default" size="xs" loading={making.isPending} onClick={() => making.mutate()}>
          {t('one.link')}
        </Button>
      </div>
      {making.data && (
        <>
          <img src={making.data.picture} alt={t('one.linkCode')} width={180} height={180} style={{ background: '#fff', padding: 8 }} />
          <Code block>{making.data.url}</Code>
          <CopyButton value={making.data.url} label={t('one.linkCopy')} />
        </>
      )}
    </Stack>
  );
}
