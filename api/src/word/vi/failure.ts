/** What went wrong, as toasts and failing screens say it. */
export const catalogue = {
  network: 'Lỗi kết nối mạng',
  networkText: 'Chưa kết nối được. Vui lòng kiểm tra mạng rồi thử lại.',
  validation: 'Có mục chưa đúng',
  badRequest: 'Chưa thực hiện được',
  error: 'Lỗi',
  serverError: 'Lỗi hệ thống. Vui lòng thử lại sau.',
  screenTitle: 'Không mở được màn hình này',
  screenText: 'Có thể mạng vừa gián đoạn hoặc ứng dụng vừa được cập nhật. Hãy tải lại trang.',
  readTitle: 'Không tải được dữ liệu',
  staleTitle: 'Dữ liệu đã được người khác cập nhật',
  staleText: 'Người khác vừa lưu bản mới. Chọn giá trị muốn giữ ở từng mục rồi lưu lại; các mục khác không thay đổi.',
  staleField: 'Mục',
  staleMine: 'Của bạn',
  staleTheirs: 'Bản mới',
  staleSave: 'Lưu lựa chọn này',
  staleBack: 'Quay lại',
} as const;
