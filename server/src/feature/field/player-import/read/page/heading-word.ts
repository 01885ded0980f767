import type { ImportField } from '@fairway/api';

/**
 * What a heading may mean. `family` and `given` are the two halves of a name kept in two columns; `division-or-flight` is
 * “Nhóm”, which clubs use for both; `hole-or-family` is “ho” written without its marks (Hố, Họ); `hole-or-time` is “Start”;
 * `start-side` is A or B of a starting hole in another column; `male` and `female` have a mark in the rows of men and
 * of women; `team` numbers flights where a flight is a division; `score` is not for the import; `running` counts the rows; `partner` names
 * the others of a side; `state` says whether they play; `answered` is when a form was sent.
 */
export type Meaning =
  | ImportField
  | 'family'
  | 'name-or-given'
  | 'division-or-flight'
  | 'hole-or-family'
  | 'hole-or-time'
  | 'start-side'
  | 'male'
  | 'female'
  | 'team'
  | 'score'
  | 'running'
  | 'partner'
  | 'state'
  | 'answered';

/** Headings as clubs of the region and programs of the West write them; they are compared without diacritics, blanks and signs. */
export const HEADINGS: Readonly<Record<Meaning, string>> = {
  name: 'hovaten hoten hotengolfer hovatengolfer tengolfer hotenvdv hovatenvdv tenvdv hotennguoichoi tennguoichoi nguoichoi hotenhoivien hovatenhoivien tenhoivien hotenkhach hovatenkhach tenkhach hotenkhachmoi hovatenkhachmoi vdv vandongvien golfer golfers golfername player players playername membername guestname fullname 성명 성함 선수 선수명 참가자 골퍼 회원명 氏名 名前 お名前 選手 選手名 参加者 参加者名 プレーヤー 姓名 名字 球员 球員 选手 球友 ชื่อ-นามสกุล ชื่อ-สกุล ชื่อและนามสกุล ชื่อนักกอล์ฟ ชื่อผู้เล่น ผู้เล่น นักกอล์ฟ',
  'name-or-given': 'ten name 이름 firstname first givenname givennames forename given ชื่อ 名',
  family: 'hodem holot hovatendem hovatenlot hovadem familyname lastname surname last 姓 성 นามสกุล สกุล',
  gender: 'gioitinh gioi gt phai namnu nunam gender sex mf 성별 남녀 性別 性别 男女 เพศ',
  birthday:
    'ngaysinh ngaythangnamsinh ngaythangsinh namsinh ngaysinhnamsinh sinhnhat ntns birthday dateofbirth birthdate dob birthyear yearofbirth 생년월일 생일 生年月日 誕生日 出生日期 生日 วันเกิด วันเดือนปีเกิด ปีเกิด',
  vga: 'vga mavga sovga masovga vgaid idvga vgano vganumber vgacode vgacard vgacardno mathevga sothevga thevga mahoivienvga sohoivienvga mavhandicap vhandicapid',
  handicapIndex:
    'handicapindex hdcpindex hcpindex hdcindex hcindex hcapindex indexhandicap indexhdc indexhcp index hi hdi vhd vhdc vhdcp vhcp vhandicap vhandicapindex whs whsindex whshandicap indexvga vgaindex handicapvga hdcvga hdcpvga hcpvga vgahandicap vgahdc vgahdcp vgahcp chisohandicap chisohdc 핸디캡인덱스 핸디인덱스 ハンディキャップインデックス ハンデインデックス 差点指数 差點指數 แฮนดิแคปอินเด็กซ์',
  handicapCourse:
    'handicap hdc hdcp hcp hcap hc cap ch handicapxetgiai hdcxetgiai hdcpxetgiai hcpxetgiai capxetgiai handicapdangky hdcdangky hdcpdangky hcpdangky capdangky handicapapdung hdcapdung hdcgiai hdcpgiai handicapsan hdcsan hdcpsan handicapthidau hdcthidau hdcpthidau coursehandicap coursehdc coursehdcp coursehcp handicapcourse playinghandicap declaredhandicap diemchap 핸디 핸디캡 ハンディ ハンデ ハンディキャップ ハンデキャップ 差点 差點 แฮนดิแคป แฮนดี้แคป แฮนดิแค็ป แฮนดี้ แต้มต่อ',
  division:
    'bang bangdau bangthidau tenbang hangdau nhomhdc nhomhandicap nhomthidau division divisions div category handicapgroup hdcgroup 부문 디비전 クラス 部門 组别 組別 ประเภท ดิวิชั่น ดิวิชัน คลาส',
  'division-or-flight': 'nhom group 组别 組別 그룹 グループ ไฟลท์ ไฟล์ท',
  flight:
    'fly fl flt flight flights flightno flightnumber flightso sofly soflight sofl nhomdau nhomchoi nhomso sonhom groupno pairing 조 팀 組 组 分组 分組 กลุ่ม ก๊วน',
  teeTime:
    'teetime gio gioxp giophatbong gioxuatphat giotee giostart giochoi giorabong giobatdau giophat thoigian time starttime starttimes teeofftime teeoff toff 티오프 티오프시간 티타임 시간 출발시간 スタート時間 スタート時刻 ティータイム 開始時間 時間 时间 開球時間 开球时间 发球时间 發球時間 เวลา เวลาออกรอบ เวลาเริ่ม ทีไทม์',
  startingHole:
    'hoxuatphat hoxp hobatdau hostart hophatbong hophat holestart starthole startinghole starttee startingtee teexuatphat teexp startho hole holeno 출발홀 시작홀 홀 スタートホール 出発ホール ホール 出发洞 開球洞 开球洞 球洞 หลุม หลุมเริ่ม หลุมเริ่มต้น',
  side: 'tennhom tennhomhoacdoi tencap tendoi doithi sides sidename sideorteam pair pairs pairname teamname partners',
  'hole-or-family': 'ho',
  'hole-or-time': 'start xuatphat xp 스타트 スタート',
  'start-side': 'ab aorb side startside startingside startab hoab',
  bagTag: 'bagtag bagtagno bagtagso bagtagnumber bagno bagnumber tag tagno sobagtag mabagtag sobag thebag thetui sothetui thetuigay',
  caddieNumber:
    'cad caddie caddy cady caddies socad socaddie socaddy macaddie macaddy caddieno caddyno caddieso caddyso caddienumber caddynumber 캐디 캐디번호 キャディ キャディー 球童 球童号 แคดดี้ เบอร์แคดดี้',
  tee: 'tee tees mautee teebox teeboxes teecolor teecolour teeset teename teedanh teethidau teephatbong bephatbong bephat mauphatbong maubephatbong 티 티박스 ティー 使用ティー 发球台 發球台 แท่นที แท่นทีออฟ',
  member: 'hoivien lahoivien hoivienclb hv member members clubmember membership 회원 会員 会员 會員 สมาชิก memberorguest',
  initials: 'viettatten chihienviettat initialsonly showinitials publicinitials',
  phone:
    'sodienthoai dienthoai sdt dt sodt didong sodidong dienthoaididong dtdd sodienthoailienhe dienthoailienhe sdtlienhe zalo sozalo sdtzalo phone phonenumber phoneno mobile mobileno mobilenumber mobilephone tel telephone cellphone cell 연락처 전화번호 전화 휴대폰 핸드폰 휴대전화 電話 電話番号 携帯 携帯番号 携帯電話 連絡先 电话 手机 手机号 手机号码 联系电话 電話號碼 手機 โทร โทรศัพท์ เบอร์โทร เบอร์โทรศัพท์ เบอร์มือถือ มือถือ',
  email: 'email mail diachiemail thudientu emailaddress emaillienhe 이메일 메일 メール メールアドレス 邮箱 电子邮件 電郵 อีเมล อีเมล์',
  note: 'ghichu gc luuy chuthich note notes remark remarks comment comments 비고 메모 備考 メモ 备注 備註 หมายเหตุ',
  male: 'nam male men man m 남 남자 남성 男 男性 ชาย',
  female: 'nu female women woman f lady ladies 여 여자 여성 女 女性 หญิง',
  team: 'team teamid teamno doi',
  score: 'out in gross net total par thru score grosstotal nettotal',
  partner:
    'danhcung danhcungvoi choicung bandanh bancap banchoi bandanhcung nguoidanhcung partner partnername playingpartner playwith playingwith dongdoi capvoi capcung',
  state:
    'tinhtrang trangthai tinhtrangdangky trangthaidangky xacnhan status state regstatus registrationstatus playerstatus entrystatus confirmation 상태 状態 状态 狀態 สถานะ',
  answered:
    'dauthoigian thoigiangui thoigiandangky ngaydangky timestamp submittedat submissiontime submissiondate submitdate 타임스탬프 タイムスタンプ 时间戳记 ประทับเวลา',
  running: 'stt tt so sott sothutu no nr 순번 번호 番号 序号 序號 编号 編號 ลำดับ ลำดับที่ ที่',
};
