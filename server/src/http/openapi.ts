import { errorAnswer, type Route, routes } from '@fairway/api';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { bytesOf, madeOnce, sendKept } from './kept-answer.ts';

type Document = Partial<OpenAPIV3_1.Document>;
type Operation = OpenAPIV3_1.OperationObject;

const ERROR = { $ref: '#/components/schemas/Error' };
/** Where a route answers by itself: what it sends. */
const SENT: Readonly<Record<string, string>> = {
  'GET /api/tournaments/:tournamentId/players/import/template': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'GET /api/clubs/:clubId/logo/:hash': 'image/webp',
  'GET /api/live/tournaments/:tournamentId/board.csv': 'text/csv',
  'GET /api/live/tournaments/:tournamentId/picture.png': 'image/png',
  'GET /api/live/tournaments/:tournamentId/code.svg': 'image/svg+xml',
  'GET /api/live/tournaments/:tournamentId/calendar.ics': 'text/calendar',
  'GET /api/live/calendar.ics': 'text/calendar',
  'GET /api/sites/:siteId/logo/:hash': 'image/webp',
  'GET /api/backers/:sponsorId/logo/:hash': 'image/webp',
  'GET /api/teams/:teamId/logo/:hash': 'image/webp',
};
/** Answered with a tag, and with 304 when the caller has that version. */
const TAGGED = [
  'GET /api/tournaments/:tournamentId/leaderboard',
  'GET /api/live/tournaments/:tournamentId',
  'GET /api/live/tournaments/:tournamentId/board.csv',
  'GET /api/live/tournaments/:tournamentId/picture.png',
  'GET /api/live/tournaments/:tournamentId/code.svg',
];

/** Completes the OpenAPI document with what the JSON schemas of the routes do not say. */
export function completed(document: Document): Document {
  for (const [key, route] of Object.entries<Route>(routes)) {
    const [method = '', path = ''] = key.split(' ');
    const methods = document.paths?.[path.replace(/:(\w+)/g, '{$1}')] as Record<string, Operation> | undefined;
    const operation = methods?.[method.toLowerCase()];
    if (operation) complete(operation, key, route);
  }
  const { $schema: _, ...schema } = z.toJSONSchema(errorAnswer);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, Error: schema as OpenAPIV3_1.SchemaObject } };
  return document;
}

function complete(operation: Operation, key: string, route: Route): void {
  operation.operationId = operationId(key);
  operation.responses = {
    ...successOf(operation, key, route),
    default: { description: 'An error, in the language of Accept-Language', content: json(ERROR) },
  };
  const headers = headersOf(key);
  if (headers.length > 0) operation.parameters = [...(operation.parameters ?? []), ...headers];
  if (route.takes === 'upload') operation.requestBody = UPLOAD;
}

/** `GET /api/tournaments/:tournamentId/players` is getTournamentsPlayers; an id at the end makes it one: getTournament…ById. */
function operationId(key: string): string {
  const [method = '', path = ''] = key.split(' ');
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  const words = parts.flatMap((part, at) =>
    part.startsWith(':') ? (at === parts.length - 1 ? ['by', ...split(part.slice(1))] : []) : split(part),
  );
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
const split = (part: string): string[] => part.split(/[-.]|(?=[A-Z])/).map((word) => word.toLowerCase());

function successOf({ responses = {} }: Operation, key: string, { answer, sends }: Route): Operation['responses'] {
  const type = SENT[key];
  const unchanged = TAGGED.includes(key) && { 304: { description: 'The caller has this version' } };
  if (type)
    return { 200: { description: 'The file', content: { [type]: { schema: { type: 'string', format: 'binary' } } } }, ...unchanged };
  if (sends === 'stream')
    return {
      200: { description: 'Server-sent events, until either side ends', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    };
  if (answer === null) return { 204: { description: 'Done; no body' } };
  const success = { ...(responses[200] as OpenAPIV3_1.ResponseObject), description: 'The answer' };
  if (!unchanged) return { 200: success };
  const etag = { description: 'The version of the answer', schema: { type: 'string' } as const };
  return { 200: { ...success, headers: { etag } }, ...unchanged };
}

function headersOf(key: string): OpenAPIV3_1.ParameterObject[] {
  const header = (name: string, description: string, required = false) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' as const },
  });
  if (key === 'POST /api/auth/login')
    return [header('X-XSRF-TOKEN', 'The value of the XSRF-TOKEN cookie; a page of an allowed origin needs none')];
  return TAGGED.includes(key) ? [header('If-None-Match', 'The tag of the answer that the caller has')] : [];
}

const json = (schema: OpenAPIV3_1.ReferenceObject) => ({ 'application/json': { schema } });

const UPLOAD: OpenAPIV3_1.RequestBodyObject = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          columns: { type: 'string', description: 'Of an import: what columns mean, as JSON, before the file' },
          file: { type: 'string', format: 'binary' },
        },
        required: ['file'],
      },
    },
  },
};

const SECURITY = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of a site (fk_…), made on the page of the site. One that only reads may send GET requests only.',
  },
} as const;

/** The page of the API would make a document of its own for each reader, as JSON and as YAML. */
const toTheDocument: onRequestHookHandler = ({ url }, reply, done) => {
  if (/\/(?:json|yaml)(?:\?|$)/.test(url)) reply.redirect('../openapi.json');
  else done();
};

export async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fairway', version: '0.1.0', description: 'Golf tournaments from the entry list to the prize giving.' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: SECURITY },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document ? completed(document.openapiObject as Parameters<typeof completed>[0]) : document.swaggerObject,
    hideUntagged: true, // everything that is not a route of the api
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', indexPrefix: config.prefix, uiHooks: { onRequest: toTheDocument } });
  const document = madeOnce(async () => bytesOf(app.swagger()));
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async (request, reply) =>
    sendKept(await document(), 'no-cache', request, reply),
  );
}
