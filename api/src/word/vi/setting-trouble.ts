/** What is wrong with the settings of the server, for super administrators. */
export const catalogue = {
  title: 'Cài đặt cần xem lại',
  code: {
    'other-key':
      'Khóa bí mật hiện tại ({{setting}}) không mở được những gì đã mã hóa. Không có gì bị thay đổi. Hãy đặt lại khóa cũ rồi khởi động lại: mọi thứ trở lại như trước. Trong lúc này kết quả không được ký, không gửi được thông báo tới điện thoại.',
    'no-key':
      'Thiếu khóa bí mật ({{setting}}) để mở những gì đã mã hóa. Không có gì bị thay đổi. Hãy đặt lại khóa cũ rồi khởi động lại: mọi thứ trở lại như trước. Trong lúc này kết quả không được ký, không gửi được thông báo tới điện thoại.',
    'unreadable-folder': 'Không đọc hoặc ghi được thư mục {{path}} ({{setting}}). Hãy kiểm tra thư mục và quyền của nó.',
    'known-passwords':
      'Máy khác vào được Fairway ở đây ({{setting}}), mà còn người dùng thử có mật khẩu ai cũng biết. Hãy đổi mật khẩu của họ, hoặc đặt DEMO=off với một DATA_DIR mới.',
  },
  file: 'File: {{path}}',
  lost: 'Khóa cũ đã mất hẳn',
  ask: 'Dùng khóa mới?',
  askText:
    'Khóa ký kết quả, khóa thông báo và chứng chỉ https được tạo mới. Ai đang theo dõi trên điện thoại phải bật lại thông báo; ai dùng mã xác thực phải đăng nhập bằng mã khôi phục. Không lấy lại khóa cũ được nữa.',
  begin: 'Dùng khóa mới',
  done: 'Đã có khóa mới',
} as const;
