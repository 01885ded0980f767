import type { EnterPage } from '@fairway/api';
import { GENDERS } from '@fairway/api/choice/field/player';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { type NewDraft, newPartner } from '../draft.ts';
import type { Spoken } from '../words.ts';
import { type Problems, SelectField, TextField } from './field.tsx';

type Props = Spoken & { page: EnterPage; draft: NewDraft; change: (change: Partial<NewDraft>) => void; problems: Problems };

/** Who enters with them: named now or later, each with a link of their own. */
export function GroupPart({ page, draft, change, problems, say, language }: Props) {
  const { groups, kinds } = page.form;
  const { partners } = draft;
  const resize = (count: number) =>
    change({ partners: Array.from({ length: count - 1 }, (_, nth) => partners[nth] ?? newPartner(draft.kindId)) });
  return (
    <section className="enter-part">
      <SelectField
        path="partners"
        label={say('group.label')}
        hint={say(`group.rule.${groups.rule}`)}
        problems={problems}
        none={say('group.alone')}
        choices={Array.from({ length: groups.most - 1 }, (_, nth) => ({
          value: String(nth + 2),
          label: say('group.size', { count: nth + 2 }),
        }))}
        value={partners.length === 0 ? '' : String(partners.length + 1)}
        onChoose={(count) => resize(Number(count) || 1)}
      />
      {partners.length > 0 && <p className="quiet">{say('group.about')}</p>}
      {partners.map((partner, nth) => {
        const put = (next: Partial<typeof partner>) =>
          change({ partners: partners.map((one, at) => (at === nth ? { ...one, ...next } : one)) });
        const legend = say('group.partner', { number: nth + 2 });
        return (
          <fieldset key={partner.id} className="enter-partner" aria-label={legend}>
            <TextField
              path={`partners.${nth}.name`}
              label={say('optional', { name: `${legend}: ${say('person.name')}` })}
              problems={problems}
              autoComplete="off"
              maxLength={200}
              value={partner.name}
              onType={(name) => put({ name })}
            />
            <div className="enter-pair">
              <SelectField
                path={`partners.${nth}.gender`}
                label={say('person.gender')}
                problems={problems}
                none={say('choose')}
                choices={GENDERS.map((value) => ({ value, label: say(`gender.${value}`) }))}
                value={partner.gender}
                onChoose={(gender) => put({ gender })}
              />
              {kinds.length > 1 && (
                <SelectField
                  path={`partners.${nth}.kindId`}
                  label={say('kind.label')}
                  problems={problems}
                  none={say('choose')}
                  choices={kinds.map((kind) => ({ value: kind.id, label: wordsIn(kind.name, language) }))}
                  value={partner.kindId}
                  onChoose={(kindId) => put({ kindId })}
                />
              )}
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
