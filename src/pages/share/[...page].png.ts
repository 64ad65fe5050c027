import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { renderSharePicture } from '../../share/render-share-picture.ts';
import { sharePages } from '../../share/share-pages.ts';

export function getStaticPaths() {
  return sharePages().map((page) => ({ params: { page: page.name }, props: page }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await renderSharePicture(props)), { headers: { 'Content-Type': 'image/png' } });
