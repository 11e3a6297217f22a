interface Branch {
  uid: string;
  children?: Branch[];
  position?: number;
  include_in_menu?: number;
}

/** A category as in the platform's response; its name and path equal its uid. */
export function category({
  uid,
  children = [],
  position = 0,
  include_in_menu = 1,
}: Branch): object {
  return {
    __typename: 'CategoryTree',
    uid,
    name: uid,
    url_path: uid,
    image: null,
    position,
    include_in_menu,
    children_count: String(children.length),
    children: children.map(category),
  };
}

export const config = {
  __typename: 'StoreConfig',
  store_code: 'default',
  root_category_uid: 'root',
  category_url_suffix: '.html',
};
