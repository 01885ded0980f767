/** The tutorial: eight steps. */
export const catalogue = {
  intro: 'Tám bước từ danh sách giải đến lễ trao giải. Hình chụp từ bản dùng thử.',
  pictureOf: 'Màn hình ở bước {{step}}: {{title}}',
  number: 'Bước {{step}}',
  step: {
    tournaments: {
      title: 'Chọn CLB và xem giải',
      text: 'Tên CLB đang làm việc ở thanh trên. Trang Giải đấu liệt kê các giải của CLB đó, giải mới nhất ở đầu.',
    },
    create: {
      title: 'Tạo giải đấu',
      text: 'Bấm Tạo giải đấu, ghi tên, ngày và thể thức. Các mục còn lại đã có sẵn mức thường dùng, đổi lúc nào cũng được.',
    },
    divisions: {
      title: 'Chia bảng đấu',
      text: 'Thêm các bảng theo handicap và giới tính, hoặc dùng bộ bảng có sẵn. Golfer tự vào bảng hợp với mình.',
    },
    players: { title: 'Thêm golfer', text: 'Gõ thẳng vào danh sách, hoặc nhập từ file Excel của ban tổ chức.' },
    importPlayers: {
      title: 'Nhập từ Excel',
      text: 'Chọn file, xem lại từng dòng, sửa tại chỗ. Chỉ khi bấm Nhập thì danh sách mới được lưu.',
    },
    scores: { title: 'Nhập điểm', text: 'Mỗi thẻ mười tám phím số. Bấm ? để xem các phím của màn hình.' },
    leaderboard: { title: 'Xem bảng xếp hạng', text: 'Bảng xếp hạng tự tính sau mỗi gậy. Bấm tên golfer để xem vì sao ở vị trí đó.' },
    winners: {
      title: 'Trao giải',
      text: 'Trang Kết quả giải thưởng nêu người nhận từng giải và lý do. Bằng điểm thì ban tổ chức quyết định ở đây.',
    },
  },
} as const;
