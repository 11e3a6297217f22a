import { describe, expect, it } from 'vitest';
import {
  emailProblem,
  newPasswordProblem,
  passwordProblem,
  passwordRules,
} from '../../src/lib/text/accountForm.ts';
import { isAuthRoute } from '../../src/lib/url/authRoutes.ts';

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['Aa1!567', 'short'],
    ['abcdefgh', 'simple'],
    ['abcd1234', 'simple'],
    ['ABCD1234', 'simple'],
    ['abcdEFGH', 'simple'],
    ['abcdEFG1', null],
    ['abcd-123', null],
    ['ABCD-123', null],
    ['abcd-EFG', null],
    // The platform counts a letter outside A to Z as a sign.
    ['密碼abcdEF', null],
    ['        ', 'simple'],
  ])('%j: %s', (value, problem) => {
    expect(newPasswordProblem(value)).toBe(problem);
  });

  it.each([
    ['8', '3', 'abcd1234', 'simple'],
    ['8', '2', 'abcd1234', null],
    ['10', '1', 'abcd12345', 'short'],
    ['10', '1', 'abcdefghij', null],
    ['4', '9', 'aB1!', null],
    [null, undefined, 'abcd1234', 'simple'],
    ['soon', '-2', 'Aa1!567', 'short'],
  ])('of %s characters and %s classes, %j: %s', (length, classes, value, problem) => {
    expect(newPasswordProblem(value, passwordRules(length, classes))).toBe(problem);
  });

  it('a present one is the platform’s to judge', () => {
    expect([passwordProblem('a'), passwordProblem(' '), passwordProblem('')]).toEqual([
      null,
      null,
      'required',
    ]);
  });
});

describe('an email address', () => {
  it.each([
    ['  ', 'required'],
    ['ada', 'email'],
    ['ada@example', 'email'],
    ['a da@example.com', 'email'],
    [' ada@example.com ', null],
  ])('%j: %s', (value, problem) => {
    expect(emailProblem(value)).toBe(problem);
  });
});

describe('a door', () => {
  it.each([
    ['/signin', true],
    ['/signup?email=a', true],
    ['/forgot-password', true],
    ['/customer/account/createPassword?token=a', true],
    ['/signing', false],
    ['/customer/account', false],
    ['/shop/signin', false],
    ['/', false],
  ])('%s: %s', (path, is) => {
    expect(isAuthRoute(path)).toBe(is);
  });
});
