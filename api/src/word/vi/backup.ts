/** The newest backup, for super administrators. */
export const catalogue = {
  title: 'Sao lưu',
  now: 'Sao lưu ngay',
  running: 'Đang sao lưu từ {{at}}. Có thể tiếp tục làm việc khác.',
  done: 'Đã sao lưu',
  doneText: '{{name}}, {{size}} MB, trong thư mục {{folder}}.',
  place: 'File {{name}} trong thư mục {{folder}} của máy chạy Fairway; giữ {{keep}} bản mới nhất.',
  last: 'Bản gần nhất: {{at}} ({{age}}), {{size}} MB.',
  none: 'Chưa có bản sao lưu nào.',
  setUp: 'Chưa bật sao lưu tự động. Nhờ người cài đặt bật giúp.',
  technical: 'Chi tiết kỹ thuật',
  setUpHow: 'Đặt BACKUP_EVERY để Fairway tự sao lưu.',
  failed: 'Lần sao lưu lúc {{at}} không thành công. {{reason}}',
  seeLog: 'Lý do có trong nhật ký (log).',
  keyFile: 'Bản sao lưu không có khóa giải mã. Hãy giữ một bản của file {{file}} ở nơi khác.',
  noKey:
    'Máy chủ chưa có khóa bí mật: thông báo tới điện thoại, chứng chỉ https tự cấp (TLS=auto) và chữ ký của máy chủ đang tắt; khóa của bảo mật hai lớp nằm không mã hóa trong dữ liệu và bản sao lưu. Nhờ người cài đặt đặt khóa giúp.',
  noKeyHow:
    'Thêm dòng FAIRWAY_SECRET=… vào thiết lập (như /etc/fairway.env), giống nhau cho mọi tiến trình, rồi khởi động lại. openssl rand -base64 32 tạo một khóa.',
  unreadable_other:
    '{{count}} người bật bảo mật hai lớp bằng khóa cũ mà Fairway không còn: họ đăng nhập bằng mã khôi phục, hoặc quản trị viên tắt giúp ở trang Người dùng.',
  old: 'Bản này đã cũ: hãy kiểm tra việc sao lưu.',
} as const;
