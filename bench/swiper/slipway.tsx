import { createApp, defineApp, page } from 'slipway'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/SwiperPage.tsx'), title: 'Pictures', head: false }) },
})

createApp(app).mount(document.body)
