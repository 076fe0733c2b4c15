import { createApp, defineApp, page } from 'slipway'

/** An app with lists of 1,000 rows. Not declared in `Register`, so paths are not typed. */
const app = defineApp({
  pages: {
    '/elements': page({ load: () => import('./ElementsPage.tsx'), title: 'Elements' }),
    '/texts': page({ load: () => import('./TextsPage.tsx'), title: 'Texts' }),
    '/cells': page({ load: () => import('./CellsPage.tsx'), title: 'Cells' }),
    '/item/:id': page({ load: () => import('./ItemPage.tsx'), title: 'Item', params: { id: Number } }),
  },
})

const element = document.getElementById('app')
if (element) createApp(app).mount(element)
