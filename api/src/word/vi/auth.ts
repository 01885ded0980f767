/** Logging in. */
export const catalogue = {
  ended: 'Phiên đăng nhập đã hết. Hãy đăng nhập lại; nội dung bạn đang nhập vẫn được giữ.',
  intro: 'Quản lý giải golf từ danh sách đăng ký đến lễ trao giải.',
  username: 'Tên đăng nhập hoặc email',
  password: 'Mật khẩu',
  code: 'Mã 6 số',
  codeHelp: 'Trong ứng dụng xác thực trên điện thoại của bạn, hoặc một mã dự phòng.',
  otherAccount: 'Đăng nhập bằng tài khoản khác',
  forgotten: 'Quên mật khẩu?',
  logIn: 'Đăng nhập',
  publicBoards: 'Xem kết quả trực tiếp, không cần đăng nhập',
} as const;
