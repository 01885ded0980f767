/** The mails that the server sends. */
export const catalogue = {
  frame: 'Xin chào {{name}},\n\n{{text}}\n\nFairway\n{{home}}',
  welcome: {
    subject: 'Tài khoản Fairway của bạn',
    text: 'Bạn có tài khoản để quản lý giải golf. Tên đăng nhập: {{username}}\n\nHãy mở link này để chọn mật khẩu. Link dùng được một lần, trong {{minutes}} phút:\n{{link}}',
  },
  password: {
    subject: 'Chọn mật khẩu mới',
    text: 'Hãy mở link này để chọn mật khẩu mới cho tên đăng nhập {{username}}. Link dùng được một lần, trong {{minutes}} phút:\n{{link}}\n\nNếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu không thay đổi.',
  },
  verify: {
    subject: 'Xác nhận địa chỉ email',
    text: 'Hãy mở link này để xác nhận đây là email của bạn. Link dùng được một lần, trong {{hours}} giờ:\n{{link}}\n\nNếu bạn không biết việc này, hãy bỏ qua email.',
  },
} as const;
