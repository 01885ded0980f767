/** The key by which Fairway signs results, for super administrators. */
export const catalogue = {
  title: 'Khóa ký kết quả',
  about: 'Mỗi kết quả chính thức được ký bằng khóa này. Ai cũng có thể so khóa trên giấy hoặc trong file kết quả với khóa của trang.',
  since: 'Dùng từ {{time}}.',
  none: 'Fairway chưa có khóa bí mật để giữ khóa ký nên không ký kết quả. Nhờ người cài đặt đặt khóa bí mật giúp.',
  all: 'Trang khóa cho mọi người',
  renew: 'Tạo khóa ký mới',
  ask: 'Tạo khóa ký mới?',
  keep: 'Kết quả đã ký giữ nguyên khóa cũ. Kết quả ký từ nay dùng khóa mới.',
  stolen: 'Khóa cũ đã bị lộ',
  vouched: 'Khóa cũ ký xác nhận khóa mới, nên ai tin khóa cũ cũng tin được khóa mới.',
  unvouched:
    'Khóa cũ không ký xác nhận khóa mới. Trang khóa báo mọi người đừng tin kết quả ký bằng khóa cũ sau lúc này. Hãy tự báo khóa mới cho mọi người.',
  done: 'Đã có khóa ký mới',
} as const;
