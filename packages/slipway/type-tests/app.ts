import { lazy } from 'react'
import {
  type AppViewProps,
  defineApp,
  eventsOf,
  hashHistory,
  optionalParam,
  page,
  pageData,
  requireRole,
  requireToken,
  resultOf,
  tabBar,
  tokenAuth,
} from 'slipway'

/** An app as a user writes it. The other files in this folder test what its types allow. */
export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/HomePage.tsx'), title: 'Home' }),
    '/mine': page({ load: () => import('./pages/MinePage.tsx'), guard: requireRole('editor') }),
    '/order/:id': page({
      load: () => import('./pages/OrderPage.tsx'),
      params: { id: Number, from: optionalParam(String), tags: optionalParam([String]) },
      title: ({ id }) => `Order ${id.toFixed()}`,
      under: '/',
      // The loader names this page, and the page names the loader: the types must not become circular.
      data: pageData(() => import('./pageData.tsx')),
    }),
    '/choose': page({
      load: () => import('./pages/HomePage.tsx'),
      params: { from: Number },
      result: resultOf<{ name: string }>(),
    }),
    '/pick': page({ load: () => import('./pages/HomePage.tsx'), result: resultOf<number>() }),
    '/talk': page({
      load: () => import('./pages/HomePage.tsx'),
      params: { to: optionalParam(String) },
      events: eventsOf<{ said: string; typing: undefined }>(),
    }),
    '/user/:name': page({ load: () => import('./pages/UserPage.tsx') }),
    '/search': page({
      load: () => import('./pages/HomePage.tsx'),
      params: { q: String, exact: optionalParam(Boolean) },
    }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/mine', text: () => 'Mine' },
    ],
  }),
  subPackages: [{ root: '/order' }],
  history: hashHistory(),
  auth: tokenAuth(),
  guard: requireToken({ redirectTo: '/' }),
})

/** An interface instead of a type, which apps may also use. */
interface StoredValues {
  user: { id: number }
  visits: number
}

declare module 'slipway' {
  interface Register {
    app: typeof app
    storage: StoredValues
    events: { 'cart:changed': { count: number }; 'signed-out': undefined }
  }
}

defineApp({
  pages: { '/': page({ load: () => import('./pages/HomePage.tsx') }) },
  // @ts-expect-error: a tab must be one of the pages
  tabBar: tabBar({ items: [{ path: '/elsewhere', text: 'x' }] }),
})

// @ts-expect-error: a parameter's type is a token
page({ load: () => import('./pages/HomePage.tsx'), params: { id: 'number' } })

// @ts-expect-error: a page without load
page({ title: 'x' })

// @ts-expect-error: [S5.12] the type of a navigation bar is default, transparent or float
page({ load: () => import('./pages/HomePage.tsx'), navigationBar: { type: 'fixed' } })

defineApp({
  pages: { '/home': page({ load: () => import('./pages/HomePage.tsx') }) },
  root: '/home',
})

defineApp({
  pages: { '/home': page({ load: () => import('./pages/HomePage.tsx') }) },
  // @ts-expect-error: the root must be one of the pages
  root: '/elsewhere',
})

defineApp({
  pages: { '/user/:name': page({ load: () => import('./pages/UserPage.tsx') }) },
  // @ts-expect-error: the root cannot have parameters
  root: '/user/:name',
})

defineApp({
  pages: { '/': page({ load: () => import('./pages/HomePage.tsx') }) },
  view: ({ children }) => children,
})

defineApp({
  pages: { '/': page({ load: () => import('./pages/HomePage.tsx') }) },
  view: lazy(async () => ({ default: ({ children }: AppViewProps) => children })),
})

defineApp({
  pages: { '/': page({ load: () => import('./pages/HomePage.tsx') }) },
  // @ts-expect-error: a view gets no props but its children
  view: ({ title }: { title: string }) => title,
})
