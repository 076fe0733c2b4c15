import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { navigateTo } from '../navigation/index.ts'
import { getWindowInfo } from '../system-info/index.ts'
import NavigationBarDemo from './demo.tsx'
import { getNavigationBarRect } from './index.ts'

/** Sets the size of the window. The insets are measured once for each size. */
async function resizeTo(width: number): Promise<void> {
  await screen.viewport(width, 844)
  await vi.waitFor(() => expect(innerWidth).toBe(width))
}

/** Sets an inset of the window until the test ends. */
function setInset(side: 'top' | 'left' | 'right', inset: string): void {
  const { style } = document.documentElement
  style.setProperty(`--sw-safe-${side}`, inset)
  onTestFinished(() => void style.removeProperty(`--sw-safe-${side}`))
}

const zeros = { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0 }

beforeEach(() => resizeTo(390))

test('without an app all values are 0', () => {
  expect(getNavigationBarRect()).toEqual(zeros)
})

test('the area is the bar of the current page, and ends where the page begins', async () => {
  await pageOf('page')
  expect(getNavigationBarRect()).toEqual({ top: 0, right: 390, bottom: 44, left: 0, width: 390, height: 44 })
  expect(getNavigationBarRect().bottom).toBe(getWindowInfo().windowTop)
  await navigateTo({ url: '/other' })
  expect(getNavigationBarRect()).toMatchObject({ top: 0, width: 390, height: 44 })
})

test('a notch and rounded corners are not part of the area', async () => {
  setInset('top', '47px')
  setInset('left', '12px')
  setInset('right', '10px')
  await resizeTo(393)
  await pageOf('page')
  expect(getNavigationBarRect()).toEqual({ top: 47, right: 383, bottom: 91, left: 12, width: 371, height: 44 })
})

test('the controls of the window are not part of the area', async () => {
  const controls = { visible: true, getTitlebarAreaRect: () => new DOMRect(0, 0, 250, 33) }
  stubNavigator('windowControlsOverlay', controls)
  await pageOf('page')
  expect(getNavigationBarRect()).toMatchObject({ left: 0, right: 250, width: 250, height: 44 })
  controls.visible = false
  expect(getNavigationBarRect()).toMatchObject({ right: 390, width: 390 })
})

test('a page in transition is measured at its final position', async () => {
  const { layer } = await pageOf('page')
  layer.style.transform = 'translate(100px, 50px) scale(0.9)'
  expect(getNavigationBarRect()).toMatchObject({ top: 0, left: 0, width: 390, height: 44 })
})

function OwnBar(): ReactNode {
  return (
    <header style={{ flex: 'none', blockSize: 30, padding: '10px 20px 0 5px', borderBlockStart: '2px solid' }}>
      Own
    </header>
  )
}

test('a bar of the app’s own is measured without its padding and its border', async () => {
  await pageOf('page', { navigationBar: { view: OwnBar } })
  expect(getNavigationBarRect()).toMatchObject({ top: 12, left: 5, width: 365 })
})

test('a page whose bar renders nothing has an area of zeros', async () => {
  await pageOf('page', { navigationBar: { view: () => null } })
  expect(getNavigationBarRect()).toEqual(zeros)
})

test('the demo shows the area', async () => {
  await pageOf(<NavigationBarDemo />)
  await userEvent.click(screen.getByRole('button', { name: 'Measure the bar' }))
  await expect.element(screen.getByText('390 × 44 at 0, 0')).toBeVisible()
})
