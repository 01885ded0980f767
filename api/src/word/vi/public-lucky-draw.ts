/** The lucky draw as everyone watches it. */
export const catalogue = {
  title: 'Bốc thăm may mắn',
  watch: 'Đang bốc thăm may mắn. Bấm để xem',
  about:
    'Thứ tự các golfer được tính từ một số ngẫu nhiên. Số này được niêm phong bằng một mã trước khi bốc người đầu tiên, nên không ai chọn được người trúng.',
  none: 'Chưa bốc thăm',
  noneHint: 'Tên người trúng hiện ở đây ngay khi bốc. Trang tự cập nhật.',
  soon: 'Sắp bốc người đầu tiên.',
  prize: '{{name}} ({{given}}/{{count}})',
  drawn: 'Đã bốc',
  passed: 'không có mặt',
  deleted: 'Golfer đã xóa',
  ended: 'Đã kết thúc',
  seal: 'Mã niêm phong',
  closed: 'Số ngẫu nhiên hiện ở đây khi bốc thăm kết thúc.',
  seed: 'Số ngẫu nhiên',
  check: 'Tự kiểm tra',
  matches: 'Khớp. Máy của bạn vừa tính lại: số này đúng với mã niêm phong, và mọi người được bốc theo đúng thứ tự.',
  differs: 'Không khớp với mã niêm phong hoặc thứ tự bốc.',
  how: 'Mã niêm phong là SHA-256 của số ngẫu nhiên. Golfer xếp theo SHA-256 của dòng này, từ nhỏ đến lớn:',
} as const;
