/** The palette (Ctrl-K), and the list of keys (`?`). */
export const catalogue = {
  placeholder: 'Tìm màn hình, giải, golfer, thao tác',
  screens: 'Màn hình',
  tournaments: 'Giải đấu',
  players: 'Golfer',
  golfers: 'Danh bạ golfer',
  actions: 'Thao tác',
  ofTournament: 'của giải đang mở',
  toClub: 'Chuyển sang {{club}}',
  nothing: 'Không tìm thấy kết quả',
  count_other: '{{count}} kết quả',
  keys: {
    title: 'Phím tắt',
    everywhere: 'Mọi màn hình',
    palette: 'Tìm màn hình, giải, golfer',
    save: 'Lưu mục đang sửa',
    close: 'Đóng',
    help: 'Xem các phím của màn hình',
  },
} as const;
