/** What a follower does with a golfer, a flight or the winners: share it, keep its time, be told of it. */
export const catalogue = {
  share: 'Chia sẻ',
  winnerPicture: 'Ảnh kết quả để chia sẻ',
  podiumPicture: 'Ảnh bục vinh danh: {{title}}',
  copied: 'Đã chép đường dẫn',
  calendar: 'Thêm vào lịch',
  clubCalendar: 'Lịch giải của câu lạc bộ',
  notify: 'Nhận thông báo',
  notifyOff: 'Tắt thông báo',
  turnOn: 'Bật thông báo',
  about:
    'Điện thoại này báo khi {{name}} còn 30 phút phát bóng, khi đổi giờ hoặc hố xuất phát, khi {{name}} đánh xong, và khi công bố giải thưởng. Mỗi tin một lần, tắt lúc nào cũng được.',
  isOn: 'Điện thoại này sẽ báo về {{name}}.',
  tellMe: 'Báo cho tôi trên điện thoại này',
  isTold: 'Điện thoại này sẽ báo khi đăng ký của bạn đổi trạng thái và khi ban tổ chức nhắn tin.',
  refused: 'Trình duyệt đang chặn thông báo của trang này. Hãy cho phép trong cài đặt của trang, rồi bấm lại.',
  insecure: 'Trang đang mở bằng http, nên không trình duyệt nào nhận được thông báo ở đây. Hãy hỏi ban tổ chức địa chỉ https của trang.',
  iphone:
    'iPhone chỉ nhận thông báo của trang mở từ biểu tượng trên màn hình chính (iOS 16.4 trở lên). Trong Safari, bấm Chia sẻ, chọn “Thêm vào MH chính”, mở trang từ biểu tượng đó rồi bấm lại.',
  unsupported:
    'Trình duyệt này không nhận được thông báo ở đây. Hãy mở trang bằng địa chỉ https trong Chrome, Edge, Firefox hoặc Safari mới.',
  failed: 'Chưa làm được. Kiểm tra mạng rồi thử lại.',
} as const;
