import { refuse } from './cartRefusal.ts';
import { isEmailAddress } from './emailAddress.ts';
import type { Shop } from './model.ts';

/** What somebody writes to the shop's people. */
export interface ContactInput {
  name: string;
  email: string;
  comment: string;
  telephone?: string | null;
}

/** Has a note sent to the shop's people. */
export function contactShop(shop: Shop, { name, email, comment, telephone }: ContactInput): void {
  if (!isEmailAddress(email)) {
    refuse('input', 'The email address is invalid. Verify the email address and try again.');
  }
  if (name.trim() === '') refuse('input', 'Name field is required.');
  if (comment.trim() === '') refuse('input', 'Comment field is required.');
  const lines = [`${name} <${email}>`, telephone, comment];
  shop.mails.push({
    to: 'garden@florilegium.example',
    subject: 'Contact form',
    link: '/contact',
    text: lines.filter(Boolean).join('\n'),
  });
}
