import { defineApp, page } from 'slipway'

export const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/HomePage'), title: 'Home' }) },
  locale: 'en',
})

declare module 'slipway' {
  interface Register {
    app: typeof app
  }
}
