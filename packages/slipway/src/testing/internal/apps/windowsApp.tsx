import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { createApp } from '../../../app/createApp.tsx'
import { type WindowProps, type WindowsOptions, windows } from '../../../app/windows/windowsConfig.ts'
import { type AnyApp, page } from '../../../router/config/config.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

/** The code of a window, loaded at once. */
export const loaded = (Content: (props: WindowProps) => ReactNode) => async () => ({ default: Content })

/** A page that shows its name. */
export const view = (name: string, more: object = {}) =>
  page({ load: async () => ({ default: (): ReactNode => <p>{name} page</p> }), title: name, ...more })

function Counter(): ReactNode {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

/** A window at the top, and one at each side. */
export const threeWindows: WindowsOptions<string> = {
  top: { load: loaded(({ navigationBarTitleText }) => <p>Bar of {navigationBarTitleText}</p>) },
  left: { load: loaded(() => <Counter />), label: 'Side list' },
  right: { load: loaded(() => <p>Notes</p>) },
}

export const wide = (width = 1280, height = 800) => screen.viewport(width, height)
export const narrow = () => screen.viewport(390, 844)

/** Starts an app with windows until the test has finished. */
export async function mountWindows(
  options: WindowsOptions<string> = threeWindows,
  config: Partial<AnyApp> = {},
): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: {
      '/': view('Home'),
      '/bare': view('Bare', { topWindow: false, leftWindow: false, rightWindow: false }),
      '/other': view('Other'),
    },
    history: memoryHistory(),
    motion: false,
    windows: windows(options),
    ...config,
  } as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.querySelector('.sw-page p, .sw-page button')).not.toBeNull())
  return element
}

const sides = ['top', 'left', 'right']

/** The element of a window. */
export const windowAt = (side: string) =>
  document.querySelector<HTMLElement>(`.sw-app > .sw-window[data-side="${side}"]`)

/** The sides whose windows are visible. */
export const shownSides = () => sides.filter((side) => windowAt(side)?.checkVisibility())
