import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const moonGate: DemoProduct = {
  sku: 'FL-G-02',
  name: { en: 'Moon Gate', zh: '月洞門' },
  urlKey: { en: 'moon-gate', zh: 'yuedongmen' },
  latin: 'Lavandula angustifolia',
  tones: ['ivory', 'lilac'],
  flowers: ['lavender', 'rose'],
  occasions: ['home'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.pressRoom, CATEGORY.gates],
  short: {
    en: 'A round opening, lavender below it, and the wall of the room behind.',
    zh: '一個圓洞，下有薰衣草，後面是房間的牆。',
  },
  long: {
    en: '<p>In a Suzhou garden the moon gate shows you one thing and hides the rest. On a sill it shows you a street.</p><p>Lavender likes to be forgotten: sun, sharp soil, water when the leaves say so.</p><ul><li>Lavender, ivory roses, thyme</li><li>Slate trough, ring of steel, 42 cm</li><li>Lives for years; cut back after flowering</li></ul>',
    zh: '<p>蘇州園林裏，月洞門讓您看見一物，藏起其餘。放在窗台上，它讓您看見一條街。</p><p>薰衣草喜歡被遺忘：陽光、疏土，葉子開口才澆水。</p><ul><li>薰衣草、象牙白玫瑰、百里香</li><li>板岩槽、鋼環，高42厘米</li><li>可活多年，花後修剪</li></ul>',
  },
  alt: {
    en: 'A round gate of ivory roses over lavender in a slate trough',
    zh: '板岩槽中的薰衣草，上有象牙白玫瑰圓門',
  },
  recipe: { subject: 'gate', species: 'lavender', palette: 'ivory', frame: 'moon', box: 'slate' },
  price: 26000,
  stock: 5,
};
