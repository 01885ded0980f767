/** Whom to call or write to. */
export const catalogue = {
  field: { text: 'Nội dung' },
  edit: { vi: 'Sửa bản tiếng Việt', en: 'Sửa bản tiếng Anh' },
  textHelp: 'Chữ thường, xuống dòng tùy ý. Số điện thoại và email tự thành liên kết.',
  saved: 'Đã lưu thông tin liên hệ',
  emptyTitle: 'Chưa có thông tin liên hệ',
  emptyText: 'Quản trị viên sẽ ghi ở đây ai trả lời điện thoại và email. Trong lúc chờ, hãy gửi yêu cầu hỗ trợ.',
  emptyAdminText: 'Hãy ghi ai trả lời điện thoại và email, để mọi người dùng biết hỏi ai.',
  call: 'Gọi {{number}}',
  support: 'Gửi yêu cầu hỗ trợ',
} as const;
