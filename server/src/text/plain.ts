/** Lower case without diacritics: “Đại Lải” is “dai lai”. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
