import { randomUUID } from 'node:crypto';
import { isOpenToKeys, PERMISSIONS, type Routes, routes } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../src/access/api-key-store.ts';
import { isMarkerAccess } from '../src/access/principal.ts';
import { beginSession } from '../src/access/session-store.ts';
import { apiKey, users } from '../src/db/schema/account/site.ts';
import { team } from '../src/db/schema/play/match.ts';
import { PEOPLE, type Person, type Sender, testApp } from './kit/app.ts';
import { captainHashOf, captainTokenOf } from './kit/captain.ts';
import { seedEvent } from './kit/event.ts';
import { deviceTokenOf } from './kit/marker.ts';
import { ROUTES, SAMPLES, sendSample } from './kit/world/request.ts';
import type { Ids } from './kit/world/scene.ts';
import { signupSecretOf } from './kit/world/signup.ts';
import { createLogin, createWorld } from './kit/world/world.ts';
import { keptWorlds } from './kit/world/worlds.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { emptied: 'once' });
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

/**
 * The answer to a well-formed request, by sender: nobody, admin, manager (right 2), editor (1), reader (0), the manager of another
 * site, a user without a site. 401: log in. 403: the right is too low. 404: it belongs to another site, or does not exist.
 */
const TABLE: Record<keyof Routes, string> = {
  //                                                                 nobody admin manager editor reader stranger siteless
  'GET /sanctum/csrf-cookie': '                                         204   204   204   204   204   204   204',
  'POST /api/auth/login': '                                             200   200   200   200   200   200   200',
  'GET /api/auth/logout': '                                             401   204   204   204   204   204   204',
  'GET /api/auth/user': '                                               401   200   200   200   200   200   200',
  'GET /api/auth/ways': '                                               200   200   200   200   200   200   200',
  'POST /api/auth/forgotten-password': '                                204   204   204   204   204   204   204',
  'POST /api/auth/link': '                                              200   200   200   200   200   200   200',
  'POST /api/auth/password': '                                          204   204   204   204   204   204   204',
  'POST /api/auth/email': '                                             204   204   204   204   204   204   204',
  'GET /api/activities': '                                                401   200   200   200   200   200   200',
  'GET /api/activities/authors': '                                        401   200   200   200   200   200   200',
  'GET /api/activities/:activityId': '                                    401   200   200   200   200   404   404',
  'GET /api/setting-troubles': '                                         401   200   403   403   403   403   403',
  'POST /api/setting-troubles/new-key': '                                401   409   403   403   403   403   403',
  'GET /api/backups': '                                                 401   200   403   403   403   403   403',
  'POST /api/backups': '                                                401   200   403   403   403   403   403',
  'POST /api/site-keys': '                                              401   200   403   403   403   403   403',
  'GET /api/clubs': '                                                   401   200   200   200   200   200   200',
  'POST /api/clubs': '                                                    401   200   403   403   403   403   403',
  'GET /api/clubs/:clubId': '                                             401   200   200   200   200   404   404',
  'PATCH /api/clubs/:clubId': '                                           401   200   200   403   403   404   404',
  'DELETE /api/clubs/:clubId': '                                          401   204   403   403   403   403   403',
  'PUT /api/clubs/:clubId/logo': '                                        401   200   200   403   403   404   404',
  'DELETE /api/clubs/:clubId/logo': '                                     401   200   200   403   403   404   404',
  'GET /api/clubs/:clubId/logo/:hash': '                                  200   200   200   200   200   200   200',
  'GET /api/clubs/:clubId/courses': '                                   401   200   200   200   200   404   404',
  'POST /api/clubs/:clubId/courses': '                                  401   200   200   403   403   404   404',
  'PATCH /api/clubs/:clubId/courses/:courseId': '                       401   200   200   403   403   404   404',
  'DELETE /api/clubs/:clubId/courses/:courseId': '                        401   204   204   403   403   404   404',
  'POST /api/clubs/:clubId/courses/file': '                              401   200   200   403   403   404   404',
  'GET /api/sites': '                                                   401   200   403   403   403   403   403',
  'POST /api/sites': '                                                  401   200   403   403   403   403   403',
  'GET /api/sites/:siteId': '                                           401   200   200   200   200   404   404',
  'PATCH /api/sites/:siteId': '                                         401   200   403   403   403   403   403',
  'DELETE /api/sites/:siteId': '                                        401   204   403   403   403   403   403',
  'PUT /api/sites/:siteId/logo': '                                      401   200   403   403   403   403   403',
  'DELETE /api/sites/:siteId/logo': '                                   401   200   403   403   403   403   403',
  'GET /api/sites/:siteId/logo/:hash': '                                200   200   200   200   200   200   200',
  'GET /api/sites/:siteId/users': '                                     401   200   200   200   200   404   404',
  'GET /api/sites/:siteId/contracts': '                                 401   200   200   200   200   404   404',
  'GET /api/sites/:siteId/keys': '                                      401   200   200   403   403   404   404',
  'POST /api/sites/:siteId/keys': '                                     401   200   200   403   403   404   404',
  'DELETE /api/sites/:siteId/keys/:keyId': '                            401   200   200   403   403   404   404',
  'GET /api/sites/:siteId/golfers': '                                   401   200   200   200   200   404   404',
  'POST /api/sites/:siteId/golfers': '                                  401   200   200   200   403   404   404',
  'GET /api/golfers/:golferId': '                                       401   200   200   200   200   404   404',
  'PATCH /api/golfers/:golferId': '                                     401   200   200   200   403   404   404',
  'PUT /api/golfers/:golferId/memberships': '                           401   200   200   200   403   404   404',
  'DELETE /api/golfers/:golferId': '                                    401   204   204   204   403   404   404',
  'POST /api/golfers/:golferId/joins': '                                401   200   200   200   403   404   404',
  'DELETE /api/golfers/:golferId/joins/:joinId': '                      401   200   200   200   403   404   404',
  'POST /api/golfers/:golferId/merge': '                                401   200   200   200   403   404   404',
  'GET /api/golfers/:golferId/merge': '                                 401   200   200   200   200   404   404',
  'POST /api/golfers/:golferId/unmerge': '                              401   200   200   200   403   404   404',
  'GET /api/sites/:siteId/handicap-rule': '                             401   200   200   200   200   404   404',
  'PUT /api/sites/:siteId/handicap-rule': '                             401   200   200   403   403   404   404',
  'POST /api/sites/:siteId/handicap-rule/try': '                        401   200   200   200   200   404   404',
  'GET /api/sites/:siteId/club-handicaps': '                            401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/postings': '                      401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/joins': '                         401   200   200   200   200   404   404',
  'GET /api/golfers/:golferId/scoring-record': '                        401   200   200   200   200   404   404',
  'POST /api/golfers/:golferId/consents': '                             401   200   200   200   403   404   404',
  'DELETE /api/golfers/:golferId/consents/:purpose': '                  401   200   200   200   403   404   404',
  'GET /api/sites/:siteId/seasons': '                                   401   200   200   200   200   404   404',
  'POST /api/sites/:siteId/seasons': '                                  401   200   200   200   403   404   404',
  'GET /api/seasons/:seasonId': '                                       401   200   200   200   200   404   404',
  'GET /api/seasons/:seasonId/now': '                                   401   200   200   200   200   404   404',
  'PATCH /api/seasons/:seasonId': '                                     401   200   200   200   403   404   404',
  'DELETE /api/seasons/:seasonId': '                                    401   204   204   204   403   404   404',
  'POST /api/seasons/:seasonId/try': '                                  401   200   200   200   200   404   404',
  'POST /api/seasons/:seasonId/publications': '                         401   200   200   403   403   404   404',
  'GET /api/seasons/:seasonId/publications/:number': '                  401   200   200   200   200   404   404',
  'GET /api/seasons/:seasonId/publications/:number/paper': '            401   200   200   200   200   404   404',
  'GET /api/live/seasons': '                                            200   200   200   200   200   200   200',
  'GET /api/live/seasons/:seasonId': '                                  200   200   200   200   200   200   200',
  'GET /api/live/seasons/:seasonId/now': '                              200   200   200   200   200   200   200',
  'GET /api/live/seasons/:seasonId/table.csv': '                        200   200   200   200   200   200   200',
  'GET /api/golfers/:golferId/career': '                                401   200   200   200   200   404   404',
  'GET /api/live/golfers/:page': '                                       200   200   200   200   200   200   200',
  'GET /api/golfers/:golferId/data': '                                  401   200   200   200   403   404   404',
  'POST /api/golfers/:golferId/removal': '                              401   200   200   403   403   404   404',
  'GET /api/sites/:siteId/golfer-proposals': '                          401   200   200   200   200   404   404',
  'POST /api/sites/:siteId/golfer-proposals': '                         401   200   200   200   403   404   404',
  'POST /api/sites/:siteId/golfer-proposals/all': '                     401   200   200   200   403   404   404',
  'GET /api/contracts': '                                               401   200   403   403   403   403   403',
  'POST /api/contracts': '                                              401   200   403   403   403   403   403',
  'GET /api/contracts/:contractId': '                                   401   200   403   403   403   403   403',
  'PATCH /api/contracts/:contractId': '                                 401   200   403   403   403   403   403',
  'DELETE /api/contracts/:contractId': '                                401   204   403   403   403   403   403',
  'GET /api/dashboard': '                                                 401   200   200   200   200   200   200',
  'GET /api/dashboard/figures': '                                         401   200   403   403   403   403   403',
  'GET /api/divisions': '                                               401   200   200   200   200   404   404',
  'POST /api/divisions': '                                              401   200   200   403   403   404   404',
  'PATCH /api/divisions/:divisionId': '                                 401   200   200   403   403   404   404',
  'DELETE /api/divisions/:divisionId': '                                401   204   204   403   403   404   404',
  'POST /api/tournaments/:tournamentId/divisions/assign': '             401   200   200   200   403   404   404',
  'GET /api/tournaments/:tournamentId/leaderboard': '                   401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/leaderboard/:playerId': '         401   200   200   200   200   404   404',
  'GET /api/live/tournaments': '                                        200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId': '                          200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/start-list': '                200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/board.csv': '                200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/code.svg': '                200   200   200   200   200   200   200',
  'GET /api/live/push': '                                               200   200   200   200   200   200   200',
  'PUT /api/live/tournaments/:tournamentId/push': '                     200   200   200   200   200   200   200',
  'POST /api/live/push/off': '                                          204   204   204   204   204   204   204',
  'GET /api/live/tournaments/:tournamentId/calendar.ics': '             200   200   200   200   200   200   200',
  'GET /api/live/calendar.ics': '                                       200   200   200   200   200   200   200',
  'GET /api/tournaments/:tournamentId/short-addresses': '               401   200   200   200   200   404   404',
  'GET /api/live/short-addresses/:code': '                              200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/picture.png': '              200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/explanation/:playerId': '     200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/ceremony': '                 200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/regulations': '                 200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/lucky-draw': '                  200   200   200   200   200   200   200',
  'GET /api/live/keys': '                                               200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/facts.json': '                  200   200   200   200   200   200   200',
  'GET /api/live/tournaments/:tournamentId/result.html': '                 409   409   409   409   409   409   409',
  'GET /api/live/tournaments/:tournamentId/seals': '                       200   200   200   200   200   200   200',
  'GET /api/tournaments/:tournamentId/suspense': '                      401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/regulations': '                      401   200   200   200   200   404   404',
  'PATCH /api/tournaments/:tournamentId/suspense': '                    401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/lucky-draw': '                       401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/lucky-draw': '                      401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/lucky-draw/next': '                 401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/lucky-draw/pass': '                 401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/lucky-draw/end': '                  401   200   200   403   403   404   404',
  'GET /api/live/tournaments/:tournamentId/draws': '                       200   200   200   200   200   200   200',
  'POST /api/live/tournaments/:tournamentId/draws/:drawId/numbers': '      200   200   200   200   200   200   200',
  'POST /api/live/tournaments/:tournamentId/draws/:drawId/openings': '     200   200   200   200   200   200   200',
  'GET /api/tournaments/:tournamentId/draws': '                            401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/draws': '                           401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/draws/:drawId/opening': '           401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId/draws/:drawId/guests/:seal': '    401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/draws/:drawId/anew': '              401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/draws/:drawId/showing': '           401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/draws/:drawId/abandon': '           401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/ceremony': '                      401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/ceremony': '                     401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/ceremony/step': '                401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/ceremony/end': '                 401   200   200   403   403   404   404',
  'GET /api/live/tournaments/:tournamentId/events': '                   200   200   200   200   200   200   200',
  'GET /api/tournaments/:tournamentId/players': '                       401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/players': '                      401   200   200   200   403   404   404',
  'GET /api/tournaments/:tournamentId/sides': '                           401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/sides': '                          401   200   200   200   403   404   404',
  'PATCH /api/tournaments/:tournamentId/sides/:sideId': '                 401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/sides/:sideId': '                401   204   204   204   403   404   404',
  'GET /api/tournaments/:tournamentId/contests': '                       401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/contests': '                      401   200   200   200   403   404   404',
  'PATCH /api/tournaments/:tournamentId/contests/:contestId': '          401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/contests/:contestId': '         401   204   204   204   403   404   404',
  'POST /api/tournaments/:tournamentId/contests/:contestId/sessions': '  401   200   200   200   403   404   404',
  'PATCH /api/tournaments/:tournamentId/sessions/:matchSessionId': '     401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId': '    401   204   204   204   403   404   404',
  'GET /api/live/tournaments/:tournamentId/enter': '                     200   200   200   200   200   200   200',
  'POST /api/live/tournaments/:tournamentId/enter': '                    200   200   200   200   200   200   200',
  'POST /api/live/tournaments/:tournamentId/enter/link': '               204   204   204   204   204   204   204',
  'GET /api/signup': '                                                   401   403   403   403   403   403   403',
  'PATCH /api/signup': '                                                 401   403   403   403   403   403   403',
  'POST /api/signup/answer': '                                           401   403   403   403   403   403   403',
  'POST /api/signup/withdraw': '                                         401   403   403   403   403   403   403',
  'PUT /api/signup/members/:memberId': '                                 401   403   403   403   403   403   403',
  'PUT /api/signup/push': '                                              401   403   403   403   403   403   403',
  'GET /api/signup/link': '                                              401   403   403   403   403   403   403',
  'GET /api/signup/data': '                                              401   403   403   403   403   403   403',
  'GET /api/tournaments/:tournamentId/signup-form': '                    401   200   200   200   200   404   404',
  'PUT /api/tournaments/:tournamentId/signup-form': '                    401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/signups': '                        401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/signups': '                       401   200   200   200   403   404   404',
  'GET /api/tournaments/:tournamentId/signups/:signupId': '              401   200   200   200   200   404   404',
  'PATCH /api/tournaments/:tournamentId/signups/:signupId': '            401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/signups/:signupId/link': '        401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/signups/acts': '                  401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/signups/next': '                  401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/signups/messages': '              401   200   200   200   403   404   404',
  'GET /api/tournaments/:tournamentId/signup-packages': '                401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/signup-packages': '               401   200   200   200   403   404   404',
  'GET /api/sites/:siteId/bank-accounts': '                              401   200   200   403   403   404   404',
  'POST /api/sites/:siteId/bank-accounts': '                             401   200   200   403   403   404   404',
  'DELETE /api/sites/:siteId/bank-accounts/:accountId': '                401   204   204   403   403   404   404',
  'PUT /api/sites/:siteId/bank-accounts/:accountId/notice-key': '        401   200   200   403   403   404   404',
  'POST /api/payment-notices/:provider/:accountId': '                    422   422   422   422   422   422   422',
  'GET /api/tournaments/:tournamentId/payments': '                       401   200   200   403   403   404   404',
  'PUT /api/tournaments/:tournamentId/payments': '                       401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/payments/lines': '                 401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/payments/lines/:lineId': '        401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/payments/entries/:entryId': '      401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId': '     401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/note': '401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo': '401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/payments/statement/preview': '    401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/payments/statement': '            401   409   409   403   403   404   404',
  'GET /api/tournaments/:tournamentId/payments/refunds': '               401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/payments/refunds': '              401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId/payments/refunds/:refundId': '  401   204   204   403   403   404   404',
  'GET /api/tournaments/:tournamentId/payments/export': '                401   200   200   403   403   404   404',
  'GET /api/signup/payment': '                                           401   403   403   403   403   403   403',
  'PUT /api/signup/refund-account': '                                    401   403   403   403   403   403   403',
  'PUT /api/signup/invoice': '                                           401   403   403   403   403   403   403',
  'GET /api/captain': '                                                 401   403   403   403   403   403   403',
  'PUT /api/captain/orders': '                                          401   403   403   403   403   403   403',
  'PUT /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': '401 200 200 200 403 404 404',
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': '401 200 200 200 403 404 404',
  'GET /api/tournaments/:tournamentId/teams': '                         401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/teams': '                        401   200   200   200   403   404   404',
  'PATCH /api/tournaments/:tournamentId/teams/:teamId': '               401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/teams/:teamId': '              401   204   204   204   403   404   404',
  'PUT /api/tournaments/:tournamentId/teams/:teamId/logo': '            401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/logo': '         401   200   200   200   403   404   404',
  'GET /api/teams/:teamId/logo/:hash': '                                200   200   200   200   200   200   200',
  'POST /api/tournaments/:tournamentId/teams/:teamId/link': '           401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/link': '         401   200   200   200   403   404   404',
  'PATCH /api/tournaments/:tournamentId/matches/:matchId': '             401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/matches/:matchId': '            401   204   204   204   403   404   404',
  'GET /api/tournaments/:tournamentId/matches/:matchId/entries': '       401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/matches/:matchId/entries': '      401   200   200   200   200   404   404',
  'PATCH /api/tournaments/:tournamentId/players/:playerId': '           401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/players/:playerId': '          401   204   204   204   403   404   404',
  'POST /api/tournaments/:tournamentId/players/:playerId/anonymise': '    401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/players/import/template': '       401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/players/import/file': '          401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/players/import/preview': '       401   200   200   200   403   404   404',
  'POST /api/sites/:siteId/golfers/import/file': '                      401   200   200   200   403   404   404',
  'POST /api/sites/:siteId/golfers/import/preview': '                   401   200   200   200   403   404   404',
  'POST /api/sites/:siteId/golfers/import': '                           401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/players/import': '               401   200   200   200   403   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/flights': '        401   200   200   200   200   404   404',
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/flights': '        401   200   200   200   403   404   404',
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/arrival': ' 401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/suspend': '       401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/resume': '        401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/scores': '        401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/received': '      401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': '      401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/settle': '       401   200   200   200   403   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/day': '           401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo': '         401   200   200   200   403   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device/preview': '401 200 200 200 403 404 404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device': '  401   200   200   200   403   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries': '401 200 200 200 200 404 404',
  'GET /api/tournaments/:tournamentId/disqualifications': '               401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/disqualification': '401 200 200 200 403 404 404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/links': '         401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/links': '        401   200   200   200   403   404   404',
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId/links/:linkId': '401 204 204 204 403 404 404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/shut-out': '401 200 200 200 403 404 404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/let-in': '401 204 204 204 403 404 404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/held-entries': '  401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision': '401 200 200 200 403 404 404',
  'POST /api/marker/devices': '                                         200   200   200   200   200   200   200',
  'GET /api/marker/flight': '                                           401   403   403   403   403   403   403',
  'POST /api/marker/passes': '                                          401   403   403   403   403   403   403',
  'POST /api/marker/entries': '                                         401   403   403   403   403   403   403',
  'POST /api/marker/measurements': '                                    401   403   403   403   403   403   403',
  'POST /api/marker/match-entries': '                                   401   403   403   403   403   403   403',
  'POST /api/marker/confirmations': '                                   401   403   403   403   403   403   403',
  'GET /api/alive': '                                                  200   200   200   200   200   200   200',
  'GET /api/health': '                                                  200   200   200   200   200   200   200',
  'GET /api/formats': '                                                 401   200   200   200   200   200   200',
  'GET /api/tiebreaks': '                                               401   200   200   200   200   200   200',
  'GET /api/countbacks': '                                              401   200   200   200   200   200   200',
  'GET /api/plays': '                                                   401   200   200   200   200   200   200',
  'POST /api/formats': '                                              401   200   200   403   403   404   404',
  'PATCH /api/formats/:formatId': '                                   401   200   200   403   403   404   404',
  'DELETE /api/formats/:formatId': '                                  401   204   204   403   403   404   404',
  'POST /api/tiebreaks': '                                            401   200   200   403   403   404   404',
  'PATCH /api/tiebreaks/:tiebreakId': '                               401   200   200   403   403   404   404',
  'DELETE /api/tiebreaks/:tiebreakId': '                              401   204   204   403   403   404   404',
  'POST /api/countbacks': '                                           401   200   200   403   403   404   404',
  'PATCH /api/countbacks/:countbackId': '                             401   200   200   403   403   404   404',
  'DELETE /api/countbacks/:countbackId': '                            401   204   204   403   403   404   404',
  'POST /api/plays': '                                                401   200   200   403   403   404   404',
  'PATCH /api/plays/:playId': '                                       401   200   200   403   403   404   404',
  'DELETE /api/plays/:playId': '                                      401   204   204   403   403   404   404',
  'GET /api/definitions/uses': '                                      401   200   200   200   200   404   404',
  'GET /api/search': '                                                401   200   200   200   200   200   200',
  'GET /api/tickets': '                                               401   200   403   403   403   403   403',
  'GET /api/tickets/own': '                                           401   200   200   200   200   200   200',
  'POST /api/tickets': '                                              401   200   200   200   200   200   200',
  'PATCH /api/tickets/:ticketId': '                                   401   200   403   403   403   403   403',
  'GET /api/mails': '                                                   401   200   403   403   403   403   403',
  'POST /api/mails/:mailId/again': '                                    401   200   403   403   403   403   403',
  'POST /api/mails/test': '                                             401   409   403   403   403   403   403',
  'GET /api/addresses': '                                               401   200   403   403   403   403   403',
  'POST /api/addresses/test': '                                         401   200   403   403   403   403   403',
  'GET /api/addresses/proof/:nonce': '                                  200   200   200   200   200   200   200',
  'GET /api/live/test/events': '                                        200   200   200   200   200   200   200',
  'GET /api/contact': '                                               401   200   200   200   200   200   200',
  'PATCH /api/contact': '                                             401   200   403   403   403   403   403',
  'GET /api/tournaments/:tournamentId/ready-check': '                   401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rehearsal': '                    401   200   200   403   403   404   404',
  'GET /api/today': '                                                   401   200   200   200   200   200   200',
  'GET /api/tournaments': '                                             401   200   200   200   200   404   404',
  'POST /api/tournaments': '                                            401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId': '                               401   200   200   200   200   404   404',
  'PATCH /api/tournaments/:tournamentId': '                             401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId': '                            401   204   204   403   403   404   404',
  'POST /api/tournaments/:tournamentId/copy': '                           401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/archive': '                        401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/restore': '                        401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/lock': '                         401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/unlock': '                       401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/file': '                          401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/papers': '                        401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/paper/:kind': '                  401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/paper/:kind': '                   401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/workbook/:kind': '                401   200   200   200   200   404   404',
  'POST /api/clubs/:clubId/tournaments/file': '                         401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/close': '                         401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/close': '                        401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/reopen': '                        401   200   403   403   403   403   403',
  'POST /api/tournaments/:tournamentId/reopen': '                       401   200   403   403   403   403   403',
  'POST /api/tournaments/:tournamentId/rounds': '                       401   200   200   403   403   404   404',
  'PATCH /api/tournaments/:tournamentId/rounds/:roundId': '             401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId': '            401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/finish': '        401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/finish': '       401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/reopen': '       401   200   200   403   403   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': '  401   200   200   200   200   404   404',
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': '  401   200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/draw': ' 401  200   200   403   403   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/publish': '401 200 200 403 403 404 404',
  'GET /api/users': '                                                   401   200   403   403   403   403   403',
  'POST /api/users': '                                                  401   200   403   403   403   403   403',
  'GET /api/users/:userId': '                                           401   200   403   403   403   403   403',
  'PATCH /api/users/:userId': '                                         401   200   403   403   403   403   403',
  'POST /api/users/:userId/disable': '                                  401   200   403   403   403   403   403',
  'POST /api/users/:userId/enable': '                                   401   200   403   403   403   403   403',
  'POST /api/users/:userId/password-link': '                            401   200   403   403   403   403   403',
  'POST /api/users/:userId/password-link/shown': '                      401   200   403   403   403   403   403',
  'DELETE /api/users/:userId/second-factor': '                          401   200   403   403   403   403   403',
  'GET /api/users/:userId/sessions': '                                  401   200   403   403   403   403   403',
  'DELETE /api/users/:userId/sessions': '                               401   204   403   403   403   403   403',
  'DELETE /api/users/:userId/sessions/:sessionId': '                    401   204   403   403   403   403   403',
  // everybody has a profile of their own; the session of the sample is the admin's
  'GET /api/profile': '                                                 401   200   200   200   200   200   200',
  'PATCH /api/profile': '                                               401   200   200   200   200   200   200',
  'POST /api/profile/verification': '                                   401   200   200   200   200   200   200',
  'POST /api/profile/password': '                                       401   204   204   204   204   204   204',
  'GET /api/profile/sessions': '                                        401   200   200   200   200   200   200',
  'DELETE /api/profile/sessions': '                                     401   204   204   204   204   204   204',
  'DELETE /api/profile/sessions/:sessionId': '                          401   204   404   404   404   404   404',
  'POST /api/profile/second-factor': '                                  401   200   200   200   200   200   200',
  'POST /api/profile/second-factor/confirm': '                          401   200   200   200   200   200   200',
  'POST /api/profile/second-factor/recovery-codes': '                   401   200   200   200   200   200   200',
  'POST /api/profile/second-factor/off': '                              401   204   204   204   204   204   204',
  'GET /api/tournaments/:tournamentId/sponsors': '                      401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/sponsors': '                     401   200   200   403   403   404   404',
  'PUT /api/tournaments/:tournamentId/sponsors/order': '                401   200   200   403   403   404   404',
  'PATCH /api/tournaments/:tournamentId/sponsors/:sponsorId': '         401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId': '        401   204   204   403   403   404   404',
  'PUT /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': '      401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': '   401   200   200   403   403   404   404',
  'GET /api/backers/:sponsorId/logo/:hash': '                           200   200   200   200   200   200   200',
  'GET /api/tournaments/:tournamentId/side-awards': '                   401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/rounds/:roundId/measurements': ' 401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/measurements': '401 200 200 200 200 404 404',
  'POST /api/tournaments/:tournamentId/what-if': '                      401   200   200   200   200   404   404',
  'POST /api/tournaments/:tournamentId/what-if/:playerId': '            401   200   200   200   200   404   404',
  'GET /api/tournaments/:tournamentId/winners': '                       401   200   200   200   200   404   404',
  'PUT /api/tournaments/:tournamentId/winners/:awardId/decision': '     401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision': '  401   200   200   403   403   404   404',
  'PUT /api/tournaments/:tournamentId/winners/publication': '           401   200   200   403   403   404   404',
  'DELETE /api/tournaments/:tournamentId/winners/publication': '        401   200   200   403   403   404   404',
};
/** What a phone may do, with a link that is open. The sample's card is complete, and the other player has confirmed theirs. */
const OF_A_PHONE: Partial<Record<keyof Routes, number>> = {
  'GET /api/marker/flight': 200,
  'POST /api/marker/passes': 200,
  'POST /api/marker/entries': 200,
  'POST /api/marker/measurements': 200,
  'POST /api/marker/match-entries': 200,
  'POST /api/marker/confirmations': 200,
};
const EVERYBODY: readonly (Person | null)[] = [null, ...PEOPLE];
const statusesOf = (route: keyof Routes): number[] => TABLE[route].trim().split(/\s+/).map(Number);

/**
 * What a key may is no column of its own: what is open to keys answers as it does the site's manager, and all else answers 403. What anyone may ask
 * answers as it did the last person.
 */
function expectedOfKey(route: keyof Routes, mayWrite: boolean): number | undefined {
  const { access } = routes[route];
  const [, , manager] = statusesOf(route);
  if (access === 'anyone') return statusesOf(route).at(-1);
  return isOpenToKeys(access) && (mayWrite || route.startsWith('GET ')) ? manager : 403;
}

type Token = { readonly token: string };
/** Keys of the own site. */
let keys: { reading: Token; writing: Token };
/** The captain of a team of another tournament of the site. */
let captain: Token;
/** Whoever is in again only with a new login or key. */
let outsiders: Record<'expired' | 'disabled' | 'revoked key', Token>;
beforeAll(async () => {
  const keyOf = async (mayWrite: boolean, revokedAt: Date | null = null): Promise<Token> => {
    const { key, ...kept } = createKey();
    await test.db.insert(apiKey).values({ ...kept, siteId: test.siteId, name: 'Trang web', mayWrite, revokedAt });
    return { token: key };
  };
  const [manager] = await test.db.select().from(users).where(eq(users.username, 'manager'));
  const { id: _, ...same } = manager ?? expect.fail('no manager');
  const [disabled] = await test.db
    .insert(users)
    .values({ ...same, username: 'disabled', disabledAt: new Date() })
    .returning();
  const sessionOf = async (id = '', begun = new Date()): Promise<Token> => ({ token: await beginSession(test.db, id, begun) });
  keys = { reading: await keyOf(false), writing: await keyOf(true) };
  const { id: tournamentId } = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 0 });
  const teamId = randomUUID();
  const look = { name: 'Đội Sông Lô', short: 'SL', colour: '#1d4ed8' };
  await test.db.insert(team).values({ id: teamId, tournamentId, position: 1, ...look, tokenHash: captainHashOf(teamId) });
  captain = { token: captainTokenOf(teamId) };
  outsiders = {
    expired: await sessionOf(manager?.id, new Date(Date.now() - 8 * 86_400_000)),
    disabled: await sessionOf(disabled?.id),
    'revoked key': await keyOf(true, new Date()),
  };
});

const enter = keptWorlds(test, async (scene) => {
  await createLogin(test.db, test.siteId);
  return createWorld(test.db, test.clubId, scene);
});

/** Sends the sample of a route for one sender after the other, in the same world until an allowed request may have changed it. */
function asking(route: keyof Routes) {
  let ids: Ids | null = null;
  return async (who: (ids: Ids) => Sender) => {
    ids ??= await enter(SAMPLES[route].scene);
    const answer = await sendSample(test, who(ids), route, ids);
    if (answer.status < 300 && !route.startsWith('GET ')) ids = null;
    return answer;
  };
}

const OF_A_SIGNUP: Partial<Record<keyof Routes, number>> = {
  'GET /api/signup': 200,
  'PATCH /api/signup': 200,
  // nothing is offered to them
  'POST /api/signup/answer': 409,
  // and their tournament has begun
  'POST /api/signup/withdraw': 409,
  'PUT /api/signup/members/:memberId': 200,
  'PUT /api/signup/push': 204,
  'GET /api/signup/link': 200,
  'GET /api/signup/data': 200,
  'GET /api/signup/payment': 200,
  'PUT /api/signup/refund-account': 200,
  'PUT /api/signup/invoice': 200,
};

const MESSAGES: Partial<Record<number, string>> = { 401: 'Unauthenticated.', 403: 'This action is unauthorized.' };

describe('who may call what', () => {
  it('is listed for every route of the api, and the server serves each', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(routes).sort());
    for (const route of ROUTES) {
      const [method = '', url = ''] = route.split(' ');
      expect([route, test.app.hasRoute({ method: method as 'GET', url })]).toEqual([route, true]);
    }
  });

  it.each(ROUTES)('%s, by each person, with an API key, with a marker link and as a captain', async (route) => {
    const expected = statusesOf(route);
    expect(expected).toHaveLength(EVERYBODY.length);
    const answer = asking(route);
    const { access } = routes[route];
    // whoever is refused comes first: a write that is allowed takes another world
    expect((await answer(() => keys.reading)).status, 'a key that reads').toBe(expectedOfKey(route, false));
    const { status: ofPhone, body: toPhone } = await answer(({ deviceId }) => ({ token: deviceTokenOf(deviceId) }));
    expect([ofPhone, toPhone]).toEqual([access === 'anyone' ? expected.at(-1) : isMarkerAccess(access) ? OF_A_PHONE[route] : 403, toPhone]);
    if (ofPhone === 403) expect(toPhone.message).toBe('Unauthorized.');
    const { status: ofCaptain } = await answer(({ teamId }) => (access === 'captain' ? { token: captainTokenOf(teamId) } : captain));
    expect(ofCaptain, 'the link of a captain').toBe(access === 'anyone' ? expected.at(-1) : access === 'captain' ? 200 : 403);
    const { status: ofApplicant } = await answer(({ signupId }) => ({ token: signupSecretOf(signupId) }));
    const { signup } = SAMPLES[route].scene ?? {};
    expect(ofApplicant, 'the link of a signup').toBe(access === 'anyone' ? expected.at(-1) : !signup ? 401 : (OF_A_SIGNUP[route] ?? 403));
    const people = EVERYBODY.map((who, nth) => ({ who, wanted: expected[nth] ?? 0 }));
    for (const { who, wanted } of people.toSorted((one, other) => other.wanted - one.wanted)) {
      const { status, body, headers } = await answer(() => who);
      expect([who, status, status === wanted || body]).toEqual([who, wanted, true]);
      if (status in MESSAGES) expect(body.message).toBe(MESSAGES[status]);
      if (access !== 'anyone') expect(headers['cache-control'], 'stays in no cache').toMatch(/^(?:no-store|private, no-cache)$/);
    }
    expect((await answer(() => keys.writing)).status, 'a key that writes').toBe(expectedOfKey(route, true));
  });

  it('is told nothing after an expired login, as a disabled person, or with a revoked key', async () => {
    const ids = await enter();
    const guarded = ROUTES.filter((one) => routes[one].access !== 'anyone');
    // a network may ask only so often within a minute
    const oneOfEach = guarded.filter((one, nth) => guarded.findIndex((other) => routes[other].access === routes[one].access) === nth);
    for (const [who, token] of Object.entries(outsiders)) {
      for (const route of oneOfEach) {
        const { status, body } = await sendSample(test, token, route, ids);
        expect([who, route, status, body.message]).toEqual([who, route, 401, 'Unauthenticated.']);
      }
    }
  });

  it('follows the rights of the permission: a route for a higher right is refused to every lower one', () => {
    for (const route of ROUTES) {
      const { access } = routes[route];
      if (access === 'anyone' || access === 'captain' || access === 'signup' || isMarkerAccess(access)) continue;
      const [nobody, , manager, editor, reader] = statusesOf(route);
      const refused = [reader, editor, manager].map((status) => status === 403);
      const needed = access === 'signed-in' || access === 'own-account' ? 0 : PERMISSIONS[access];
      expect([route, nobody, refused]).toEqual([route, 401, [0, 1, 2].map((right) => needed === 'super-admin' || right < needed)]);
    }
  });
});
