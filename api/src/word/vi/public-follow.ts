/** What a follower does with a golfer or a flight: share it, keep its time, be told of it. */
export const catalogue = {
  share: 'Chia sẻ',
  copied: 'Đã chép đường dẫn',
  calendar: 'Thêm vào lịch',
  clubCalendar: 'Lịch giải của câu lạc bộ',
} as const;
