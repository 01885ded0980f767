/** How places are drawn by ballot, for whoever applies and whoever checks it. */
export const catalogue = {
  about:
    'Mỗi số là một đăng ký, của một người hoặc một nhóm; chỉ người đăng ký biết số của mình. Suất được trao theo thứ tự bốc được, hết suất thì vào danh sách chờ theo thứ tự đó.',
  room: 'Khi bốc có: {{kinds}}.',
  kind: '{{name}} {{places}} suất, {{waiting}} chỗ chờ',
  lots: 'Các số trong lần bốc này: {{count}}',
  drawnLast: 'bốc sau cùng vì lần trước không đến',
  smaller: 'có người rút trước khi bốc',
  outcome: { place: 'có suất', list: 'danh sách chờ', none: 'không có suất', gone: 'đã rút' },
  intro: 'Suất được bốc thăm khi hết hạn đăng ký: gửi sớm hay muộn đều như nhau. Mỗi đăng ký có một số riêng để tự kiểm tra.',
  beacon:
    'Khi hết hạn, danh sách số bốc thăm (không có tên) được niêm phong. Thứ tự tính từ số mà mạng drand công bố lúc {{time}}: không ai biết trước, cũng không ai chọn được. Không có số thì ba khách tại CLB gửi số.',
  hall: 'Khi hết hạn, danh sách số bốc thăm (không có tên) được niêm phong. Thứ tự tính từ số của ba khách tại CLB: không ai biết trước, cũng không ai chọn được.',
  last_other: 'Ai có suất mà không đến một giải ở đây trong {{count}} tháng qua thì được bốc sau mọi người, và nhóm của người đó cũng vậy.',
  group: {
    split: 'Không đủ suất cho cả nhóm thì người đầu được suất, người còn lại vào danh sách chờ.',
    wait: 'Không đủ suất cho cả nhóm thì cả nhóm chờ và không ai vượt lên.',
    pass: 'Không đủ suất cho cả nhóm thì cả nhóm chờ, nhóm nhỏ hơn phía sau được trước.',
  },
  phase: { sealed: 'Danh sách bốc thăm đã niêm phong.', drawn: 'Đã bốc thăm.' },
  check: 'Xem danh sách số và tự kiểm tra',
  own: {
    lot: 'Số bốc thăm của bạn: {{lot}}. Chỉ mình bạn biết số này.',
    drawn: 'Số {{lot}} của bạn được bốc thứ {{nth}}.',
  },
} as const;
