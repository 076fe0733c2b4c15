import { expect, test } from 'vitest'
import { openStrictApp, strict } from './openStrictApp.ts'

const withEngine = (imports: string, engine: string) => `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { Map, mapLibre } from 'slipway/components/map'
  ${imports}
  const spot = { latitude: 38.7139, longitude: -9.1335 }
  const engine = ${engine}
  const root = document.body.appendChild(document.createElement('main'))
  createRoot(root).render(createElement(Map, {
    ...spot, engine, scale: 11, 'aria-label': 'Lisbon',
    markers: [{ id: 1, ...spot, title: 'Castle', callout: { content: 'Castle', display: 'ALWAYS' } }],
    polyline: [{ points: [spot, { latitude: 38.6916, longitude: -9.216 }], color: '#f00', width: 4 }],
  }))
`

test.each([
  ['Leaflet', '', 'undefined'],
  [
    'MapLibre',
    "import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'",
    "mapLibre({ load: () => import('maplibre-gl'), workerUrl })",
  ],
])(
  'a map drawn by %s works under a strict policy with trusted types, without any violation',
  async (name, ...engine) => {
    const source = withEngine(...engine)
    const { page, errors } = await openStrictApp({ name: `map-${name}`, policy: strict, source })
    await page.locator('.sw-map[data-state="ready"]').waitFor({ timeout: 30_000 })
    await expect.poll(() => page.getByRole('button', { name: 'Castle' }).count()).toBeGreaterThan(0)
    // The drag moves the map, so the engine draws again.
    await page.mouse.move(150, 60)
    await page.mouse.down()
    await page.mouse.move(100, 60, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.locator('.sw-map-place').count()).toBeGreaterThan(0)
    expect(errors).toEqual([])
  },
)
