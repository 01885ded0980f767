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
  old: 'Bản này đã cũ: hãy kiểm tra việc sao lưu.',
} as const;
