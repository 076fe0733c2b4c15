import { createApp, defineApp, page } from 'slipway'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/SwiperPage.tsx'), title: 'Pictures', navigationBar: false }) },
})

createApp(app).mount(document.body)
