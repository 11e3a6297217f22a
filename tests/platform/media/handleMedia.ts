import { ownProperty } from '../ownProperty.ts';
import type { Shop } from '../shop/model.ts';
import { blankPicture } from './blankPicture.ts';
import type { Recipe } from './botanica/Recipe.ts';
import { DRAWINGS } from './drawings.ts';
import { FILMS, filmResponse } from './films.ts';
import { generatorVersion } from './generatorVersion.ts';
import { keyOf } from './keyOf.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { PICTURES, PLACEHOLDER } from './pictures.ts';
import { picture } from './rasterise.ts';

/** A picture at an address never changes, since another recipe has another path. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves /media/<path> in the size and format that the parameters request.
 *
 * An unknown path is answered with 404. Below the catalogue the response has the placeholder as its
 * body, so that the shopper does not see a broken image.
 */
export async function handleMedia(request: Request, _shop: Shop): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const url = new URL(request.url);
  const path = pathOf(url);
  const film = ownProperty(FILMS, path);
  if (film) return filmResponse(request, await film());
  const blank = blankPicture(request.headers);
  if (blank) return blank;
  const drawing = ownProperty(DRAWINGS, path);
  if (drawing)
    return respond(request, keyOf(drawing), 'image/svg+xml', async () => Buffer.from(drawing));
  const parameters = parametersOf(url, request.headers.get('accept') ?? '');
  const recipe = recipeOf(path);
  return recipe ? pictureResponse(request, recipe, parameters) : respondNotFound(path, parameters);
}

/** The path below media/; an address that cannot be decoded has no path. */
function pathOf(url: URL): string {
  try {
    return decodeURIComponent(url.pathname).replace(/^\/media\//, '');
  } catch {
    return '';
  }
}

/**
 * The recipe of a path. The platform's paths of resized copies (catalog/product/cache/<hash>/…)
 * have the recipe of the original.
 */
function recipeOf(path: string): Recipe | undefined {
  const original = path.replace(/^(catalog\/(?:product|category)\/)cache\/[^/]+\//, '$1');
  return ownProperty(PICTURES, original.replace(/^\//, ''));
}

function pictureResponse(
  request: Request,
  recipe: Recipe,
  parameters: Parameters,
): Promise<Response> {
  const key = keyOf(generatorVersion(), recipe, parameters);
  return respond(request, key, `image/${parameters.format}`, () => picture(recipe, parameters));
}

async function respond(
  request: Request,
  key: string,
  type: string,
  bytes: () => Promise<Buffer>,
): Promise<Response> {
  const headers = { 'cache-control': FOR_GOOD, etag: `"${key}"`, vary: 'accept' };
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers });
  const body = await bytes();
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: { ...headers, 'content-type': type, 'content-length': String(body.length) },
  });
}

async function respondNotFound(path: string, parameters: Parameters): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (!/^catalog\/(product|category)\//.test(path))
    return new Response('There is no picture here.', { status: 404, headers });
  return new Response(new Uint8Array(await picture(PLACEHOLDER, parameters)), {
    status: 404,
    headers: { ...headers, 'content-type': `image/${parameters.format}` },
  });
}
