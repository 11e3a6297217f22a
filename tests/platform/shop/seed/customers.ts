import type { Customer } from '../model.ts';

export const customers: Customer[] = [
  {
    id: 1,
    email: 'roni_cost@example.com',
    firstname: 'Veronica',
    lastname: 'Costello',
    password: 'roni_cost3@example.com',
    isSubscribed: false,
  },
  {
    id: 2,
    email: 'roberta@example.com',
    firstname: 'Roberta',
    lastname: 'Reed',
    password: 'Peony123!',
    isSubscribed: false,
  },
];
