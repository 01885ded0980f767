import type { FastifyReply } from 'fastify';

/** What browsers read of a page alone: on each of its scripts, pictures and answers it would be most of a kilobyte. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** And what they read of a drawing too, which may be opened as a page. */
const OF_DRAWINGS = ['content-security-policy', 'x-frame-options'];
/** Never opened as a page, as its type is not guessed either (`nosniff`). */
const NEVER_A_PAGE = /^(?:text\/(?:css|javascript|event-stream)|application\/(?:json|javascript)|font\/|image\/(?:png|webp|jpeg|x-icon))/;
/** And what they read only of an answer that pages of another origin may have. */
const OF_OTHER_ORIGINS = ['access-control-allow-credentials', 'access-control-expose-headers'];

/** Takes off an answer what nobody reads of one of its type, whoever has set it. */
export function trimHead(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type'));
  if (!type.startsWith('text/html')) for (const name of OF_PAGES) reply.removeHeader(name);
  // by http it means nothing, and a proxy could turn it into a promise that this address does not keep
  if (reply.request.protocol !== 'https') reply.removeHeader('strict-transport-security');
  if (NEVER_A_PAGE.test(type)) for (const name of OF_DRAWINGS) reply.removeHeader(name);
  if (!reply.hasHeader('access-control-allow-origin')) for (const name of OF_OTHER_ORIGINS) reply.removeHeader(name);
}
