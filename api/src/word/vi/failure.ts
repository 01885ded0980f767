/** What went wrong, as toasts and failing screens say it. */
export const catalogue = {
  network: 'Lỗi kết nối mạng',
  networkText: 'Chưa kết nối được. Vui lòng kiểm tra mạng rồi thử lại.',
  validation: 'Có mục chưa đúng',
  badRequest: 'Chưa thực hiện được',
  error: 'Lỗi',
  serverError: 'Lỗi hệ thống. Vui lòng thử lại sau.',
  tooLargeForProxy:
    'File {{size}} MB lớn hơn mức mà proxy trước Fairway cho qua. Người quản trị Fairway cần đặt mức {{most}} MB: với nginx là client_max_body_size {{most}}m.',
  screenTitle: 'Không mở được màn hình này',
  partTitle: 'Không mở được phần này',
  reloadText: 'Hãy tải lại trang. Nếu vẫn không mở được, hãy kiểm tra mạng và cập nhật trình duyệt.',
  readTitle: 'Không tải được dữ liệu',
  staleTitle: 'Dữ liệu đã được người khác cập nhật',
  staleText: 'Người khác vừa lưu bản mới. Chọn giá trị muốn giữ ở từng mục rồi lưu lại; các mục khác không thay đổi.',
  staleShown: 'Màn hình đã cập nhật. Hãy xem lại rồi làm tiếp.',
  staleField: 'Mục',
  staleMine: 'Của bạn',
  staleTheirs: 'Bản mới',
  staleTogether: 'Các mục phụ thuộc nhau được chọn cùng nhau: {{fields}}.',
  staleSave: 'Lưu lựa chọn này',
  staleBack: 'Quay lại',
} as const;
