/** Words by which a list takes somebody out. With their marks: Huy is a given name, and vàng a colour. */
const CANCELLED = new Set(
  'hủy,huỷ,đã hủy,đã huỷ,hủy đăng ký,huỷ đăng ký,xin hủy,xin huỷ,rút,rút lui,xin rút,rút tên,không tham gia,không tham dự,không đi,vắng,vắng mặt,bỏ,wd,w/d,withdrawn,withdrew,cancelled,canceled,cancel,dns,no show,no-show,취소,불참,キャンセル,欠席,取消,ยกเลิก,ถอนตัว'.split(
    ',',
  ),
);
const BEHIND_NAME = /[\s([–-]+([^()[\]–-]+)[)\]]?$/u;

const BEFORE_NAME = /^[\s([]*([^()[\]:–-]+?)\s*[)\]:–-]/u;
const LIST_OF = /^(?:(?:danh sách|ds|list of|golfers?|players?|vđv|người chơi|các)\s+)+/iu;

const LONGEST = 20;
const isWord = (text: string) =>
  text !== '' &&
  text.length <= LONGEST &&
  CANCELLED.has(
    text
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, ''),
  );

/** Whether a row says that its player does not come, in a cell of its own, behind the name or before it. */
export const isCancelled = (cells: readonly string[], name: string): boolean =>
  cells.some(isWord) || isWord(BEHIND_NAME.exec(name)?.[1] ?? '') || isWord(BEFORE_NAME.exec(name)?.[1] ?? '');

/** A title such as “DANH SÁCH RÚT LUI”: nobody below it comes. */
export const isCancelledTitle = (title: string): boolean =>
  isWord(
    title
      .normalize('NFC')
      .replace(LIST_OF, '')
      .replace(/[\s:]+$/, ''),
  );
