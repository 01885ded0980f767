import type { paperRoutes } from '@fairway/api';
import { PAGES_HEADER, UNPRINTED_HEADER } from '@fairway/api/choice/output/paper';
import type { FastifyReply } from 'fastify';
import { namedFile } from '../../../file/file-name.ts';
import { asksForHead, sendHead } from '../../../http/kept-answer.ts';
import type { Deps, Handlers, Input } from '../../../http/route.ts';
import { say } from '../../../text/word.ts';
import { actorOf } from '../../../write/write.ts';
import type { Passwords } from '../../account/auth/passwords.ts';
import type { DrawnPaper, Papers } from './draw.ts';
import { systemFolders } from './page/font-folder.ts';
import { printPaper } from './print.ts';
import { readPaper } from './read.ts';
import type { PaperWish } from './reader.ts';
import { seasonOrder } from './season.ts';
import { readStates } from './state.ts';

type FileRoute = 'GET /api/tournaments/:tournamentId/paper/:kind' | 'POST /api/tournaments/:tournamentId/paper/:kind';

export const paperHandlers = (deps: Deps, papers: Papers, passwords: Passwords): Handlers<typeof paperRoutes> => {
  const { config } = deps;
  const fontFolders = systemFolders(config.fontDir);
  const { publicUrl } = config;
  return {
    'GET /api/tournaments/:tournamentId/papers': async ({ query, scope, principal, language }) => ({
      items: await readStates({ ...deps, publicUrl, papers, fontFolders }, scope.tournament, {
        ...{ wish: wishOf(query, language), language, principal },
      }),
      secure: publicUrl.startsWith('https:'),
    }),

    'GET /api/tournaments/:tournamentId/paper/:kind': async (input) => {
      const wish = { ...wishOf(input.query, input.language), kind: input.params.kind };
      const paper = await readPaper({ ...deps, publicUrl }, input.scope.tournament, wish);
      if (asksForHead(input.request)) return sendHead(paperHead(input, wish));
      return sendPaper(input, wish, await papers.draw({ ...paper, codes: {}, fontFolders }, input.principal.id));
    },

    'POST /api/tournaments/:tournamentId/paper/:kind': async (input) => {
      const { only, ...asked } = input.body;
      const wish = { ...wishOf(asked, input.language), kind: input.params.kind };
      const printer = { ...deps, publicUrl, passwords, papers, fontFolders };
      return sendPaper(input, wish, await printPaper(printer, actorOf(input), { ...wish, only }));
    },

    'GET /api/seasons/:seasonId/publications/:number/paper': async ({ params, query, language: spoken, principal, request, reply }) => {
      const { size, language = spoken } = query;
      const order = await seasonOrder({ ...deps, publicUrl }, params, { size, language });
      const names = [order.head.tournament, String(params.number)];
      reply
        .type('application/pdf')
        .header('content-disposition', namedFile('inline', names, 'pdf'))
        .header('cache-control', 'no-store');
      if (asksForHead(request)) return sendHead(reply);
      const { pages, file } = await papers.draw({ ...order, fontFolders }, principal.id);
      request.raw.once('close', () => file.resume());
      return reply.header(PAGES_HEADER, pages).send(file);
    },
  };
};

type PaperQuery = Omit<PaperWish, 'language' | 'roundId' | 'divisionId'> & {
  language?: PaperWish['language'] | undefined;
  roundId?: string | undefined;
  divisionId?: string | undefined;
};
const wishOf = ({ language, roundId, divisionId, ...wish }: PaperQuery, spoken: PaperWish['language']): PaperWish => ({
  ...{ ...wish, roundId, divisionId, language: language ?? spoken },
});

type PaperInput = Pick<Input<FileRoute>, 'params' | 'scope' | 'request' | 'reply'>;

function paperHead({ params, scope: { tournament }, reply }: PaperInput, { language }: PaperWish): FastifyReply {
  const names = [say(language)(`paper:kind.${params.kind}`), tournament.name, tournament.date];
  return reply
    .type('application/pdf')
    .header('content-disposition', namedFile('inline', names, 'pdf'))
    .header('cache-control', 'no-store');
}

function sendPaper(input: PaperInput, wish: PaperWish, { pages, unprinted, file }: DrawnPaper) {
  input.request.raw.once('close', () => file.resume());
  return paperHead(input, wish)
    .header(PAGES_HEADER, pages)
    .header(UNPRINTED_HEADER, encodeURIComponent(JSON.stringify(unprinted)))
    .send(file);
}
