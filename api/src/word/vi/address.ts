/** The addresses by which people reach Fairway, for super administrators, and the test of a phone, for whoever opens it. */
export const catalogue = {
  intro: 'Fairway tự thử từng địa chỉ. Quét mã để thử tiếp trên điện thoại.',
  list: 'Địa chỉ',
  kind: {
    public: 'Địa chỉ trong mã QR và link',
    network: 'Địa chỉ trong mạng Wi-Fi của CLB',
    machine: 'Chỉ máy chạy Fairway mở được',
    typed: 'Địa chỉ bạn nhập',
  },
  add: 'Thử địa chỉ khác',
  test: 'Thử',
  again: 'Thử lại',
  testing: 'Đang thử…',
  verdict: {
    good: 'Dùng được mọi thứ',
    part: 'Dùng được một phần',
    not: 'Không dùng được',
  },
  behindProxy: 'Điện thoại vào qua proxy phía trước (HOST=127.0.0.1).',
  /** What a test found, each as it works and as it does not. */
  sign: {
    reach: { name: 'Mở được Fairway này' },
    https: { name: 'https', good: 'Trình duyệt tin cậy.', bad: 'Không có https.' },
    certificate: { name: 'Hạn chứng chỉ', good_other: 'Đến {{date}}, còn {{count}} ngày.', bad: 'Hết hạn {{date}}.' },
    offline: {
      name: 'Mở lại khi mất sóng',
      good: 'Trang nhập điểm mở lại được khi mất sóng.',
      bad: 'Khi mất sóng, trang nhập điểm không mở lại được. Điểm đã nhập vẫn được giữ, có sóng thì tự gửi.',
    },
    icon: {
      name: 'Biểu tượng trên màn hình chính',
      good: 'Cài được lên màn hình chính như ứng dụng.',
      bad: 'Không cài được lên màn hình chính như ứng dụng.',
    },
    awake: {
      name: 'Giữ màn hình sáng',
      good: 'Màn hình không tự tắt trong lúc nhập điểm.',
      bad: 'Màn hình tự tắt khi chờ đánh.',
      saving: 'Điện thoại đang tiết kiệm pin nên màn hình tự tắt.',
    },
    stream: {
      name: 'Kết quả tự cập nhật',
      good: 'Thay đổi đến ngay.',
      bad: 'Thay đổi không đến ngay: bảng xếp hạng chỉ cập nhật mỗi phút. Proxy hoặc tunnel đang giữ luồng sự kiện lại.',
    },
    store: {
      name: 'Giữ điểm trên máy',
      good: 'Điểm được giữ trên điện thoại đến khi gửi xong.',
      bad: 'Trình duyệt không cho giữ điểm trên điện thoại, như khi ở chế độ ẩn danh.',
    },
  },
  reach: {
    here: 'Địa chỉ dẫn đến Fairway này.',
    'no-name': 'Tên này chưa trỏ đến đâu (DNS).',
    refused: 'Máy ở địa chỉ này không nhận kết nối ở cổng này.',
    silent: 'Không có trả lời sau 5 giây: tường lửa, router hoặc địa chỉ sai.',
    'no-tls': 'Máy ở địa chỉ này chưa có https ở cổng này.',
    'to-https': 'Địa chỉ này chuyển sang https.',
    elsewhere: 'Có trả lời, nhưng không phải Fairway này.',
    other: 'Kết nối bị ngắt giữa chừng.',
  },
  place: {
    machine: 'Tên dẫn đến chính máy chạy Fairway.',
    network: 'Tên dẫn đến mạng nội bộ: chỉ mở được trong Wi-Fi của CLB.',
    internet: 'Tên dẫn đến internet.',
  },
  fault: {
    ended: 'Chứng chỉ đã hết hạn: điện thoại báo trang không an toàn.',
    name: 'Chứng chỉ không phải của tên này: điện thoại báo trang không an toàn.',
    authority: 'Chứng chỉ không do nơi được tin cậy cấp: điện thoại báo trang không an toàn.',
    other: 'Chứng chỉ không dùng được: điện thoại báo trang không an toàn.',
  },
  scan: 'Quét để thử trên điện thoại',
  codeOf: 'Mã QR mở trang thử của {{address}}',
  phone: {
    title: 'Máy này, ở địa chỉ này',
    intro: 'Thử trên máy đang mở trang, ở địa chỉ {{address}}. Không có gì được gửi đi.',
    done: 'Máy này dùng được mọi thứ của trang nhập điểm.',
    some: 'Máy này còn thiếu những mục có dấu vàng. Hãy cho người cài đặt Fairway xem trang này.',
  },
  certificate: {
    title: 'Chứng chỉ của Fairway',
    none: 'Fairway chưa có chứng chỉ: cổng https chưa trả lời.',
    until_other: 'Fairway dùng chứng chỉ đến {{date}}, còn {{count}} ngày.',
    fromAuthority: 'Fairway tự gia hạn khi còn một phần ba thời hạn.',
    fromFolder: 'Fairway đọc lại file trong thư mục chứng chỉ mỗi phút; việc gia hạn do chương trình ngoài.',
    trial: 'Đây là chứng chỉ thử (staging), trình duyệt không tin cậy. Bỏ dòng ACME_DIRECTORY để lấy chứng chỉ thật.',
    failed: 'Lần lấy chứng chỉ lúc {{at}} không được: {{text}}',
    folderFailed: 'Không dùng được file chứng chỉ lúc {{at}}: {{text}}',
    next: 'Thử lại lúc {{at}}, hoặc khi khởi động lại Fairway.',
  },
  waysTitle: 'Năm cách để điện thoại vào được',
  steps: 'Các bước',
  proof: 'Thử',
  way: {
    own: {
      title: 'Tên miền riêng, Fairway tự lấy chứng chỉ',
      text: 'Máy chạy Fairway có địa chỉ internet riêng và không có proxy phía trước.',
      steps:
        'Trỏ tên, như golf.tenclb.vn, về địa chỉ internet của máy (bản ghi A).\nMở cổng 80 và 443 từ internet đến máy.\nĐặt TLS=auto và PUBLIC_URL=https://golf.tenclb.vn. Với PostgreSQL đặt thêm FAIRWAY_SECRET: một chuỗi ngẫu nhiên từ 32 ký tự.\nCho phép Fairway dùng hai cổng đó bằng deploy/fairway@443.conf, rồi chạy fairway@443.\nLần đầu nên đặt ACME_DIRECTORY=staging để thử; được rồi thì bỏ dòng đó.',
      proof: 'Thử địa chỉ ở trên. Mọi dòng màu xanh là được; với staging thì chỉ dòng https còn vàng.',
    },
    proxy: {
      title: 'Proxy phía trước (nginx, Caddy)',
      text: 'Máy đã có nginx hoặc Caddy, hay có nhiều trang khác.',
      steps:
        'Chép deploy/nginx.conf hoặc deploy/Caddyfile, thay golf.example.com bằng tên của bạn.\nĐặt TRUST_PROXY=127.0.0.1 và PUBLIC_URL=https://golf.tenclb.vn, rồi khởi động lại Fairway.\nCaddy tự lấy chứng chỉ; với nginx dùng certbot.',
      proof: 'Thử địa chỉ ở trên. Dòng “Kết quả tự cập nhật” xanh nghĩa là proxy cho luồng sự kiện đi qua.',
    },
    dns: {
      title: 'Tên trỏ vào mạng nội bộ (DNS-01)',
      text: 'Ngày thi đấu có thể không có internet: máy và điện thoại chung một Wi-Fi, vẫn có https.',
      steps:
        'Cho máy một địa chỉ cố định trong Wi-Fi, như 192.168.1.20, rồi trỏ tên golf.tenclb.vn (bản ghi A) về địa chỉ đó.\nLấy chứng chỉ bằng DNS-01 với lego, acme.sh hoặc certbot: không cần mở cổng nào, chỉ cần khóa API của nơi giữ tên miền.\nĐể fullchain.pem và privkey.pem vào một thư mục, đặt TLS=/etc/fairway/tls (thư mục đó) và PUBLIC_URL=https://golf.tenclb.vn. Fairway tự dùng file mới sau mỗi lần gia hạn.\nTrong router, thêm tên này với địa chỉ 192.168.1.20 vào DNS, để tên vẫn dùng được khi mất internet; nếu router chặn tên trỏ vào mạng nội bộ thì cho phép tên này.\nGia hạn trước ngày thi đấu: lúc mất internet không gia hạn được.',
      proof: 'Rút dây internet của router, mở lại địa chỉ bằng điện thoại trong Wi-Fi: mọi dòng vẫn xanh.',
    },
    tunnel: {
      title: 'Tunnel có tên cố định',
      text: 'Không mở được cổng trên router, như với mạng 4G hoặc mạng của khách sạn.',
      steps:
        'Tạo tunnel có tên (không dùng tên tạm, vì mã QR in theo tên) dẫn đến http://127.0.0.1:3000.\nĐặt TRUST_PROXY=127.0.0.1 và PUBLIC_URL=https://golf.tenclb.vn.\nTunnel phải cho qua: luồng sự kiện không bị giữ lại, kết nối 60 giây không có dữ liệu, tiêu đề Authorization, file tải lên 17 MB.\nKhông đặt trang đăng nhập hay kiểm tra trình duyệt trước /live, /t và /api. Không cho lưu đệm lâu hơn Fairway cho phép.\nMất internet thì mất tunnel: có phương án DNS-01 cho sân sóng yếu.',
      proof: 'Thử địa chỉ ở trên, rồi quét mã bằng điện thoại dùng 4G.',
    },
    plain: {
      title: 'http, không có https',
      text: 'Chạy được ngay trong Wi-Fi, nhưng caddie mất ba thứ.',
      steps:
        'Còn: điểm được giữ trên điện thoại và tự gửi khi có sóng; bảng xếp hạng tự cập nhật; nhập điểm ở bàn.\nMất: khi mất sóng không mở lại được trang nhập điểm, nên caddie không được đóng trang.\nMất: màn hình tự tắt khi chờ đánh, phải mở khóa lại ở mỗi hố.\nMất: không cài được lên màn hình chính như ứng dụng.\nMật khẩu và điểm đi qua Wi-Fi mà không mã hóa: chỉ dùng trong mạng của CLB.',
      proof: 'Quét mã của địa chỉ trong mạng Wi-Fi: điện thoại cho thấy còn gì và mất gì.',
    },
  },
} as const;
