import type { Agreement } from '../model.ts';

/** Terms for shops that require some. */
export const agreements: Agreement[] = [
  {
    id: 1,
    name: { en: 'Terms of sale', zh: '銷售條款' },
    content: {
      en: '<p>Flowers vary. Ours are cut on the morning they leave.</p>',
      zh: '<p>花卉各有不同。我們的花在送出當日清晨剪下。</p>',
    },
    checkboxText: { en: 'I agree to the terms of sale', zh: '我同意銷售條款' },
    mode: 'MANUAL',
  },
];
