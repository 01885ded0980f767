/** The seals of the counted holes, for everyone, and their reveal. */
export const catalogue = {
  title: 'Hố ẩn có niêm phong',
  about:
    'Danh sách hố ẩn được chọn rồi niêm phong bằng một mã tính từ các hố và một số ngẫu nhiên. Đổi một hố thì mã khác hẳn, nên không ai đổi mà không bị thấy.',
  none: 'Chưa có hố ẩn nào được niêm phong.',
  startsAt: 'Giờ phát bóng đầu tiên: {{time}}',
  seal: 'Mã niêm phong',
  standing: 'Niêm phong lúc {{time}}',
  replaced: 'Mã cũ, niêm phong lúc {{time}}',
  reason: 'Lý do đổi: {{reason}}',
  closed: 'Các hố và số ngẫu nhiên hiện ở đây sau khi công bố.',
  holes: 'Hố ẩn',
  salt: 'Số ngẫu nhiên',
  check: 'Tự kiểm tra',
  matches: 'Khớp. Máy của bạn vừa tính lại mã từ các hố và số ngẫu nhiên này.',
  differs: 'Không khớp. Các hố này không phải là danh sách đã niêm phong.',
  text: 'Nội dung được tính mã (SHA-256)',
  step: 'Hố ẩn {{nth}}/{{of}}',
  provisional: 'Tạm tính theo {{nth}}/{{of}} hố ẩn',
  complete: 'Đủ {{of}} hố ẩn',
  nobody: 'Chưa có thẻ đủ điểm để tính net.',
} as const;
