import { createApp, defineApp, page } from 'slipway'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/EditorPage.tsx'), title: 'Editor', navigationBar: false }) },
})

createApp(app).mount(document.body)
