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
];
