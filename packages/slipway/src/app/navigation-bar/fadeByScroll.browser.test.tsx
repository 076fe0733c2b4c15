import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { NavigationBarBaseOptions } from '../../router/config/navigationBarTypes.ts'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { navigationBar } from './index.ts'

const tall = async () => ({ default: (): ReactNode => <div style={{ blockSize: 3000 }} /> })

async function start(navigationBar: NavigationBarBaseOptions): Promise<void> {
  const pages = { '/': page({ load: tall }), '/a': page({ load: tall, title: 'Orders', navigationBar }) }
  const app = await renderApp({ pages } as unknown as AnyApp, { url: '/a' })
  onTestFinished(() => app.unmount())
  await vi.waitFor(() => expect(part('.sw-page-body').scrollHeight).toBeGreaterThan(3000 - 1))
}

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(`.sw-page:not([data-behind]) ${selector}`)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}
const frame = () => new Promise(requestAnimationFrame)

/** Style of the navigation bar at a scroll position of its page. */
async function lookAt(scrollTopPx: number) {
  part('.sw-page-body').scrollTop = scrollTopPx
  // The scroll event is dispatched in the next frame, and painted by the end of it.
  await frame()
  await frame()
  const { backgroundColor } = getComputedStyle(part('.sw-navigation-bar'))
  const button = part('.sw-navigation-bar-button')
  return {
    bar: Number(/\/ ([\d.]+)\)|, ([\d.]+)\)$/.exec(backgroundColor)?.slice(1).find(Boolean) ?? 1),
    title: Number(getComputedStyle(part('.sw-navigation-bar-title')).opacity),
    disc: Number(getComputedStyle(button, '::before').opacity),
    icon: getComputedStyle(button).color,
  }
}

const white = /^(rgb\(255, 255, 255\)|color\(srgb 1 1 1\))$/
const own = /^(rgb\(18, 52, 86\)|color\(srgb 0\.07\d* 0\.20\d* 0\.33\d*\))$/
const options = { type: 'transparent', backgroundColor: '#ffeeaa', color: '#123456' } as const

describe.each([
  ['by CSS alone', options, true],
  ['by CSS alone, made by navigationBar', navigationBar(options), true],
  ['without support for scroll timelines', navigationBar(options), false],
])('a transparent navigation bar fades in %s', (_way, bar, supported) => {
  async function begin() {
    if (!supported) {
      vi.spyOn(CSS, 'supports').mockImplementation((name) => !String(name).startsWith('animation-timeline'))
      const sheet = document.head.appendChild(document.createElement('style'))
      sheet.textContent = '.sw-navigation-bar { animation: none !important }'
      onTestFinished(() => sheet.remove())
    } else if (!CSS.supports('animation-timeline: scroll()')) lacking('scroll timelines')
    await start(bar)
  }

  test.each([
    [0, 0, white],
    [33, 0.25, white],
    [66, 0.5, white],
    [67, 67 / 132, own],
    [131, 131 / 132, own],
    [132, 1, own],
    [500, 1, own],
  ])('at %d px', async (scrollTop, shown, icon) => {
    await begin()
    const look = await lookAt(scrollTop)
    expect(look.bar).toBeCloseTo(shown, 2)
    expect(look.title).toBeCloseTo(shown, 2)
    expect(look.disc).toBeCloseTo(1 - shown, 2)
    expect(look.icon).toMatch(icon)
  })

  test('it is unchanged when its page is uncovered', async () => {
    await begin()
    await lookAt(66)
    await navigateTo({ url: '/' })
    await navigateBack()
    await vi.waitFor(() => expect(document.querySelectorAll('.sw-page')).toHaveLength(1))
    expect((await lookAt(part('.sw-page-body').scrollTop)).title).toBeCloseTo(0.5, 2)
  })
})

test('its buttons are discs of 32 px in a target of 44 px', async () => {
  await start(navigationBar({ type: 'transparent', buttons: [{ type: 'share' }] }))
  for (const button of document.querySelectorAll('.sw-navigation-bar-button')) {
    const { width, height } = button.getBoundingClientRect()
    const disc = getComputedStyle(button, '::before')
    expect([width, height, disc.width, disc.height]).toEqual([44, 44, '32px', '32px'])
    expect(disc.backgroundColor).toBe('rgba(0, 0, 0, 0.5)')
  }
})

test('a bar over a short page stays transparent', async () => {
  const load = async () => ({ default: () => <p>short</p> })
  const pages = { '/': page({ load, title: 'Home', navigationBar: navigationBar({ type: 'transparent' }) }) }
  const app = await renderApp({ pages } as unknown as AnyApp)
  onTestFinished(() => app.unmount())
  expect(getComputedStyle(part('.sw-navigation-bar-title')).opacity).toBe('0')
})
