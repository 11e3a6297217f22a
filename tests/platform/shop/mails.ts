import type { Mail, Shop } from './model.ts';

/**
 * Sends a mail with a link to the shop in a store view. The path of every view but the default one
 * has a prefix.
 */
export function sendMail(shop: Shop, viewCode: string, mail: Mail): void {
  const view = shop.views.find(({ code }) => code === viewCode);
  const prefix = view && !view.isDefault ? `/${view.code.replaceAll('_', '-')}` : '';
  shop.mails.push({ ...mail, link: prefix + mail.link });
}
