#!/usr/bin/env bash
# fastify-type-provider-zod 7.0.0 with zod 4.6.7 and fastify 5.12.8.
# Expected: a field of an answer with `.default(null)` that the handler leaves out is sent as null, as `schema.parse` would give it.
# Seen: the serializer encodes the answer (`safeEncode`), which applies no default: the answer is refused, and the client gets 500. The same schema
# on a request's body does fill the field in.
# Fairway: no schema of an answer has a default; kept JSON is read by a reader that says what stands in what was kept before a field came.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent fastify@5.12.8 fastify-type-provider-zod@7.0.0 zod@4.6.7 >/dev/null
cat > seen.mjs <<'JS'
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

const shape = z.object({ a: z.number(), b: z.string().nullable().default(null) });
const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.get('/answer', { schema: { response: { 200: shape } } }, async () => ({ a: 1 }));
app.post('/body', { schema: { body: shape } }, async ({ body }) => body);
const answer = await app.inject('/answer');
const body = await app.inject({ method: 'POST', url: '/body', payload: { a: 1 } });
console.log('parse ', JSON.stringify(shape.parse({ a: 1 })));
console.log('body  ', body.statusCode, body.body);
console.log('answer', answer.statusCode);
process.exit(body.body === '{"a":1,"b":null}' && answer.statusCode === 500 ? 0 : 1);
JS
node seen.mjs
