import { type ReactNode, StrictMode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { onError } from '../../api/app/index.ts'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { setNavigationBarTitle } from '../../api/navigation-bar/index.ts'
import { createApp, iosLook, memoryHistory, page } from '../../index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { PageMeta, type PageMetaProps } from './index.ts'

let show: (...metas: readonly PageMetaProps[]) => void
let renders = 0

function Page(): ReactNode {
  const [metas, setMetas] = useState<readonly PageMetaProps[]>([])
  show = (...next) => setMetas(next)
  renders++
  return (
    <StrictMode>
      {metas.map((props, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the components are identified by their order.
        <PageMeta key={index} {...props} />
      ))}
    </StrictMode>
  )
}

const bar = () => document.querySelector<HTMLElement>('.sw-navigation-bar') as HTMLElement
const title = () => screen.getByRole('heading', { level: 1 })
const root = document.documentElement

test('sets title and navigation bar, follows each render, and restores both on unmount', async () => {
  await pageOf(<Page />)
  show({ title: 'One', navigationBar: { backgroundColor: 'rgb(1, 2, 3)', color: 'white' } })
  await expect.element(title()).toHaveTextContent('One')
  await vi.waitFor(() => expect(document.title).toBe('One'))
  expect(getComputedStyle(bar()).backgroundColor).toBe('rgb(1, 2, 3)')
  show({ title: 'Two', navigationBar: { loading: true } })
  await expect.element(title()).toHaveTextContent('Loading')
  expect(getComputedStyle(bar()).backgroundColor).not.toBe('rgb(1, 2, 3)')
  show({ title: 'Two' })
  await expect.element(title()).toHaveTextContent('Two')
  show()
  await expect.element(title()).toBeEmptyDOMElement()
})

test('restores values set by an API call; keeps values that a call sets while mounted', async () => {
  await pageOf(<Page />)
  await setNavigationBarTitle({ title: 'Called' })
  show({ title: 'Declared' })
  await expect.element(title()).toHaveTextContent('Declared')
  show()
  await expect.element(title()).toHaveTextContent('Called')
  show({ title: 'Declared' })
  await expect.element(title()).toHaveTextContent('Declared')
  await setNavigationBarTitle({ title: 'Later' })
  show()
  await expect.element(title()).toHaveTextContent('Later')
})

test('[S5.12] refuses another type of the navigation bar', async () => {
  const errors: unknown[] = []
  onTestFinished(onError(({ error }) => errors.push(error)))
  await pageOf(<Page />)
  for (const type of ['float', 'transparent', 'default', undefined] as const) show({ navigationBar: { type } })
  expect(errors).toEqual([])
  expectConsole('error', /navigationBar.type must be one of default, transparent, float/)
  show({ navigationBar: { type: 'fixed' as 'float' } })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  expect(errors).toMatchObject([{ name: 'ApiError', api: 'PageMeta', code: 'invalid-argument' }])
})

test('the one mounted last wins; its unmount restores the other', async () => {
  await pageOf(<Page />)
  show({ title: 'First' }, { title: 'Last' })
  await expect.element(title()).toHaveTextContent('Last')
  show({ title: 'First' })
  await expect.element(title()).toHaveTextContent('First')
  show()
  await expect.element(title()).toBeEmptyDOMElement()
})

test('sets background and styles of the page, and restores the former ones', async () => {
  const { layer, scroller } = await pageOf(<Page />)
  scroller.style.setProperty('--tint', 'blue')
  show({
    backgroundColor: 'rgb(9, 8, 7)',
    pageStyle: { overflowY: 'hidden', '--tint': 'red', WebkitLineClamp: '2' },
  })
  await vi.waitFor(() => expect(getComputedStyle(layer).backgroundColor).toBe('rgb(9, 8, 7)'))
  const style = getComputedStyle(scroller)
  expect([style.overflowY, style.getPropertyValue('--tint'), style.webkitLineClamp]).toEqual(['hidden', 'red', '2'])
  show({})
  await vi.waitFor(() => expect(layer.style.backgroundColor).toBe(''))
  expect([scroller.style.overflowY, scroller.style.getPropertyValue('--tint')]).toEqual(['', 'blue'])
})

test('`rootFontSize` applies while the page is on top', async () => {
  await pageOf(<Page />)
  show({ rootFontSize: 20 })
  await vi.waitFor(() => expect(getComputedStyle(root).fontSize).toBe('20px'))
  await navigateTo({ url: '/other' })
  await vi.waitFor(() => expect(root.style.fontSize).toBe(''))
  await navigateBack()
  await vi.waitFor(() => expect(root.style.fontSize).toBe('20px'))
  show({ rootFontSize: '1.5em' })
  await vi.waitFor(() => expect(root.style.fontSize).toBe('1.5em'))
  show()
  await vi.waitFor(() => expect(root.style.fontSize).toBe(''))
})

test('texts of components keep their size with `rootFontSize`, and follow the text size of the browser', async () => {
  const text = document.body.appendChild(document.createElement('p'))
  text.style.fontSize = 'calc(17 * var(--sw-text-px))'
  onTestFinished(() => {
    text.remove()
    root.style.fontSize = ''
  })
  const sizePx = () => Number.parseFloat(getComputedStyle(text).fontSize)
  await pageOf(<Page />)
  expect(sizePx()).toBe(17)
  show({ rootFontSize: 40 })
  await vi.waitFor(() => expect(getComputedStyle(root).fontSize).toBe('40px'))
  expect(sizePx()).toBe(17)
  show()
  await vi.waitFor(() => expect(root.style.fontSize).toBe(''))
  root.style.fontSize = '32px'
  expect(sizePx()).toBe(34)
  show({ rootFontSize: 10 })
  await vi.waitFor(() => expect(getComputedStyle(root).fontSize).toBe('10px'))
  expect(sizePx()).toBe(34)
})

test('during a page transition, the new page has the document’s own `rem` from the first frame', async () => {
  const view = (node: ReactNode) => page({ load: async () => ({ default: () => node }) })
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: { '/': view(<PageMeta rootFontSize={20} />), '/other': view('other') },
    motion: { ...iosLook, durationMs: 60_000 },
    history: memoryHistory(),
  }).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(root.style.fontSize).toBe('20px'))
  await navigateTo({ url: '/other' })
  expect(document.getAnimations().length).toBeGreaterThan(0)
  expect(root.style.fontSize).toBe('')
})

test('a covered page has its title again when it is shown', async () => {
  await pageOf(<Page />)
  show({ title: 'Mine' })
  await expect.element(title()).toHaveTextContent('Mine')
  await navigateTo({ url: '/other' })
  await navigateBack()
  await expect.element(title()).toHaveTextContent('Mine')
  await vi.waitFor(() => expect(document.title).toBe('Mine'))
})

test('new objects with the same values change nothing', async () => {
  await pageOf(<Page />)
  const same = (): PageMetaProps => ({ title: 'One', navigationBar: { color: 'red' }, pageStyle: { '--tint': 'red' } })
  show(same())
  await expect.element(title()).toHaveTextContent('One')
  const before = renders
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true })
  show(same())
  await vi.waitFor(() => expect(renders).toBeGreaterThan(before))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  observer.disconnect()
  expect(changes).toEqual([])
})

test('the title is a heading in the navigation bar, and names the page', async () => {
  const { layer } = await pageOf(<Page />)
  show({ title: 'Order' })
  await expect.element(screen.getByRole('main', { name: 'Order' })).toBeVisible()
  await expect(layer).toMatchAriaInlineSnapshot(`
    - banner:
      - heading "Order" [level=1]
    - main "Order"
  `)
})
