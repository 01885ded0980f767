import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { Basis } from '@fairway/golf';
import type { Language } from '../lib/language.ts';
import type { HoleMark } from './card/mark.ts';
import type { Connection } from './feed/board-feed.ts';
import type { TournamentPhase } from './phase.ts';

type OutStatus = Exclude<PublicBoardLine['status'], 'ok'>;

/** Every word of the public board; a key that one language lacks does not compile. */
export type Texts = {
  otherLanguage: string;
  leaderboard: string;
  phase: Record<TournamentPhase, string>;
  official: string;
  basis: Record<Basis, string>;
  ranking: string;
  wholeField: string;
  column: Record<'place' | 'player' | 'division' | 'thru' | 'toPar' | 'gross' | 'handicap' | 'net' | 'points', string>;
  handicapLong: string;
  grossToPar: string;
  flight: string;
  round: (number: number) => string;
  players: (count: number) => string;
  complete: (count: number, of: number) => string;
  playing: (count: number) => string;
  status: Record<OutStatus, string>;
  unranked: string;
  out: string;
  startedOn: (hole: number) => string;
  startMark: string;
  notBegun: string;
  finished: string;
  disputed: string;
  disputedHoles: (holes: string) => string;
  connection: Record<Connection, string>;
  updated: string;
  offlineNote: string;
  handicapPending: string;
  pendingShort: string;
  dayHandicap: (name: string) => string;
  hiddenHoles: (holes: string) => string;
  search: string;
  searchTournament: string;
  noMatch: (search: string) => string;
  found: (count: number) => string;
  noPlayers: string;
  noPlayersHint: string;
  winners: string;
  award: Record<'best-gross' | 'best-net', string>;
  divisionPlace: (place: number) => string;
  undecided: string;
  hole: string;
  par: string;
  strokes: string;
  mark: Record<Exclude<HoleMark, 'plain'>, string>;
  pickup: string;
  pickupShort: string;
  close: string;
  allTournaments: string;
  television: string;
  page: (page: number, pages: number) => string;
  loading: string;
  notFound: string;
  notFoundHint: string;
  failed: string;
  failedHint: string;
  offline: string;
  retry: string;
  liveTournaments: string;
  noTournaments: string;
  noTournamentsHint: string;
  leader: (name: string, score: string) => string;
};

const vi: Texts = {
  otherLanguage: 'English',
  leaderboard: 'Bảng xếp hạng',
  phase: { upcoming: 'Sắp diễn ra', playing: 'Đang diễn ra', ended: 'Đã kết thúc' },
  official: 'Kết quả chính thức',
  basis: { gross: 'Gross', net: 'Net', points: 'Điểm Stableford' },
  ranking: 'Xếp hạng theo',
  wholeField: 'Toàn giải',
  column: {
    place: 'Hạng',
    player: 'Golfer',
    division: 'Bảng',
    thru: 'Thru',
    toPar: 'So par',
    gross: 'Gross',
    handicap: 'HDC',
    net: 'Net',
    points: 'Điểm',
  },
  handicapLong: 'Handicap xét giải',
  grossToPar: 'Gross so par',
  flight: 'Flight',
  round: (number) => `Vòng ${number}`,
  players: (count) => `${count} golfer`,
  complete: (count, of) => `${count}/${of} đã xong`,
  playing: (count) => `${count} đang chơi`,
  status: {
    cut: 'Không qua cut',
    NR: 'Không nộp thẻ điểm (NR)',
    WD: 'Rút lui (WD)',
    DQ: 'Bị loại (DQ)',
    absent: 'Vắng mặt',
  },
  unranked: 'Chưa có hạng',
  out: 'Không xếp hạng',
  startedOn: (hole) => `Xuất phát hố ${hole}`,
  startMark: 'Không xuất phát từ hố 1',
  notBegun: 'Chưa phát bóng',
  finished: 'Đã xong',
  disputed: 'Có điểm chờ xác nhận',
  disputedHoles: (holes) => `Hố ${holes}: hai nguồn ghi điểm khác nhau, đang chờ ban tổ chức xác nhận.`,
  connection: { live: 'Trực tiếp', reconnecting: 'Đang kết nối lại', offline: 'Mất kết nối' },
  updated: 'Cập nhật',
  offlineNote: 'Đây là bảng gần nhất nhận được. Trang sẽ tự kết nối lại.',
  handicapPending: 'Hố ẩn chưa công bố nên chưa có handicap ngày và điểm net. Bảng đang xếp theo gross.',
  pendingShort: 'Hố ẩn chưa công bố',
  dayHandicap: (name) => `Handicap ngày (${name}) chỉ có khi đủ thẻ điểm; golfer đang chơi được xếp bên dưới.`,
  hiddenHoles: (holes) => `Hố ẩn được tính: ${holes}.`,
  search: 'Tìm golfer',
  searchTournament: 'Tìm giải đấu',
  noMatch: (search) => `Không tìm thấy “${search}”.`,
  found: (count) => `Tìm thấy ${count}`,
  noPlayers: 'Chưa có golfer nào trong danh sách',
  noPlayersHint: 'Danh sách thi đấu và điểm từng hố sẽ hiện ở đây khi ban tổ chức nhập xong. Trang tự cập nhật.',
  winners: 'Kết quả giải thưởng',
  award: { 'best-gross': 'Best Gross', 'best-net': 'Best Net' },
  divisionPlace: (place) => ['Giải Nhất', 'Giải Nhì', 'Giải Ba'][place - 1] ?? `Hạng ${place}`,
  undecided: 'Không còn golfer đủ điều kiện',
  hole: 'Hố',
  par: 'Par',
  strokes: 'Gậy',
  mark: {
    'double-circle': 'Eagle hoặc tốt hơn',
    circle: 'Birdie',
    square: 'Bogey',
    'double-square': 'Double bogey trở lên',
  },
  pickup: 'Nhặt bóng',
  pickupShort: 'X',
  close: 'Đóng',
  allTournaments: 'Tất cả giải đấu',
  television: 'Màn hình TV',
  page: (page, pages) => `Trang ${page}/${pages}`,
  loading: 'Đang tải…',
  notFound: 'Không tìm thấy giải đấu.',
  notFoundHint: 'Có thể đường dẫn chưa đúng, hoặc ban tổ chức chưa công khai giải này.',
  failed: 'Chưa tải được dữ liệu',
  failedHint: 'Trang sẽ tự thử lại sau ít giây.',
  offline: 'Không có kết nối mạng',
  retry: 'Thử lại',
  liveTournaments: 'Giải đấu trực tiếp',
  noTournaments: 'Chưa có giải đấu công khai',
  noTournamentsHint: 'Giải đấu sẽ xuất hiện ở đây khi ban tổ chức mở bảng điểm cho mọi người xem.',
  leader: (name, score) => `Dẫn đầu: ${name}, ${score}`,
};

const en: Texts = {
  otherLanguage: 'Tiếng Việt',
  leaderboard: 'Leaderboard',
  phase: { upcoming: 'Upcoming', playing: 'In play', ended: 'Ended' },
  official: 'Official result',
  basis: { gross: 'Gross', net: 'Net', points: 'Stableford points' },
  ranking: 'Ranked by',
  wholeField: 'Overall',
  column: {
    place: 'Pos',
    player: 'Player',
    division: 'Division',
    thru: 'Thru',
    toPar: 'To par',
    gross: 'Gross',
    handicap: 'Hcp',
    net: 'Net',
    points: 'Points',
  },
  handicapLong: 'Handicap used',
  grossToPar: 'Gross to par',
  flight: 'Flight',
  round: (number) => `Round ${number}`,
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
  complete: (count, of) => `${count} of ${of} finished`,
  playing: (count) => `${count} on the course`,
  status: { cut: 'Missed the cut', NR: 'No return (NR)', WD: 'Withdrawn (WD)', DQ: 'Disqualified (DQ)', absent: 'Absent' },
  unranked: 'Not ranked yet',
  out: 'Without a place',
  startedOn: (hole) => `Started on hole ${hole}`,
  startMark: 'Did not start on hole 1',
  notBegun: 'Not started',
  finished: 'Finished',
  disputed: 'Has a score to be confirmed',
  disputedHoles: (holes) => `Hole ${holes}: two sources differ; the committee has yet to confirm the score.`,
  connection: { live: 'Live', reconnecting: 'Reconnecting', offline: 'Offline' },
  updated: 'Updated',
  offlineNote: 'This is the last board received. The page reconnects by itself.',
  handicapPending: 'The hidden holes are not published yet, so there is no handicap of the day and no net. The board ranks by gross.',
  pendingShort: 'Hidden holes not published yet',
  dayHandicap: (name) => `The handicap of the day (${name}) needs a complete card; players on the course are listed below.`,
  hiddenHoles: (holes) => `Hidden holes that counted: ${holes}.`,
  search: 'Find a player',
  searchTournament: 'Find a tournament',
  noMatch: (search) => `Nothing found for “${search}”.`,
  found: (count) => `${count} found`,
  noPlayers: 'No players in the field yet',
  noPlayersHint: 'The field and its hole-by-hole scores appear here as soon as the committee has entered them. The page updates itself.',
  winners: 'Winners',
  award: { 'best-gross': 'Best Gross', 'best-net': 'Best Net' },
  divisionPlace: (place) => ['Champion', 'First runner-up', 'Second runner-up'][place - 1] ?? `Place ${place}`,
  undecided: 'No eligible player is left',
  hole: 'Hole',
  par: 'Par',
  strokes: 'Score',
  mark: {
    'double-circle': 'Eagle or better',
    circle: 'Birdie',
    square: 'Bogey',
    'double-square': 'Double bogey or worse',
  },
  pickup: 'Picked up',
  pickupShort: 'X',
  close: 'Close',
  allTournaments: 'All tournaments',
  television: 'TV screen',
  page: (page, pages) => `Page ${page} of ${pages}`,
  loading: 'Loading…',
  notFound: 'Tournament not found.',
  notFoundHint: 'The address may be wrong, or the committee has not made this tournament public.',
  failed: 'The data could not be loaded',
  failedHint: 'The page tries again by itself in a few seconds.',
  offline: 'No network connection',
  retry: 'Try again',
  liveTournaments: 'Live tournaments',
  noTournaments: 'No public tournament yet',
  noTournamentsHint: 'A tournament appears here when its committee opens the board to everybody.',
  leader: (name, score) => `In the lead: ${name}, ${score}`,
};

export const texts: Readonly<Record<Language, Texts>> = { vi, en };

/** The names that golfers know, in either language. */
export const DAY_HANDICAP_NAME: Readonly<Record<Exclude<PublicBoard['calculateHandicapDay'], 'none'>, string>> = {
  'system-36': 'System 36',
  peoria: 'Peoria',
  'double-peoria': 'Double Peoria',
  'modified-peoria': 'Modified Peoria',
  'modified-system-36': 'Modified System 36',
  callaway: 'Callaway',
  'new-new-peoria': 'New-New Peoria',
  'new-new-peoria-taiwan': 'New-New Peoria (5/7/9)',
};
