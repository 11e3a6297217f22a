import { refuse } from './cartRefusal.ts';
import { isEmailAddress } from './emailAddress.ts';
import { sendMail } from './mails.ts';
import type { Shop, StoreView } from './model.ts';

/** The input of the contact form. */
export interface ContactInput {
  name: string;
  email: string;
  comment: string;
  telephone?: string | null;
}

/** Mails a message of the contact form to the shop. */
export function contactShop(shop: Shop, view: StoreView, input: ContactInput): void {
  const { name, email, comment, telephone } = input;
  if (!isEmailAddress(email)) {
    refuse('input', 'The email address is invalid. Verify the email address and try again.');
  }
  if (name.trim() === '') refuse('input', 'Name field is required.');
  if (comment.trim() === '') refuse('input', 'Comment field is required.');
  const lines = [`${name} <${email}>`, telephone, comment];
  sendMail(shop, view.code, {
    to: 'garden@florilegium.example',
    subject: 'Contact form',
    link: '/contact',
    text: lines.filter(Boolean).join('\n'),
  });
}
