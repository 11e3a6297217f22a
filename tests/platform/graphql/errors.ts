/** The platform's error categories. */
export type Category =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

/** An error whose message and category the client receives. */
export class GraphqlError extends Error {
  override name = 'GraphqlError';
  category: Category;

  constructor(category: Category, message: string) {
    super(message);
    this.category = category;
  }
}

export const inputError = (message: string) => new GraphqlError('graphql-input', message);
export const noSuchEntity = (message: string) =>
  new GraphqlError('graphql-no-such-entity', message);
