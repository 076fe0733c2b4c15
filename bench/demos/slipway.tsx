/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import { createApp, defineApp, page } from 'slipway'
import { demoPath } from './demoPath.ts'

const demos = import.meta.glob<{ default: ComponentType }>('../../packages/slipway/src/components/*/demo.tsx')

/** An app with a page for the demo of each component, whose functions `npm run start-functions` records. */
const app = defineApp({
  pages: {
    '/': page({ load: async () => ({ default: () => <p>Demos</p> }) }),
    ...Object.fromEntries(Object.entries(demos).map(([file, load]) => [demoPath(file), page({ load })])),
  },
})

createApp(app).mount(document.getElementById('app') as Element)
