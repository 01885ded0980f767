/** What a caddie's phone says of sides. */
export const catalogue = {
  counts: 'Được tính',
  off: 'Không đánh hố này',
  drive: {
    label: 'Cú phát bóng của',
    of: 'Cú phát bóng của ai ở hố {{hole}}, {{side}}',
    lacks: 'đã dùng {{used}}, còn thiếu {{lacks}}',
    enough: 'đã dùng {{used}}, đủ',
    must: 'Từ đây chỉ dùng cú phát bóng của người còn thiếu.',
    short_other: 'Thiếu {{count}} cú phát bóng, không còn đủ hố. Báo ban tổ chức.',
  },
} as const;
