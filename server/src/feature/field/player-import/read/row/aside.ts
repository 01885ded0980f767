import type { AsideReason } from '@fairway/api';

/** What a list says of people who do not play: the same words in a title, in a cell of their own, behind a name and before it. */
type State = Extract<AsideReason, 'cancelled' | 'waiting' | 'guest'>;

/** With their marks: Huy is a given name, and vàng a colour. */
const WORDS: Readonly<Record<State, string>> = {
  cancelled:
    'hủy,huỷ,đã hủy,đã huỷ,hủy đăng ký,huỷ đăng ký,xin hủy,xin huỷ,rút,rút lui,đã rút,xin rút,rút tên,không tham gia,không tham dự,không đi,vắng,vắng mặt,bỏ,bỏ cuộc,wd,w/d,withdrawn,withdrew,withdrawal,withdrawals,cancelled,canceled,cancel,dns,no show,no-show,취소,불참,キャンセル,欠席,取消,ยกเลิก,ถอนตัว',
  waiting:
    'dự bị,chờ,chờ xác nhận,chưa xác nhận,đang chờ,danh sách chờ,ds chờ,hàng chờ,dự phòng,waitlist,wait list,waiting,waiting list,waitlisted,wl,reserve,reserves,reserve list,standby,stand-by,pending,alternate,alternates,대기,대기자,補欠,キャンセル待ち,候补,候補,สำรอง',
  guest: 'khách mời,khách không chơi,guests,invited guests',
};
const STATES = new Map<string, State>(
  Object.entries(WORDS).flatMap(([state, words]) => words.split(',').map((word) => [word, state as State] as const)),
);
/** What a list says of those who play. */
const CONFIRMED =
  /^(?:đã |)(?:xác nhận|đăng ký|thanh toán|đóng phí|duyệt)|^(?:chính thức|tham gia|tham dự|có|ok|yes|confirmed|registered|paid|accepted|in|playing|active|main)$/iu;

const BEHIND_NAME = /[\s([–-]+([^()[\]–-]+)[)\]]?$/u;
const BEFORE_NAME = /^[\s([]*([^()[\]:–-]+?)\s*[)\]:–-]/u;
const LIST_OF = /^(?:(?:danh sách|ds|list of|golfers?|players?|vđv|người chơi|các|những người)\s+)+/iu;
const LONGEST = 20;

/** “Dự bị 2”, “WL3”: the number counts them. No word of them begins with a figure, as most cells do. */
const stateOf = (text: string): State | null =>
  text.length > LONGEST || /^\d/.test(text)
    ? null
    : (STATES.get(
        text
          .normalize('NFC')
          .trim()
          .toLowerCase()
          .replace(/[.!]+$/, '')
          .replace(/\s*#?\d{1,2}$/, ''),
      ) ?? null);

/** Whether every cell of a column says whether somebody plays. */
export const saysStates = (values: readonly string[]): boolean => {
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 && filled.every((value) => stateOf(value) !== null || CONFIRMED.test(value.normalize('NFC').trim()));
};

/**
 * Why the player of a row does not play, as a column about that says, or what stands behind the name or before it. That they do not come any
 * cell says. Guests play like others.
 */
export function stateOfRow(cells: readonly string[], names: readonly string[], states: readonly string[]): State | null {
  const around = names.flatMap((name) => [BEHIND_NAME.exec(name)?.[1] ?? '', BEFORE_NAME.exec(name)?.[1] ?? '']);
  const told = [...states, ...around].map(stateOf).find((state) => state === 'cancelled' || state === 'waiting');
  return told ?? (cells.map(stateOf).includes('cancelled') ? 'cancelled' : null);
}

/** A title such as “DANH SÁCH RÚT LUI” or “Khách mời”: those below it are not among the players. */
export function stateOfTitle(title: string): State | null {
  const bare = title
    .normalize('NFC')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[\s:.–-]+$/, '')
    .trim();
  return stateOf(bare) ?? stateOf(bare.replace(LIST_OF, ''));
}
