import { fold } from '../fold.ts';

/** Family names of Vietnam, Korea and China as lists without marks write them. Whoever has one is called by it first. */
const FAMILY_FIRST = new Set(
  (
    'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dao doan vuong trinh truong dinh lam phung mai to ta luong ha cao luu ' +
    'thai chau tang quach la kieu ton tong chu nghiem thach diep mac khuat lai tieu giang hua ninh van luc ' +
    'kim lee yi park pak choi choe jung jeong chung kang gang cho jo yoon yun jang chang lim im han oh seo suh shin sin kwon hwang ahn an song yoo yu ' +
    'ryu hong jeon jun ko go moon mun yang bae baek paik heo hur nam sim shim noh roh kwak sung cha joo ju woo koo min ' +
    'wang li zhang liu chen huang zhao wu zhou xu sun ma zhu lin guo he gao luo zheng liang xie deng feng cheng cai yuan wong chan cheung ' +
    'lau leung ng tan goh teo ong chua koh low chow lam yip tsang teoh khoo yap'
  ).split(' '),
);
const HAN = /^[\p{Script=Hangul}\p{Script=Han}]+$/u;
const VIETNAMESE = /[ăâđêôơưĂÂĐÊÔƠƯ\u1ea0-\u1ef9]/;

/** A family name and the rest in the order that people say them: Nguyễn Văn An, 홍길동, Jane Golfer. */
export function fullName(family: string, given: string, isVietnamese: boolean): string {
  if (family === '' || given === '') return family || given;
  const [, title = '', rest = given] = TITLED.exec(given) ?? [];
  const isFirst =
    isVietnamese || VIETNAMESE.test(`${family}${given}`) || (FAMILY_FIRST.has(fold(family).split(' ')[0] ?? '') && !DUTCH.test(family));
  const parts = HAN.test(family) && HAN.test(given) ? [family + given] : isFirst ? [family, rest] : [rest, family];
  return [title, ...parts].filter((part) => part !== '').join(' ');
}

const DUTCH = /^van (?:de[nr]?|'t)\s/i;
const TITLED = /^((?:mr|mrs|ms|miss|dr)\.?)\s+(.+)$/is;
/** A family name has two words at most, and “Jr.” is no name. */
const COMMA = /^([^\s,]+(?:\s[^\s,]+)?)\s*,\s*([^,]+)$/s;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|phd)\.?$/i;

/** “Nguyen, Van An” as people say it; any other text as it is. */
export function withoutComma(name: string): string {
  const [, family, given] = COMMA.exec(name) ?? [];
  return family === undefined || given === undefined || SUFFIX.test(given.trim()) ? name : fullName(family, given.trim(), false);
}
