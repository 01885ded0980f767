import { CONTRACT_DEFAULTS, type Contract } from '@fairway/api';
import type { Principal } from '../../../access/principal.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Input } from '../../../http/route.ts';
import { officeDate } from '../../../text/calendar.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { holdContract, insertContract, removeContract, requireContract, updateContract } from './store.ts';

/** Who writes to which contract; the scope found it before the route runs. */
type ContractActor = { principal: Principal; contract: { id: string; siteId: string } };
const ofSite = ({ principal, contract: { siteId } }: ContractActor) => ({ principal, siteId });

const subjectType = 'contract';

type NewContract = Input<'POST /api/contracts'>['body'];
type ContractChange = Input<'PATCH /api/contracts/:contractId'>['body'];

export async function addContract(deps: Writer, principal: Principal, { siteId, ...values }: NewContract): Promise<Contract> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        const subjectId = await insertContract(tx, siteId, { ...CONTRACT_DEFAULTS, ...values });
        return { kind: 'created', subjectType, subjectId, after: values };
      },
      answer: (tx, done) => requireContract(tx, done?.subjectId ?? '', officeDate(deps.clock())),
    },
  );
}

/** The last day follows from start and duration, so it changes with them. */
export async function changeContract(deps: Writer, actor: ContractActor, { version, ...wanted }: ContractChange): Promise<Contract> {
  const { id } = actor.contract;
  const current = (tx: Transaction) => requireContract(tx, id, officeDate(deps.clock()));
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdContract(tx, id);
      const contract = await current(tx);
      await requireVersion(contract, version);
      const change = changeOf(contract, wanted);
      if (!change) return null;
      await updateContract(tx, contract, change.after);
      return { kind: 'updated', subjectType, subjectId: id, ...change };
    },
    answer: current,
  });
}

export async function deleteContract(deps: Writer, actor: ContractActor): Promise<undefined> {
  const { id } = actor.contract;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdContract(tx, id);
      const { code, startDate, endDate, amount } = await requireContract(tx, id, officeDate(deps.clock()));
      await removeContract(tx, id);
      return { kind: 'deleted', subjectType, subjectId: id, before: { code, startDate, endDate, amount } };
    },
    answer: async () => undefined,
  });
}
