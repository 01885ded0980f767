/** The caddie’s page in the browser of an app, such as Zalo: how it goes on in the phone’s own browser. */
export const catalogue = {
  app: 'ứng dụng này',
  title: { iphone: 'Nhập điểm tiếp bằng Safari', android: 'Nhập điểm tiếp bằng trình duyệt của máy' },
  why: 'Trang đang mở trong {{app}}. Đóng {{app}} là đóng trang này, và trình duyệt của máy không thấy điểm lưu ở đây.',
  sending_other: 'Đang gửi {{count}} hố trước khi chuyển…',
  kept_other:
    'Còn {{count}} hố trong {{app}} chưa gửi được. Bạn vẫn chuyển được; khi có mạng, hãy mở lại trang này trong {{app}} để gửi nốt.',
  open: 'Mở trình duyệt của máy',
  picture: 'Bấm {{dots}} ở góc, rồi chọn “{{item}}”',
  item: { iphone: 'Mở bằng Safari', android: 'Mở bằng trình duyệt' },
  same: 'Ở đó vẫn là máy này: flight và điểm đã gửi hiện ra ngay.',
  noNetwork: 'Chưa có mạng nên chưa chuyển được. Trang tự thử lại.',
  without: 'Không chuyển được? Mở trình duyệt của máy, vào {{address}}, gõ flight {{flight}} và 6 số in bên cạnh mã QR.',
  stay: 'Ở lại {{app}}',
  lost: 'Ở lại cũng nhập được, nhưng trang đóng cùng {{app}}, màn hình có thể tự tắt, và điểm chưa gửi chỉ có trong {{app}}.',
  noStay: 'Trong {{app}}, trang này không mở lại được khi mất mạng, nên không nhập điểm ở đây.',
  here: 'Đang nhập trong {{app}}',
  leave: 'Chuyển',
} as const;
