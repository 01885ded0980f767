import type { paperRoutes } from '@fairway/api';
import { PAGES_HEADER, UNPRINTED_HEADER } from '@fairway/api/choice/paper';
import { namedFile } from '../../file/file-name.ts';
import type { Deps, Handlers } from '../../http/route.ts';
import { say } from '../../text/word.ts';
import type { Papers } from './draw.ts';
import { systemFolders } from './page/font-folder.ts';
import { readPaper } from './read.ts';

export const paperHandlers = ({ db, config, clock }: Deps, papers: Papers): Handlers<typeof paperRoutes> => ({
  'GET /api/tournaments/:tournamentId/paper/:kind': async ({ params, query, scope, principal, language, request, reply }) => {
    const wish = {
      ...query,
      kind: params.kind,
      language: query.language ?? language,
      roundId: query.roundId,
      divisionId: query.divisionId,
    };
    const paper = await readPaper({ db, publicUrl: config.publicUrl, now: clock() }, scope.tournament, wish);
    const { pages, unprinted, file } = await papers.draw({ ...paper, fontFolders: systemFolders(config.fontDir) }, principal.id);
    request.raw.once('close', () => file.resume());
    return reply
      .type('application/pdf')
      .header(
        'content-disposition',
        namedFile('inline', [say(wish.language)(`paper:kind.${params.kind}`), scope.tournament.name, scope.tournament.date], 'pdf'),
      )
      .header('cache-control', 'no-store')
      .header(PAGES_HEADER, pages)
      .header(UNPRINTED_HEADER, encodeURIComponent(JSON.stringify(unprinted)))
      .send(file);
  },
});
