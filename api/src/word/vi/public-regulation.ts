/** The public page of a tournament's regulations. */
export const catalogue = {
  title: 'Điều lệ giải',
  none: 'Chưa có điều lệ',
  noneHint: 'Điều lệ sẽ hiện ở đây khi ban tổ chức viết xong.',
  changed: 'Đã sửa sau giờ phát bóng, lần cuối lúc {{time}}.',
  started: 'Xem bản lúc phát bóng',
  startedNone: 'Lúc phát bóng chưa có điều lệ.',
} as const;
