import { defineApp, page, windows } from 'slipway'

const load = () => import('./pages/HomePage.tsx')
const pages = { '/': page({ load }), '/list': page({ load, maxWidth: 1190, leftWindow: false }) }

defineApp({
  pages,
  windows: windows({ left: { page: '/list', empty: load }, right: { load, minWidth: 1024 } }),
  maxWidth: 1440,
})

defineApp({ pages, windows: windows({ top: { load, label: () => 'Shop' }, left: { load } }) })

defineApp({ pages, windows: windows({ start: { page: '/list' }, end: { load } }) })

// @ts-expect-error: a window's page must be one of the pages
defineApp({ pages, windows: windows({ end: { page: '/elsewhere' } }) })

// @ts-expect-error: a window's page must be one of the pages
defineApp({ pages, windows: windows({ left: { page: '/elsewhere' } }) })

// @ts-expect-error: a window has either its own content or a page
windows({ left: { load, page: '/list' } })

// @ts-expect-error: the top window cannot have a page
windows({ top: { page: '/list' } })

// @ts-expect-error: the fallback for missing details needs a window with a page
windows({ left: { load, empty: load } })

// @ts-expect-error: a width is a number of pixels
page({ load, maxWidth: '60em' })
