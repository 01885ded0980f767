// What a browser that cannot open a page shows in its place: what it lacks, and what to do. `lack` null: it refuses storage; undefined: the page
// failed, and nobody knows of what. In old syntax, and left as it is by the build.
// `old-browser.js` loads it. Its words stand here, since nothing else loads.
(function () {
  var page = window.oldBrowser.page;
  var lack = window.oldBrowser.lack;
  var isTelevision = /\/live\/tv\/?$|[?&]tv=1/.test(location.pathname + location.search);

  var WORDS = {
    vi: {
      old: 'Trình duyệt này quá cũ để mở trang này',
      lacks: 'Trình duyệt còn thiếu: ',
      failed: 'Không mở được trang này',
      again: 'Hãy tải lại trang. Nếu vẫn không mở được, hãy kiểm tra mạng và cập nhật trình duyệt.',
      caddie: 'Hãy cập nhật trình duyệt hoặc hệ điều hành của máy, hoặc nhập điểm bằng điện thoại khác. Điểm đã được nhận vẫn còn.',
      live: 'Hãy cập nhật trình duyệt hoặc hệ điều hành của máy, hoặc mở link này trên điện thoại hay máy tính khác.',
      television: 'Hãy cập nhật trình duyệt của TV, hoặc nối máy tính với TV bằng dây HDMI rồi mở link này trên máy tính.',
      office: 'Hãy cập nhật trình duyệt, cài Chrome hoặc Firefox bản mới, hoặc dùng máy tính khác.',
      storage: 'Trình duyệt đang chặn cookie và dữ liệu trang web',
      allow: 'Trang cần lưu phiên đăng nhập. Hãy cho phép cookie và dữ liệu của trang này trong cài đặt trình duyệt rồi tải lại trang.'
    },
    en: {
      old: 'This browser is too old for this page',
      lacks: 'It lacks: ',
      failed: 'This page could not be opened',
      again: 'Reload the page. If it still does not open, check the network and update the browser.',
      caddie: 'Update the browser or the phone’s system, or enter scores on another phone. Scores already received are safe.',
      live: 'Update the browser or the device’s system, or open this link on another phone or computer.',
      television: 'Update the TV’s browser, or connect a computer to the TV by HDMI and open this link on the computer.',
      office: 'Update the browser, install a current Chrome or Firefox, or use another computer.',
      storage: 'This browser blocks cookies and site data',
      allow:
        'The page has to keep who is logged in. Allow cookies and data of this site in the browser’s settings, then load the page again.'
    },
    ko: {
      old: '이 브라우저는 오래되어 이 페이지를 열 수 없습니다',
      lacks: '없는 기능: ',
      failed: '페이지를 열지 못했습니다',
      again: '페이지를 새로고침하세요. 그래도 열리지 않으면 네트워크를 확인하고 브라우저를 업데이트하세요.',
      caddie: '브라우저나 휴대폰 시스템을 업데이트하거나 다른 휴대폰으로 스코어를 입력하세요. 이미 접수된 스코어는 남아 있습니다.',
      live: '브라우저나 기기 시스템을 업데이트하거나 다른 휴대폰이나 컴퓨터에서 이 링크를 여세요.',
      television: 'TV 브라우저를 업데이트하거나 컴퓨터를 HDMI로 TV에 연결해 컴퓨터에서 이 링크를 여세요.'
    },
    ja: {
      old: 'このブラウザーは古いため、このページを開けません',
      lacks: '足りない機能：',
      failed: 'このページを開けませんでした',
      again: 'ページを再読み込みしてください。それでも開かない場合は、ネットワークを確認し、ブラウザーを更新してください。',
      caddie: 'ブラウザーか端末のシステムを更新するか、別の端末でスコアを入力してください。受付済みのスコアは残っています。',
      live: 'ブラウザーか端末のシステムを更新するか、別の端末やパソコンでこのリンクを開いてください。',
      television: 'テレビのブラウザーを更新するか、パソコンをHDMIでテレビにつなぎ、パソコンでこのリンクを開いてください。'
    },
    zh: {
      old: '此浏览器版本过旧，无法打开此页面',
      lacks: '缺少：',
      failed: '无法打开此页面',
      again: '请重新加载页面。如果仍无法打开，请检查网络并更新浏览器。',
      caddie: '请更新浏览器或手机系统，或用另一部手机输入成绩。已收到的成绩不会丢失。',
      live: '请更新浏览器或设备系统，或在其他手机或电脑上打开此链接。',
      television: '请更新电视的浏览器，或用 HDMI 将电脑连接到电视，在电脑上打开此链接。'
    }
  };

  function keptLanguage() {
    try {
      return localStorage.getItem('golf_language' + (document.documentElement.getAttribute('data-prefix') || ''));
    } catch (error) {
      return null;
    }
  }
  function language() {
    var wanted = [keptLanguage()].concat(page === 'office' ? [] : navigator.languages || [navigator.language]);
    for (var at = 0; at < wanted.length; at++) {
      var one = String(wanted[at]).split('-')[0];
      if (WORDS[one] && WORDS[one][page]) return one;
    }
    return 'vi';
  }

  var spoken = language();
  var words = WORDS[spoken];
  var texts = [words.old, words.lacks + lack, isTelevision ? words.television : words[page]];
  if (lack === null) texts = [words.storage, words.allow];
  if (lack === undefined) texts = [words.failed, words.again];
  var main = document.createElement('main');
  for (var at = 0; at < texts.length; at++) {
    var part = document.createElement(at === 0 ? 'h1' : 'p');
    part.appendChild(document.createTextNode(texts[at]));
    main.appendChild(part);
  }
  main.style.cssText =
    'max-width:36em;margin:8vh auto;padding:0 24px;font-family:sans-serif;line-height:1.5;font-size:' + (isTelevision ? '36px' : '18px');
  document.documentElement.lang = spoken;
  document.body.style.cssText = 'background:#faf8f4;color:#1e1c18';
  document.body.innerHTML = '';
  document.body.appendChild(main);
})();
