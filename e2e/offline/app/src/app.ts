import { defineApp, page, tokenAuth } from 'slipway'

/** Not declared in `Register`, so paths are not typed. */
export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/HomePage.tsx'), title: 'Home' }),
    '/about': page({ load: () => import('./pages/AboutPage.tsx'), title: 'About', under: '/' }),
    '/help': page({ load: () => import('./pages/HelpPage.tsx'), title: 'Help', under: '/' }),
    '/orders/:id': page({
      load: () => import('./pages/OrderPage.tsx'),
      params: { id: Number },
      title: 'Order',
      under: '/',
    }),
  },
  auth: tokenAuth(),
  locale: 'en',
})
