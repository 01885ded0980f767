/** Sponsors of a tournament: list and form. */
export const catalogue = {
  label: 'Danh sách nhà tài trợ',
  count_other: '{{count}} nhà tài trợ',
  field: { name: 'Tên nhà tài trợ', website: 'Trang web' },
  websiteHelp: 'Địa chỉ https, ví dụ congty.vn. Người xem bấm vào logo để mở.',
  add: 'Thêm nhà tài trợ',
  edit: 'Sửa nhà tài trợ: {{name}}',
  editAction: 'Sửa',
  saved: 'Đã lưu nhà tài trợ: {{name}}',
  deleteTitle: 'Xóa nhà tài trợ {{name}}?',
  deleteText: 'Logo cũng bị xóa. Giải thưởng do nhà tài trợ này trao sẽ không còn ghi tên.',
  deleteAction: 'Xóa nhà tài trợ',
  deleted: 'Đã xóa nhà tài trợ: {{name}}',
  where:
    'Hiện theo thứ tự này trên TV, cuối bảng xếp hạng công khai và trên giấy chứng nhận. Chọn nhà tài trợ của từng giải thưởng khi sửa giải đấu.',
  emptyTitle: 'Giải đấu chưa có nhà tài trợ',
  emptyText: 'Thêm tên và logo. Logo hiện trên TV, cuối bảng xếp hạng công khai và trên giấy chứng nhận.',
  emptyReaderText: 'Nhà tài trợ hiện ra ở đây khi người quản lý thêm vào giải đấu.',
} as const;
