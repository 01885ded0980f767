/** A tournament's own screen: its day in stages, and what is to be done next. */
export const catalogue = {
  next: {
    ofOthers: 'Chờ người có quyền làm việc này.',
    divisions: { title: 'Tạo bảng đấu', text: 'Cần có bảng trước khi thêm hoặc nhập golfer.' },
    players: { title: 'Thêm golfer', text: 'Nhập danh sách từ Excel hoặc thêm từng người.' },
    'counted-holes': { title: 'Nhập hố ẩn', text: 'Nên nhập trước giờ phát bóng đầu tiên. Xem phần Vòng đấu bên dưới.' },
    flights: { title: 'Xếp flight', text: 'Bốc hoặc xếp flight, giờ và hố xuất phát.' },
    'ready-check': { title: 'Sửa mục chưa đạt', text: 'Bản kiểm tra trước giải còn {{fails}} mục chưa đạt.' },
    links: { title: 'Tạo link nhập điểm', text: 'Mỗi flight cần mã QR để caddie nhập điểm bằng điện thoại.' },
    paper: { title: 'In thẻ điểm', text: 'Giải đã sẵn sàng. In thẻ điểm, danh sách xuất phát và mã QR cho ngày thi đấu.' },
    scores: { title: 'Nhập điểm', text: 'Theo dõi và nhập điểm từng thẻ.' },
    disputes: { title: 'Xác nhận điểm lệch', text: 'Có hố hai nơi ghi khác nhau. Chọn điểm đúng ở màn hình Nhập điểm rồi kết thúc vòng.' },
    handicaps: { title: 'Nhập handicap', text: 'Có golfer chưa có handicap nên chưa tính được net.' },
    finish: { title: 'Kết thúc vòng', text: 'Đã đủ điểm. Kết thúc vòng ở màn hình Nhập điểm hoặc ở bên dưới.' },
    'publish-holes': { title: 'Công bố hố ẩn', text: 'Công bố để tính handicap ngày và hạng net.' },
    awards: {
      title: 'Chọn người nhận giải',
      text: 'Còn giải thưởng có golfer bằng điểm. Ban tổ chức chọn người nhận rồi mới chốt kết quả được.',
    },
    publish: {
      title: 'Công bố kết quả giải thưởng',
      text: 'Mọi vòng đã kết thúc. Xem lại người nhận giải, trình chiếu ở lễ trao giải hoặc công bố ngay.',
    },
    close: { title: 'Chốt kết quả', text: 'Mọi vòng đã kết thúc.' },
    winners: { title: 'Xem kết quả giải thưởng', text: 'Kết quả đã chốt.' },
  },
  day: {
    label: 'Ngày của giải',
    stage: { divisions: 'Bảng đấu', players: 'Golfer', flights: 'Flight', links: 'QR và giấy', scores: 'Điểm', prizes: 'Giải thưởng' },
    state: { done: 'Xong', now: 'Đang làm', needs: 'Cần xem lại', later: 'Chưa đến' },
    links: '{{done}}/{{all}} QR',
    cards: '{{done}}/{{all}} thẻ',
    rounds: '{{finished}}/{{all}} vòng',
  },
} as const;
