import { createApp, defineApp, page } from 'slipway'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/CanvasPage.tsx'), title: 'Canvas', navigationBar: false }) },
})

createApp(app).mount(document.body)
