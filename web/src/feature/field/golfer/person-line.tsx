import type { Golfer } from '@fairway/api';

type Person = Pick<Golfer, 'name' | 'birthday' | 'birthYear' | 'vga' | 'phone' | 'email'>;

/** Who somebody is, as far as a person can tell them apart by it. */
export function PersonLine({ person }: { person: Person }) {
  return (
    <span className="column gap-4">
      <strong>{person.name}</strong>
      <span className="small quiet break">{personText(person)}</span>
    </span>
  );
}

const personText = ({ birthday, birthYear, vga, phone, email }: Person): string =>
  [birthday?.split('-').toReversed().join('/') ?? birthYear, vga && `VGA ${vga}`, phone, email].filter(Boolean).join(' · ');
