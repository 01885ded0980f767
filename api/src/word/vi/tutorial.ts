/** The tutorial: eight steps. */
export const catalogue = {
  intro: 'Tám bước từ lúc tạo giải đến lễ trao giải, theo thứ tự của ngày giải. Hình chụp từ bản dùng thử.',
  pictureOf: 'Màn hình ở bước {{step}}: {{title}}',
  number: 'Bước {{step}}',
  hintLabel: 'Gợi ý',
  hintRead: 'Đã hiểu',
  /** What each part of a tournament is for. */
  hint: {
    prepare: 'Chưa rõ làm gì tiếp? Mở Chi tiết. Muốn biết còn thiếu gì? Mở Kiểm tra trước giải.',
    flight: 'Xếp flight tự động hoặc kéo từng golfer, tạo mã QR cho caddie, rồi in giấy cho ngày thi đấu.',
    score: 'Điểm từ điện thoại caddie tự vào đây. Thẻ giấy thì gõ phím số, mỗi phím một hố.',
    result: 'Bảng xếp hạng cập nhật sau mỗi gậy. Bấm tên golfer để xem vì sao có hạng đó.',
    prize: 'Xem ai nhận giải và vì sao, công bố kết quả, rồi trình chiếu trên TV.',
  },
  step: {
    create: {
      title: 'Tạo giải đấu',
      text: 'Chọn CLB ở thanh trên, bấm Tạo giải đấu, ghi tên, ngày, sân và thể thức. Các mục còn lại đã có sẵn mức thường dùng, đổi lúc nào cũng được. Sau đó mở Chi tiết để xem việc tiếp theo.',
    },
    divisions: {
      title: 'Chia bảng đấu',
      text: 'Thêm các bảng theo handicap và giới tính, hoặc dùng bộ bảng có sẵn. Golfer tự vào bảng hợp với mình.',
    },
    importPlayers: {
      title: 'Nhập golfer từ Excel',
      text: 'Chọn file của ban tổ chức, xem lại từng dòng, sửa tại chỗ. Chỉ khi bấm Nhập thì danh sách mới được lưu.',
    },
    flights: {
      title: 'Xếp flight',
      text: 'Xếp tự động theo giờ và hố xuất phát, rồi kéo golfer sang flight khác nếu cần. Xếp nhầm thì hoàn tác.',
    },
    paper: {
      title: 'In thẻ điểm và mã QR',
      text: 'In thẻ điểm, danh sách xuất phát và mã QR. Caddie quét mã để nhập điểm trên điện thoại, kể cả khi mất sóng.',
    },
    scores: {
      title: 'Nhập điểm',
      text: 'Điểm của caddie tự vào bảng này. Thẻ giấy thì gõ phím số, mỗi phím một hố. Bấm ? để xem các phím của màn hình.',
    },
    leaderboard: { title: 'Xem bảng xếp hạng', text: 'Bảng xếp hạng cập nhật sau mỗi gậy. Bấm tên golfer để xem vì sao có hạng đó.' },
    winners: {
      title: 'Trao giải',
      text: 'Trang Kết quả giải thưởng nêu người nhận từng giải và lý do. Bằng điểm thì ban tổ chức quyết định ở đây, rồi công bố và trình chiếu trên TV.',
    },
  },
} as const;
