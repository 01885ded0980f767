/** The television of a coming tournament. */
export const catalogue = {
  firstTee: 'Flight đầu phát bóng',
  left: 'Còn {{time}}',
  waiting: 'Chờ những điểm đầu tiên',
  scan: 'Quét mã để tìm flight của mình',
  flights_other: '{{count}} flight',
} as const;
