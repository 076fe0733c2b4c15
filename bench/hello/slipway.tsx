import { createApp, defineApp, page } from 'slipway'

const app = defineApp({ pages: { '/': page({ load: () => import('./pages/HomePage.tsx'), title: 'Hello' }) } })

createApp(app).mount(document.body)
