import { Input, Select } from '@mantine/core';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';

type Props<Tie extends string> = {
  label: string;
  description: string;
  addLabel: string;
  all: readonly Tie[];
  ties: readonly Tie[];
  say: (tie: Tie) => string;
  onChange: (ties: readonly Tie[]) => void;
};

/** What separates who is level, tried from the top. */
export function TieList<Tie extends string>({ label, description, addLabel, all, ties, say, onChange }: Props<Tie>) {
  const left = all.filter((tie) => !ties.includes(tie));
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <OrderedList items={ties} keyOf={(at) => ties[at] ?? ''} nameOf={(at) => say(ties[at] as Tie)} onChange={onChange} />
      {left.length > 0 && (
        <Select
          aria-label={addLabel}
          placeholder={addLabel}
          mt={4}
          data={left.map((tie) => ({ value: tie, label: say(tie) }))}
          value={null}
          onChange={(tie) => tie !== null && onChange([...ties, tie as Tie])}
        />
      )}
    </Input.Wrapper>
  );
}
