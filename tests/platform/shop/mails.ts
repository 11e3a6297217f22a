import type { Mail, Shop } from './model.ts';

/** Sends a mail whose link opens the shop in a store view: every view but the default has a prefix. */
export function sendMail(shop: Shop, viewCode: string, mail: Mail): void {
  const view = shop.views.find(({ code }) => code === viewCode);
  const prefix = view && !view.isDefault ? `/${view.code.replaceAll('_', '-')}` : '';
  shop.mails.push({ ...mail, link: prefix + mail.link });
}
