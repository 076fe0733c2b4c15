import {
  createApp,
  defineApp,
  hashHistory,
  optionalParam,
  page,
  requireRole,
  requireToken,
  tabBar,
  tokenAuth,
} from 'slipway'

const load = () => import('./WorkPage.tsx')
const id = { id: Number }

/** An app with a log-in, as the docs describe it, with tabs and deep links. Not declared in `Register`, so paths are not typed. */
const app = defineApp({
  pages: {
    '/': page({ load, title: 'Home' }),
    '/jobs': page({ load, title: 'Jobs' }),
    '/mine': page({ load, title: 'Mine' }),
    '/jobs/:id': page({ load, params: id, title: ({ id }) => `Job ${id}`, under: '/jobs' }),
    '/jobs/:id/report': page({ load, params: id, title: ({ id }) => `Report ${id}`, under: '/jobs/:id' }),
    '/admin': page({ load, title: 'Admin', guard: requireRole('admin') }),
    '/login': page({ load: () => import('./LoginPage.tsx'), title: 'Log in', params: { from: optionalParam(String) } }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/jobs', text: 'Jobs' },
      { path: '/mine', text: 'Mine' },
    ],
  }),
  auth: tokenAuth(),
  guard: requireToken({ redirectTo: '/login' }),
  ...(new URLSearchParams(location.search).has('hash') && { history: hashHistory() }),
})

createApp(app).mount(document.getElementById('app') ?? document.body)
