import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { IconTrash } from '#icon';
import { showToast } from '../toast/toast.tsx';

type Props = {
  label: string;
  /** Asks first; true: go ahead. */
  ask: () => Promise<boolean>;
  remove: () => Promise<unknown>;
  /** What is said afterwards. */
  deleted: string;
  /** The list of such records: where to go then, and the key of what was read of them. */
  list: { readonly path: string; readonly key: string };
};

/** Deletes the record that the page shows, and leads to the list of the others. */
export function DeleteButton({ label, ask, remove, deleted, list }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      showToast('success', deleted, '');
      await navigate(list.path);
      await client.invalidateQueries({ queryKey: [list.key] });
    },
  });
  const askAndDelete = async () => {
    if (await ask()) deletion.mutate();
  };
  return (
    <Button
      variant="subtle"
      color="brick"
      leftSection={<IconTrash aria-hidden size={16} />}
      onClick={askAndDelete}
      loading={deletion.isPending}
    >
      {label}
    </Button>
  );
}
