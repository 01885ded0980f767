import { newPassword } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { easyWordIn, isEasyPassword } from './password-rule.ts';

const PERSON = ['thuky', 'Lê Minh Tâm', 'tam.le@phoenix.example', 'Phoenix Golf Resort'];

describe('a password', () => {
  it.each([
    ['nine letters', 'a-b-c-d-e', false],
    ['ten letters', 'a-b-c-d-ef', true],
    ['64 letters', 'x'.repeat(64), true],
    ['200 letters', 'x'.repeat(200), true],
    ['201 letters, none of which is cut off', 'x'.repeat(201), false],
    ['blanks and any script', 'mười hai con 🐎 chạy', true],
  ])('may have ten letters and more: %s', (_, password, isLong) => {
    expect(newPassword.safeParse(password).success).toBe(isLong);
  });

  it.each([
    'password1234',
    'P@ssw0rd!!',
    'Password2026',
    'matkhau123456',
    'Mật Khẩu 123',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefghij',
    'iloveyou2024',
    'fairway-demo',
    'golfclub2026',
    'thuky123456',
    'leminhtam1990',
    'MinhTam@2026',
    'phoenixgolf1',
    'tam.le@phoenix',
  ])('is refused when it is guessed first: %s', (password) => {
    expect(isEasyPassword(password, PERSON)).toBe(true);
  });

  it.each(['dung-mat-khau-la', 'bốn con ngựa xanh', 'correct horse battery', 'x7!kQ2#vLp', '7391 5528 0461', 'Trời mưa bóng mây'])(
    'is taken when it is not: %s',
    (password) => {
      expect(isEasyPassword(password, PERSON)).toBe(false);
    },
  );

  it.each([
    ['fairway-demo', 'fairway'],
    ['P@ssw0rd!!', 'password'],
    ['leminhtam1990', 'leminhtam'],
    ['qwertyuiop', 'qwer'],
    ['1234567890', null],
  ])('that is refused names its word: %s', (password, word) => {
    expect(easyWordIn(password, PERSON)).toBe(word);
  });
});
