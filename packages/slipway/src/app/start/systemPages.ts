import type { PageConfig } from '../../router/config/config.ts'

/** The runtime's own pages. A page of your app with the same path replaces them. */
export const systemPages: Readonly<Record<string, PageConfig>> = {
  '/preview-image': {
    load: () => import('../../screens/preview-image/index.ts'),
    navigationBar: false,
    // Only the image moves, out of its thumbnail.
    motion: 'fade',
  },
}
