import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** In the name of a side that is called by its partners. */
export const BETWEEN_PARTNERS = ' / ';

/**
 * What a side has of its partners of the first round that it plays: it is for women where all are, and has their names where it has none of its own.
 * Whoever of them is shown as initials is so in its name too.
 */
export async function keepSides(tx: Transaction, tournamentId: string): Promise<void> {
  const firstName = sql`regexp_replace(p.name, '^.*\\s', '')`;
  await tx.execute(sql`
    update player as side set
      gender = said.gender,
      name = case when side.named then side.name else said.name end,
      initials = case when side.named then side.initials else said.initials end
    from (
      select s.side_id, case when bool_and(p.gender = 'f') then 'f' else 'm' end as gender, bool_or(p.initials) as initials,
        string_agg(case when s.partners > 2 then ${firstName} else p.name end, ' / ' order by s.place) as name
      from (select own.*, count(*) over (partition by own.side_id) as partners
        from (select sp.*, rank() over (partition by sp.side_id order by r.number) as nth
          from side_partner sp join round r on r.id = sp.round_id
          where r.tournament_id = ${tournamentId} and sp.until_hole is null) as own
        where own.nth = 1) as s
      join player p on p.id = s.player_id
      group by s.side_id
    ) as said
    where side.id = said.side_id and side.tournament_id = ${tournamentId}
      and (side.gender, side.name, side.initials) is distinct from
        (said.gender, case when side.named then side.name else said.name end,
         case when side.named then side.initials else said.initials end)`);
}
