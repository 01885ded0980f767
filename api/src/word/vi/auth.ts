/** Logging in, and the first steps on the dashboard. */
export const catalogue = {
  intro: 'Quản lý giải golf từ danh sách đăng ký đến lễ trao giải.',
  username: 'Tên đăng nhập hoặc email',
  password: 'Mật khẩu',
  code: 'Mã 6 số',
  codeHelp: 'Trong ứng dụng xác thực trên điện thoại của bạn, hoặc một mã dự phòng.',
  otherAccount: 'Đăng nhập bằng tài khoản khác',
  forgotten: 'Quên mật khẩu?',
  logIn: 'Đăng nhập',
  publicBoards: 'Xem kết quả trực tiếp, không cần đăng nhập',
  nextSteps: 'Việc tiếp theo',
  openLatest: 'Mở giải đang làm: {{name}}',
  openLatestText: 'Tiếp tục với danh sách golfer, điểm và kết quả.',
  seeTournaments: 'Xem các giải đấu',
  seeTournamentsText: 'Tìm giải, mở lại giải cũ, xem trạng thái từng giải.',
  addTournament: 'Tạo giải đấu mới',
  addTournamentText: 'Ngày, sân và thể thức trước; bảng đấu và giải thưởng sau.',
} as const;
