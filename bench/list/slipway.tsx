import { createApp, defineApp, page } from 'slipway'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/LettersPage.tsx'), title: 'Letters', navigationBar: false }) },
})

createApp(app).mount(document.body)
