import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPlatform } from '../platform/createPlatform.ts';
import type { CaptchaForm } from '../platform/shop/captcha.ts';
import { addSimpleProduct } from '../support/addSimpleProduct.ts';
import { wholeShops } from '../support/openShop.ts';
import { showShop } from '../support/showShop.tsx';
import '../support/asyncTimeout.ts';

const UNSUPPORTED = /security check \(reCAPTCHA\) that this website does not have/;

const open = wholeShops();

/** The shop at an address, on a platform that protects these forms. */
async function visit(path: string, captchaForms: CaptchaForm[], release = '2.4.9') {
  const platform = createPlatform();
  Object.assign(platform.shop(), { captchaForms, release });
  const shop = await open({ path, platform });
  showShop(shop);
  return shop;
}

describe('A form that the platform protects by reCAPTCHA', () => {
  it.each<[string, CaptchaForm, string]>([
    ['/signin', 'CUSTOMER_LOGIN', 'Contact Us'],
    ['/signup', 'CUSTOMER_CREATE', 'Contact Us'],
    ['/forgot-password', 'CUSTOMER_FORGOT_PASSWORD', 'Contact Us'],
  ])('at %s is replaced by a note with a link to the contact page', async (path, form, link) => {
    await visit(path, [form]);
    const note = await screen.findByText(UNSUPPORTED);
    expect(note.parentElement?.querySelector('a')?.textContent).toBe(link);
    expect(document.querySelector('main form')).toBeNull();
  });

  it('at /contact is replaced by a note that names other ways', async () => {
    await visit('/contact', ['CONTACT']);
    await screen.findByText(/Please call or visit us/);
    expect(document.querySelector('main form')).toBeNull();
  });

  it('at /checkout keeps the shopper from filling in what could not be ordered', async () => {
    const shop = await visit('/checkout', ['PLACE_ORDER']);
    await shop.start('cart');
    await addSimpleProduct(shop);
    await screen.findByText(UNSUPPORTED);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('A form', () => {
  it.each<[string, CaptchaForm[], string]>([
    ['that the platform does not protect', ['CONTACT'], '2.4.9'],
    ['on a platform without such settings', ['CUSTOMER_LOGIN'], '2.4.7'],
  ])('%s is shown', async (_, captchaForms, release) => {
    const shop = await visit('/signin', captchaForms, release);
    await expect.poll(() => shop.wire.requests).toContain('FormCaptcha');
    await screen.findByRole('textbox', { name: 'Email' });
    expect(screen.queryByText(UNSUPPORTED)).toBeNull();
  });
});
