import type { Team } from '@fairway/api';
import QRCode from 'qrcode';
import { createCaptainToken } from '../../../access/captain-store.ts';
import { hashOf } from '../../../access/token.ts';
import type { Config } from '../../../config.ts';
import { updateTeam } from '../../../engine/match/team-store.ts';
import { requireVersion } from '../../../write/change.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { requireMatchPlay, requireTeam } from './team.ts';

type Linker = Writer & { config: Pick<Config, 'publicUrl'> };

/** Makes the link of a captain. It is told once: what is kept is its hash. A link that was made before ends. */
export function makeLink(deps: Linker, actor: Actor, teamId: string, seen: number): Promise<{ url: string; picture: string; team: Team }> {
  const token = createCaptainToken();
  // in the fragment, which no server, proxy or log on the way sees
  const url = `${deps.config.publicUrl}/live/captain#${token}`;
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireMatchPlay(tournament);
      await requireVersion(await requireTeam(tx, tournament, teamId), seen);
      await updateTeam(tx, teamId, { tokenHash: hashOf(token), linkedAt: deps.clock() });
      return { kind: 'captain-link-made', subjectType: 'team', subjectId: teamId };
    },
    answer: async (tx, tournament) => ({ url, picture: await pictureOf(url), team: await requireTeam(tx, tournament, teamId) }),
  });
}

async function pictureOf(url: string): Promise<string> {
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function endLink(deps: Writer, actor: Actor, teamId: string, seen: number): Promise<Team> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const before = await requireTeam(tx, tournament, teamId);
      await requireVersion(before, seen);
      if (before.linkedAt === null) return null;
      await updateTeam(tx, teamId, { tokenHash: null, linkedAt: null });
      return { kind: 'captain-link-ended', subjectType: 'team', subjectId: teamId };
    },
    answer: (tx, tournament) => requireTeam(tx, tournament, teamId),
  });
}
