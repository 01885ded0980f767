import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/seal.ts';

export const catalogue: Translated<typeof vi, never> = {
  title: '封印された隠しホール',
  about: '隠しホールは選定時にコードで封印され、1ホールでも変われば別のコードになるため、気付かれずに変更することはできません。',
  none: '封印された隠しホールはまだありません。',
  startsAt: '最初のスタート時刻：{{time}}',
  seal: '封印コード',
  standing: '封印時刻 {{time}}',
  replaced: '以前の封印コード、封印時刻 {{time}}',
  reason: '変更理由：{{reason}}',
  closed: 'ホールと乱数は発表後にここに表示されます。',
  holes: '隠しホール',
  salt: '乱数',
  check: '自分で確認',
  matches: '一致しました。この端末でホールと乱数からコードを計算し直しました。',
  differs: '一致しません。封印されたリストではありません。',
  text: 'コードの計算に使う内容（SHA-256）',
  step: '隠しホール {{nth}}/{{of}}',
  provisional: '暫定：隠しホール {{nth}}/{{of}}',
  complete: '隠しホール {{of}}ホールすべて',
  nobody: '完了したカードがまだないため、ネットはありません。',
};
