import type { SignupMember } from '@fairway/api';
import { GENDERS } from '@fairway/api/choice/field/player';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { type FormEvent, useState } from 'react';
import { PREFIX } from '../../../lib/prefix.ts';
import { newSecret } from '../../../lib/signup-secret.ts';
import { ShareLink } from '../../follow/share-link.tsx';
import { keptLinks } from '../draft.ts';
import { SelectField, TextField } from '../form/field.tsx';
import { isRefusal, nameMember } from '../request.ts';
import type { OwnProps } from './own-props.ts';

/** Who entered with them: named by whoever filled in the form, until they answer for themselves by a link of their own. */
export function MemberPart(props: OwnProps) {
  const { page, say } = props;
  if (page.members.length === 0) return null;
  return (
    <section className="enter-part">
      <h3>{say(page.package === null ? 'member.group' : 'member.package')}</h3>
      <p className="quiet">{say('member.about')}</p>
      <ol className="enter-members">
        {page.members.map((member) => (
          <li key={member.id}>
            <MemberLine {...props} member={member} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const linkOf = (tournamentId: string, secret: string): string => `${PREFIX}/tournaments/${tournamentId}/live/enter#${secret}`;

function MemberLine({ page, own, onAnswer, say, language, member }: OwnProps & { member: SignupMember }) {
  const { id: tournamentId } = page.enter.tournament;
  const { id, name, state, answered } = member;
  const kind = page.enter.form.kinds.find((one) => one.id === member.kindId);
  const [isNaming, setNaming] = useState(name === null);
  // the server tells the link of a member to nobody: this phone has it from when the member was named
  const secret = keptLinks.read(tournamentId)?.find((one) => one.secret === own.secret)?.partners[id];
  return (
    <>
      <p>
        <strong translate="no">{name ?? say('own.unnamed')}</strong>
        <small className="quiet block">
          {[kind && wordsIn(kind.name, language), say(`state.${state}`), say(answered ? 'member.answered' : 'member.waits')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      {!answered && name !== null && !isNaming && (
        <p className="row gap-16 wrap">
          {secret !== undefined && <ShareLink path={linkOf(tournamentId, secret)} title={say('member.link', { name })} />}
          <button type="button" className="enter-plain" onClick={() => setNaming(true)}>
            {say(secret === undefined ? 'member.newLink' : 'member.rename')}
          </button>
        </p>
      )}
      {!answered && isNaming && (
        <NameForm
          {...{ page, own, say, language, member }}
          onAnswer={(next) => {
            setNaming(false);
            onAnswer(next);
          }}
        />
      )}
    </>
  );
}

function NameForm({ page, own, onAnswer, say, member }: Omit<OwnProps, 'isSent'> & { member: SignupMember }) {
  const [name, setName] = useState(member.name ?? '');
  const [gender, setGender] = useState<string>(member.gender ?? '');
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [note, setNote] = useState('');
  const pathOf = (field: string) => `member.${member.id}.${field}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const secret = newSecret();
    const answer = await nameMember(own, member.id, { name: name.trim(), gender: gender || null, secret }).catch(() => null);
    if (answer === null) return setNote(say('failed'));
    if (isRefusal(answer)) {
      setProblems(new Map(Object.entries(answer.errors).map(([path, sentence]) => [pathOf(path), sentence])));
      return setNote(answer.errors.name === undefined ? answer.message : '');
    }
    keepLink(page.enter.tournament.id, own.secret, member.id, secret);
    onAnswer(answer);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        path={pathOf('name')}
        label={say('person.name')}
        problems={problems}
        autoComplete="off"
        maxLength={200}
        required
        value={name}
        onType={setName}
      />
      <SelectField
        path={pathOf('gender')}
        label={say('person.gender')}
        problems={problems}
        none={say('choose')}
        choices={GENDERS.map((value) => ({ value, label: say(`gender.${value}`) }))}
        value={gender}
        onChoose={setGender}
      />
      <button type="submit" className="enter-plain">
        {say('member.save')}
      </button>
      <p role="alert">{note}</p>
    </form>
  );
}

/** This phone keeps the link of a member whom it has just named. */
function keepLink(tournamentId: string, ownSecret: string, memberId: string, secret: string): void {
  const links = keptLinks.read(tournamentId) ?? [];
  const own = links.find((one) => one.secret === ownSecret) ?? { secret: ownSecret, name: '', partners: {} };
  const others = links.filter((one) => one.secret !== ownSecret);
  keptLinks.write(tournamentId, [...others, { ...own, partners: { ...own.partners, [memberId]: secret } }]);
}
