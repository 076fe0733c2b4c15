import { createContext, type ReactNode, StrictMode, use, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { finish, movingApp, rest, slowed, view } from '../../testing/internal/apps/movingApp.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Popup } from '../popup/index.ts'
import RootPortalDemo from './demo.tsx'
import { RootPortal } from './index.ts'

const Name = createContext('nobody')

function Counter(): ReactNode {
  const name = use(Name)
  const [count, setCount] = useState(0)
  return (
    <button type="button" style={{ position: 'fixed', inset: '0 auto auto 0' }} onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const lifted = (
  <Name value="Ada">
    <RootPortal>
      <Counter />
    </RootPortal>
  </Name>
)

const layers = () => document.querySelectorAll<HTMLElement>('.sw-root-portal')
const button = (name: string) => screen.getByRole('button', { name })
const boxOf = (element: Element) => {
  const { left, top, width } = element.getBoundingClientRect()
  return { left, top, width }
}

describe('above the pages', () => {
  test('it is outside the page and above the navigation bar, keeps its React contexts, and its events bubble through the React tree', async () => {
    const onClick = vi.fn()
    const { layer } = await pageOf(
      // biome-ignore lint/a11y/noStaticElementInteractions: it only receives bubbling events.
      // biome-ignore lint/a11y/useKeyWithClickEvents: it only receives bubbling events.
      <div onClick={onClick} style={{ contain: 'strict', blockSize: 10 }}>
        {lifted}
      </div>,
    )
    await userEvent.click(button('Ada 0'))
    await expect.element(button('Ada 1')).toBeVisible()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(layer.contains(button('Ada 1').element())).toBe(false)
  })

  test('`position: fixed` refers to the app, and a press outside the children reaches the page', async () => {
    const below = vi.fn()
    const { layer } = await pageOf(
      <>
        {lifted}
        <button type="button" style={{ blockSize: 200, inlineSize: '100%' }} onClick={below}>
          Below
        </button>
      </>,
    )
    const root = layer.closest('.sw-app') as HTMLElement
    root.style.maxWidth = '300px'
    await vi.waitFor(() => expect(root.offsetWidth).toBe(300))
    expect(boxOf(layers()[0] as Element)).toEqual(boxOf(root))
    expect(boxOf(button('Ada 0').element())).toMatchObject({ left: root.getBoundingClientRect().left, top: 0 })
    await userEvent.click(button('Below'))
    expect(below).toHaveBeenCalledTimes(1)
  })

  test('without an app it covers the window', () => {
    render(lifted)
    expect(layers()[0]?.parentElement).toBe(document.body)
    expect(boxOf(layers()[0] as Element)).toEqual({ left: 0, top: 0, width: innerWidth })
  })

  test('a portal in a dialog stays in the dialog, and can be used', async () => {
    await pageOf(
      <Popup open title="Filter">
        {lifted}
      </Popup>,
    )
    await userEvent.click(button('Ada 0'))
    await expect.element(button('Ada 1')).toBeVisible()
    expect(layers()[0]?.parentElement?.localName).toBe('dialog')
  })
})

describe('page lifecycle', () => {
  test('it is inert as soon as its page is, and is shown again with its state', async () => {
    await movingApp({ motion: slowed, tabBar: undefined as never, pages: { '/': view('home', {}, lifted) } as never })
    await userEvent.click(button('Ada 0'))
    await expect.element(button('Ada 1')).toBeVisible()
    await navigateTo({ url: '/a' })
    expect(layers()[0]?.inert, 'while pages move').toBe(true)
    finish()
    await rest()
    await vi.waitFor(() => expect(layers()).toHaveLength(0))
    await navigateBack()
    finish()
    await rest()
    await expect.element(button('Ada 1')).toBeVisible()
    expect(layers()[0]?.inert).toBe(false)
  })

  test('it is removed while its page is covered, also if the effects of the page pause', async () => {
    const pages = { '/': view('home', { keepAlive: 'paused' }, lifted) } as never
    await movingApp({ motion: false, tabBar: undefined as never, pages })
    await navigateTo({ url: '/a' })
    await expect.element(screen.getByText('Ada 0')).not.toBeInTheDocument()
    await navigateBack()
    await expect.element(button('Ada 0')).toBeVisible()
  })
})

test('not enabled, it renders its children in place, on a server too', () => {
  const inPlace = <RootPortal enable={false}>Here</RootPortal>
  expect(serverHtml(inPlace)).toBe('Here')
  const { container } = render(inPlace)
  expect(container.textContent).toBe('Here')
  expect(layers()).toHaveLength(0)
})

test('it hydrates without a mismatch', async () => {
  const { hydrateRoot } = await import('react-dom/client')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverHtml(lifted)
  const differences: unknown[] = []
  const root = hydrateRoot(container, lifted, { onRecoverableError: (error) => differences.push(error) })
  await expect.element(button('Ada 0')).toBeVisible()
  expect(differences).toEqual([])
  root.unmount()
  container.remove()
})

test('unmounted, it leaves no element behind', async () => {
  render(null)
  const leftovers = watchLeftovers()
  const { unmount, rerender } = render(<StrictMode>{lifted}</StrictMode>)
  expect(layers()).toHaveLength(1)
  rerender(<StrictMode>{lifted}</StrictMode>)
  unmount()
  expect(layers()).toHaveLength(0)
  await vi.waitFor(() => expect(leftovers()).toEqual([]))
})

test('is announced after the page', async () => {
  const { layer } = await pageOf([<p key="text">The page</p>, <div key="lifted">{lifted}</div>])
  await expect(layer.parentElement as Element).toMatchAriaInlineSnapshot(`
    - banner:
      - heading [level=1]
    - main:
      - paragraph: The page
    - button "Ada 0"
  `)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { scroller } = await pageOf(
    <div dir={dir}>
      <RootPortalDemo />
    </div>,
  )
  for (const name of ['Above the page', 'In the box']) {
    await userEvent.click(button(name))
    await expect.element(screen.getByRole('region', { name: 'Note' })).toBeVisible()
    for (const element of [scroller, ...layers()]) await expectNoAxeViolations(element)
  }
})
