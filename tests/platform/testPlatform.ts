import { createPlatform, type PlatformOptions } from './createPlatform.ts';

const ORIGIN = 'http://shop.test';

/** A value inside a response. Tests read any key of it, and the value there is again an Answer. */
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at in tests only
export type ApiResponse = any;

/** Creates a platform for one test, with functions that send requests to it. */
export function createTestPlatform(options?: PlatformOptions) {
  const platform = createPlatform(options);
  const requests = createRequests((request) => platform.fetch(request), ORIGIN);
  return {
    platform,
    shop: platform.shop(),
    ...requests,
    control: (action: string, body: object = {}) => requests.post(`/demo/${action}`, body),
  };
}

/** Functions that send requests to a server, in process or over the network. */
export function createRequests(fetchIt: (request: Request) => Promise<Response>, origin: string) {
  const send = async (path: string, init?: RequestInit) => {
    const response = await fetchIt(new Request(origin + path, init));
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseJson(text) };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const graphql = (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
    post('/graphql', { query, variables }, headers);
  return {
    send,
    post,
    graphql,
    /** Signs a customer in. @returns the header of this customer's requests */
    signIn: async ({ email, password } = ROBERTA) => {
      const { body } = await graphql(SIGN_IN, { email, password });
      return { authorization: `Bearer ${body.data.generateCustomerToken.token}` };
    },
    /** Creates a guest cart with these items. */
    cartWith: async (...cartItems: object[]): Promise<string> => {
      const created = await graphql('mutation { createGuestCart { cart { id } } }');
      const cartId: string = created.body.data.createGuestCart.cart.id;
      if (cartItems.length > 0) await graphql(ADD, { cartId, cartItems });
      return cartId;
    },
    cart: async (cartId: string, fields: string, headers: Record<string, string> = {}) => {
      const query = `query ($cartId: String!) { cart(cart_id: $cartId) { ${fields} } }`;
      return (await graphql(query, { cartId }, headers)).body.data?.cart;
    },
  };
}

/** A customer of the seed. */
export const ROBERTA = { email: 'roberta@example.com', password: 'Peony123!' };

export const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;

export const ADD = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart { id total_quantity itemsV2 { items { uid quantity } } }
    user_errors { code message }
  }
}`;

export const ADA = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  region: 'Texas',
  region_code: 'TX',
  region_id: 57,
  postcode: '73301',
  country_id: 'US',
  telephone: '5125550100',
  email: 'ada@example.com',
};

/** The same address in the shape of cart mutations. */
export const ADDRESS = {
  firstname: ADA.firstname,
  lastname: ADA.lastname,
  street: ADA.street,
  city: ADA.city,
  region: ADA.region_code,
  postcode: ADA.postcode,
  telephone: ADA.telephone,
  country_code: ADA.country_id,
};

function parseJson(text: string): ApiResponse {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
