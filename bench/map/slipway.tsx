import { createApp, defineApp, page } from 'slipway'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/MapPage.tsx'), title: 'Map', navigationBar: false }) },
})

createApp(app).mount(document.body)
