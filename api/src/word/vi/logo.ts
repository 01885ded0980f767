/** The logo of a club or a site. */
export const catalogue = {
  label: 'Logo',
  help: 'Ảnh PNG, JPEG hoặc WebP, tối đa 2 MB.',
  choose: 'Chọn ảnh',
  other: 'Đổi ảnh',
  remove: 'Bỏ logo',
  alt: 'Logo của {{name}}',
  none: 'Chưa có logo',
  saved: 'Logo đang dùng',
  wrongKind: 'File này không phải ảnh PNG, JPEG hoặc WebP. Vui lòng chọn ảnh khác.',
  tooLarge: 'Ảnh lớn hơn 2 MB. Vui lòng thu nhỏ rồi thử lại.',
} as const;
