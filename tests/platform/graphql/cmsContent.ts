import type { RequestContext, Text } from '../shop/model.ts';
import { productsWidget } from './cmsProducts.ts';

/** What authors write in double braces, resolved as the platform does before it answers. */
export function renderContent(content: Text, context: RequestContext): string {
  return content[context.view.language]
    .replaceAll(
      /\{\{media url=([^}]+)\}\}/g,
      (_, path: string) => `${context.origin}/media/${path}`,
    )
    .replaceAll(/\{\{products skus=([^}]+)\}\}/g, (_, skus: string) =>
      productsWidget(skus.split(','), context),
    );
}
