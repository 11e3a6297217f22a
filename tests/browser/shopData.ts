/** A customer as the sign-in form knows them. */
export interface Credentials {
  email: string;
  password: string;
}

/** The customer whom every demo shop has from the start. */
export const ROBERTA = { email: 'roberta@example.com', password: 'Peony123!', name: 'Roberta' };

/** A customer whose account a test creates. */
export const ADA = { email: 'ada@example.com', password: 'Anemone1!', name: 'Ada' };

/** Passwords that are set in the place of others. */
export const RESET_PASSWORD = 'Ranunculus1!';
export const CHANGED_PASSWORD = 'Twinflower2!';
/** The address that a customer changes theirs to. */
export const CHANGED_EMAIL = 'robin@example.com';

/** What a guest types into the first step of the checkout. */
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

/** What the platform calls the products whose names and paths are in `words.ts`. */
export const SKUS = {
  simple: 'FL-B-04',
  configurable: 'FL-B-02',
  configured: 'FL-B-02-classic-madder',
};
