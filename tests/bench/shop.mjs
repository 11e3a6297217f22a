const sendQuery = async (origin, query) => {
  const answer = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`);
  return (await answer.json()).data;
};

/** The paths of the five pages on the running platform. */
export async function pathsOf(origin) {
  const { categories, products } = await sendQuery(
    origin,
    '{ categories { items { children { url_path url_suffix include_in_menu position } } } products(filter: {}, pageSize: 50) { items { __typename url_key url_suffix stock_status } } }',
  );
  const [category] = categories.items[0].children
    .filter(({ include_in_menu }) => include_in_menu)
    .sort((a, b) => a.position - b.position);
  const product = products.items.find(
    ({ __typename, stock_status }) => __typename === 'SimpleProduct' && stock_status === 'IN_STOCK',
  );
  return {
    home: '/',
    category: `/${category.url_path}${category.url_suffix ?? ''}`,
    product: `/${product.url_key}${product.url_suffix ?? ''}`,
    cart: '/cart',
    checkout: '/checkout',
  };
}

/** Puts a product into this page's cart. */
export async function fillCart(page, origin) {
  const { product } = await pathsOf(origin);
  await page.goto(origin + product);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1/ })
    .waitFor();
}
