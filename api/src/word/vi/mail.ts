/** The mails that the server sends, a paragraph each. */
export const catalogue = {
  greeting: 'Xin chào {{name}},',
  welcome: {
    subject: 'Tài khoản Fairway của bạn',
    text: 'Bạn có tài khoản để quản lý giải golf. Tên đăng nhập: {{username}}',
    link: 'Hãy mở link này để chọn mật khẩu. Link dùng được một lần, trong {{days}} ngày:\n{{link}}',
  },
  password: {
    subject: 'Chọn mật khẩu mới',
    text: 'Đây là link để chọn mật khẩu mới cho tên đăng nhập {{username}}. Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu không thay đổi.',
    link: 'Link dùng được một lần, trong {{minutes}} phút:\n{{link}}',
  },
  verify: {
    subject: 'Xác nhận địa chỉ email',
    text: 'Hãy xác nhận đây là email của bạn. Nếu bạn không biết việc này, hãy bỏ qua email.',
    link: 'Link dùng được một lần, trong {{hours}} giờ:\n{{link}}',
  },
  address: {
    subject: 'Email của tài khoản Fairway đã thay đổi',
    text: 'Email của tài khoản {{username}} vừa được đổi sang địa chỉ khác. Từ nay thư của tài khoản không đến hộp thư này nữa.',
    help: 'Nếu không phải bạn đổi, hãy báo ngay cho quản trị viên.',
  },
  test: {
    subject: 'Thư thử của Fairway',
    text: 'Thư này cho biết máy chủ gửi được email.',
  },
  solution: {
    subject: 'Trả lời yêu cầu hỗ trợ số {{number}}',
    asked: 'Bạn đã hỏi:\n{{description}}',
  },
} as const;
