/** The ballot of a form, as the office writes it and follows it. */
export const catalogue = {
  title: 'Bốc thăm suất',
  open_other:
    '{{count}} đăng ký chờ bốc thăm. Hết hạn lúc {{closes}}, ít phút sau danh sách số được niêm phong; số công khai lúc {{time}} quyết định.',
  hall_other: '{{count}} đăng ký chờ bốc thăm. Hết hạn lúc {{closes}}, ít phút sau danh sách số được niêm phong; ba khách tại CLB gửi số.',
  closed_other: '{{count}} đăng ký chờ bốc thăm.',
  drawn: 'Đã bốc thăm. Ai đăng ký sau thì vào danh sách chờ.',
  picks: 'Không ai, kể cả ban tổ chức, chọn được ai có suất.',
  form: {
    drawAt: 'Số công khai của ngày',
    drawAtHelp:
      'Số đầu tiên mạng drand công bố từ giờ này quyết định thứ tự; sớm nhất {{minutes}} phút sau khi hết hạn. Để trống là ba khách tại CLB gửi số.',
    noShow: 'Bốc sau cùng ai không đến trong số tháng qua',
    noShowHelp: 'Tính theo danh bạ golfer. Để trống là bốc như nhau.',
    help: {
      order: 'Hết suất thì vào danh sách chờ theo thứ tự gửi.',
      ballot: 'Ai đăng ký trong thời gian trên cũng được bốc; gửi sớm hay muộn như nhau. Có người đăng ký rồi thì không đổi cách được.',
    },
  },
} as const;
