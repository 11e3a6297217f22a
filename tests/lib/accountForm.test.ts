import { describe, expect, it } from 'vitest';
import {
  emailProblem,
  newPasswordProblem,
  passwordProblem,
  passwordRules,
} from '../../src/lib/text/accountForm.ts';
import { isAuthRoute } from '../../src/lib/url/authRoutes.ts';

describe('New password', () => {
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
    // The platform counts a letter outside A to Z as a special character.
    ['密碼abcdEF', null],
    ['        ', 'simple'],
  ])('reports for %j the problem: %s', (value, problem) => {
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
  ])(
    'follows rules of %s characters and %s classes: %j has the problem %s',
    (length, classes, value, problem) => {
      expect(newPasswordProblem(value, passwordRules(length, classes))).toBe(problem);
    },
  );

  it('is only required in a sign-in form, where the platform alone validates it', () => {
    expect([passwordProblem('a'), passwordProblem(' '), passwordProblem('')]).toEqual([
      null,
      null,
      'required',
    ]);
  });
});

describe('Email field', () => {
  it.each([
    ['  ', 'required'],
    ['ada', 'email'],
    ['ada@example', 'email'],
    ['a da@example.com', 'email'],
    [' ada@example.com ', null],
  ])('reports for %j the problem: %s', (value, problem) => {
    expect(emailProblem(value)).toBe(problem);
  });
});

describe('Auth routes', () => {
  it.each([
    ['/signin', true],
    ['/signup?email=a', true],
    ['/forgot-password', true],
    ['/customer/account/createPassword?token=a', true],
    ['/signing', false],
    ['/customer/account', false],
    ['/shop/signin', false],
    ['/', false],
  ])('include %s: %s', (path, is) => {
    expect(isAuthRoute(path)).toBe(is);
  });
});
