import { defineApp, page } from 'slipway'

export const app = defineApp({ pages: { '/': page({ load: () => import('./pages/HomePage.tsx'), title: 'Hello' }) } })
