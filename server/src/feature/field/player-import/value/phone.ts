export const KOREA = '+82';

/** 081-234-5678: so Thais write a mobile number, which may be a Vietnamese one too. */
export const isThaiForm = (text: string): boolean => /^0[689]\d-\d{3}-\d{4}$/.test(text.trim());

/**
 * A phone number in the international form: 0912 345 678, +84 912.345.678 and Excel's 912345678 are all
 * +84912345678. Null if it is not a phone number.
 */
export function phoneOf(text: string): string | null {
  const digits = text.replace(/[\s().\-–/]/g, '').replace(/^(?:\+|00)84(?:0)?/, '0');
  // no Vietnamese number begins like this, every Korean mobile does
  if (/^010\d{8}$/.test(digits)) return `${KOREA}${digits.slice(1)}`;
  if (/^[35789]\d{8}$/.test(digits)) return `+84${digits}`;
  if (/^84[35789]\d{8}$/.test(digits)) return `+${digits}`;
  if (/^0\d{9,10}$/.test(digits)) return `+84${digits.slice(1)}`;
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** As people read it: 0912 345 678; a number of another country stays as it is. */
export function phoneText(phone: string): string {
  const national = (phoneOf(phone) ?? phone).replace(/^\+84/, '0');
  return national.replace(/^(0\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}
