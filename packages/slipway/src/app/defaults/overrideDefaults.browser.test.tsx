import { expect, onTestFinished, test } from 'vitest'
import { defaults } from '../../base/defaults/defaultsTable.ts'
import { Button } from '../../components/button/index.ts'
import { looks } from '../../testing/internal/defaults/looks.tsx'
import { colorOf, withHexColors } from '../../testing/internal/defaults/measures.tsx'
import { overrides, type Used } from '../../testing/internal/defaults/overrides.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { overrideDefaults } from './overrideDefaults.ts'

test.each(Object.keys(looks) as (keyof Used)[])(
  'an override of `%s` changes what the user sees, until it ends',
  async (group) => {
    const normal = withHexColors(defaults[group])
    expect(await looks[group]()).toEqual(normal)
    const restore = overrideDefaults({ [group]: overrides[group] })()
    onTestFinished(restore)
    expect(await looks[group]()).toEqual(overrides[group])
    restore()
    expect(await looks[group]()).toEqual(normal)
  },
)

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--sw-${name}`)

test('an override has effect with high contrast and in the dark scheme; a rule of the app has priority', () => {
  const root = document.documentElement
  onTestFinished(overrideDefaults({ button: { color: '#00aa00' }, tabBar: { heightPx: 72 } })())
  const { element } = render(<Button type="primary">Save</Button>)
  const looks = () => [colorOf(element, 'background-color'), colorOf(element)]
  onTestFinished(() => {
    root.removeAttribute('data-sw-contrast')
    root.removeAttribute('data-sw-theme')
  })
  for (const theme of ['light', 'dark']) {
    root.dataset.swTheme = theme
    expect(looks()).toEqual(['#00aa00', '#ffffff'])
    root.dataset.swContrast = 'aa'
    expect(looks()).toEqual(['#00aa00', '#ffffff'])
    delete root.dataset.swContrast
  }
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = ':root { --sw-tab-bar-height: 90px }'
  expect(tokenOf('tab-bar-height')).toBe('90px')
})

/** The height of a navigation bar with the usual text size. */
function navigationBarPx(): number {
  const bar = document.body.appendChild(document.createElement('div'))
  bar.style.blockSize = 'var(--sw-navigation-bar-height)'
  const { offsetHeight } = bar
  bar.remove()
  return offsetHeight
}

test('an override that ends leaves no style sheet, and later ones in force', () => {
  const before = document.adoptedStyleSheets
  const first = overrideDefaults({ navigationBar: { heightPx: 50 } })()
  const second = overrideDefaults({ navigationBar: { heightPx: 60 }, toast: { durationMs: 1 } })()
  expect(navigationBarPx()).toBe(60)
  second()
  expect(navigationBarPx()).toBe(50)
  first()
  expect(navigationBarPx()).toBe(44)
  overrideDefaults({ toast: { durationMs: 1 } })()()
  expect([...document.adoptedStyleSheets]).toEqual([...before])
})
