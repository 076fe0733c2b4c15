import type { PageConfig } from '../../router/config/config.ts'

/** The runtime's own pages. A page of your app with the same path replaces them. */
export const systemPages: Readonly<Record<string, PageConfig>> = {
  '/preview-image': {
    load: () => import('../../screens/preview-image/index.ts'),
    navigationBar: false,
    coversWindows: true,
    // Only the image moves, out of its thumbnail.
    motion: 'fade',
  },
  '/choose-location': { load: () => import('../../screens/choose-location/index.ts'), navigationBar: false },
  '/open-location': { load: () => import('../../screens/open-location/index.ts'), navigationBar: false },
}
