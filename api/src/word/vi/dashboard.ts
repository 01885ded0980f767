/** The dashboard: what needs a person today, what comes, and figures for super administrators. */
export const catalogue = {
  next: 'Giải sắp tới',
  nextNone: 'Chưa có giải nào sau hôm nay.',
  contract: 'Hợp đồng',
  contracts: 'Hợp đồng cần gia hạn',
  contractsNone: 'Không có hợp đồng nào hết hạn trong 30 ngày tới.',
  /** Before a day: “Hết hạn ngày 25/04/2026”. */
  ends_other: 'Còn {{count}} ngày, đến hết ngày {{date}}.',
  endsToday: 'Hết hạn hôm nay.',
  ended: 'Đã hết hạn ngày {{date}}. Giải đang diễn ra vẫn tiếp tục bình thường.',
  renew: 'Vui lòng liên hệ quản trị viên để gia hạn.',
  figures: 'Số liệu',
  sites_other: 'đơn vị',
  clubs_other: 'CLB',
  users_other: 'người dùng',
  openTickets_other: 'yêu cầu hỗ trợ chưa xong',
  months: '12 tháng qua, theo ngày thi đấu',
  month: 'Tháng',
  metric: { tournaments: 'Giải đấu', players: 'Golfer', entries: 'Số hố đã nhập' },
  table: 'Xem bảng số: {{metric}}',
  recent: 'Hoạt động gần đây',
} as const;
