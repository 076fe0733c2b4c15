import type { AnyApp, PageConfig } from '../../router/config/config.ts'

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

/** Adds the runtime's own pages to an app. The first page of the app remains the first, because it is the root of an app without a page `/`. */
export const withSystemPages = <App extends AnyApp>(app: App): App => ({
  ...app,
  pages: { ...app.pages, ...systemPages, ...app.pages },
})
