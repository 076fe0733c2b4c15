// Apps that are built with the packed package, in addition to the template.

const config = (plugins: string, imports = '') =>
  `import { defineConfig } from 'vite'\n${imports}export default defineConfig({ cacheDir: '.vite', plugins: [${plugins}] })\n`

const slipwayConfig = config('slipway()', "import { slipway } from 'slipway/vite'\n")

const appOf = (page: string) => `import { defineApp, page } from 'slipway'
export const app = defineApp({ pages: { '/': page({ load: () => import('./${page}') }) } })
`

const homePage = `import { Button } from 'slipway/components/button'
export default function HomePage() {
  return (
    <div>
      <Button type="primary">Default look</Button>
      <Button type="primary" className="mine bg-red-500 rounded-none">Custom look</Button>
    </div>
  )
}
`

/** Tailwind 4, with Slipway's plugin and without an \`index.html\`. */
export const tailwindApp = {
  'vite.config.ts': config(
    'react(), tailwindcss(), slipway()',
    "import react from '@vitejs/plugin-react'\nimport tailwindcss from '@tailwindcss/vite'\nimport { slipway } from 'slipway/vite'\n",
  ),
  'src/app.ts': `import './style.css'\n${appOf('HomePage')}`,
  'src/style.css': "@import 'tailwindcss';\n",
  'src/HomePage.tsx': homePage,
}

/** Plain Vite: its own HTML and CSS, no plugin. */
export const plainApp = {
  'index.html':
    '<!doctype html><title>Plain</title><link rel="icon" href="data:,"><div id="app"></div><script type="module" src="/src/main.ts"></script>\n',
  'src/main.ts': `import { createApp } from 'slipway'
import { app } from './app.ts'
import './style.css'
createApp(app).mount(document.getElementById('app'))
`,
  'src/app.ts': appOf('HomePage'),
  'src/style.css': '.mine { border-radius: 3px; background: rgb(1, 2, 3) }\n',
  'src/HomePage.tsx': homePage,
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
}

/** An app whose mistakes are visible in its source. */
export const malformedApp = {
  'vite.config.ts': slipwayConfig,
  'src/app.ts': `import { defineApp, page, tabBar } from 'slipway'
export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./HomePage') }),
    '/order/:id': page({ load: () => import('./HomePage'), params: { id: 'number' } }),
  },
  tabBar: tabBar({ items: [{ path: '/Order', text: 'Orders' }] }),
})
`,
  'src/HomePage.tsx': 'export default () => null\n',
}

/** An app whose mistake is detected only at run time. */
export const misledApp = {
  'vite.config.ts': slipwayConfig,
  'src/app.ts': `import { defineApp, page } from 'slipway'
const type = ['fix', 'ed'].join('')
export const app = defineApp({ pages: { '/': page({ load: () => import('./HomePage'), navigationBar: { type } }) } })
`,
  'src/HomePage.tsx': 'export default () => null\n',
}

/** Plain Vite with the atlas, whose worker Vite's dev server bundles together with the other dependencies. */
export const atlasApp = {
  'index.html':
    '<!doctype html><title>Waiting</title><link rel="icon" href="data:,"><script type="module" src="/main.ts"></script>\n',
  // The test's apps share a folder of dependencies, which is outside of this app.
  'vite.config.ts': "export default { cacheDir: '.vite', server: { fs: { allow: ['..'] } } }\n",
  'main.ts': `import { createAtlas } from 'slipway/atlas'
const place = await createAtlas().reverse({ latitude: 38.72, longitude: -9.14 })
document.title = place?.name ?? 'Nowhere'
`,
}
