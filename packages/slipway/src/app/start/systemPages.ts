import { type PageConfig, page } from '../../router/config/config.ts'

/** The runtime's own pages. An app that has a page of the same path replaces it. */
export const systemPages: Readonly<Record<string, PageConfig>> = {
  '/preview-image': page({
    load: () => import('../../screens/preview-image/index.ts'),
    navigationBar: false,
    // What moves is the image, out of its thumbnail.
    motion: 'fade',
  }),
}
