/** The values of the sign-in form. */
export interface Credentials {
  email: string;
  password: string;
}

/** A customer in the demo platform's seed. */
export const ROBERTA = { email: 'roberta@example.com', password: 'Peony123!', name: 'Roberta' };

/** A customer without an account at first; tests create it. */
export const ADA = { email: 'ada@example.com', password: 'Anemone1!', name: 'Ada' };

/** New passwords for tests that reset or change one. */
export const RESET_PASSWORD = 'Ranunculus1!';
export const CHANGED_PASSWORD = 'Twinflower2!';
/** The new email for tests that change it. */
export const CHANGED_EMAIL = 'robin@example.com';

/** A guest's values for the first step of the checkout. */
export const GUEST = {
  email: ADA.email,
  firstName: 'Ada',
  lastName: 'Reed',
  street: '1 Rose Lane',
  city: 'Austin',
  postcode: '73301',
  phone: '5125550100',
};

export const CARDS = { accepted: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' };

/** SKUs of the products whose names and paths are in `words.ts`. */
export const SKUS = {
  simple: 'FL-B-04',
  configurable: 'FL-B-02',
  configured: 'FL-B-02-classic-madder',
};
