/** TCVN 5712 (“ABC”), the fonts called .Vn…: each letter is one sign of a Western alphabet. Its capitals are a font, so they come as small letters. */
const SIGNS = '¡¢§£¤¥¦µ¶·¸¹¨»¼½¾Æ©ÇÈÉÊË®ÌÎÏÐÑªÒÓÔÕÖ×ØÜÝÞßáâãä«åæçèé¬êëìíîïñòóô\u00adõö÷øùúûüýþ';
const LETTERS = 'ĂÂĐÊÔƠƯàảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ';
const TABLE = new Map([...SIGNS].map((sign, at) => [sign, [...LETTERS][at] ?? sign]));

export const fromTcvn3 = (text: string): string => [...text].map((sign) => TABLE.get(sign) ?? sign).join('');
