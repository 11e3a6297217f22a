import { describe, expect, it } from 'vitest';
import { emailCheckMachine } from '../../machines/emailCheck/machine.ts';
import { done } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const typeEvent = (email: string, isComplete = true) => ({
  type: 'emailCheck.typed',
  email,
  isComplete,
});
const ADA = typeEvent('ada@example.com');
const PART = typeEvent('ada@', false);

describe('Email check', () => {
  it('sends no request before something is typed, nor for an incomplete address', () => {
    const check = standAlone(emailCheckMachine);
    check.pass(5_000);
    check.send(PART);
    check.pass(5_000);
    expect(check.calls()).toEqual([]);
  });

  it('does not delay its request when the same address is typed again', () => {
    const check = standAlone(emailCheckMachine);
    check.send(ADA);
    check.pass(500);
    check.send(ADA);
    check.pass(100);
    expect(check.calls()).toEqual(['call hasAccount']);
  });

  it('reports a known account only while the checked address is typed', () => {
    const check = standAlone(emailCheckMachine);
    check.send(ADA);
    check.pass(600);
    check.send(done('hasAccount', true));
    check.send(PART, ADA);
    expect(check.is('hasAccount')).toBe(true);
    check.send(PART);
    expect(check.is('hasAccount')).toBe(false);
  });

  it('ends without a further request when the address has no account', () => {
    const check = standAlone(emailCheckMachine);
    check.send(ADA);
    check.pass(600);
    check.send(done('hasAccount', false));
    expect(check.value()).toEqual({ checked: 'free' });
  });
});
