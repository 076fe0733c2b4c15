import type { ReactNode } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateTo } from '../api/navigation/index.ts'
import { Navigator } from '../components/navigator/index.ts'
import { RichText } from '../components/rich-text/index.ts'
import { page } from '../router/config/config.ts'
import { hashHistory, pathHistory } from '../router/history/browserHistory.ts'
import type { HistoryFactory } from '../router/history/history.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { createApp } from './createApp.tsx'

const home = location.href

afterEach(() => history.replaceState(null, '', home))

/** Starts an app with pages that match as many addresses as possible. */
async function start(makeHistory: HistoryFactory, content: ReactNode = 'Welcome'): Promise<HTMLElement> {
  const load = async () => ({ default: () => <div>{content}</div> })
  const element = document.body.appendChild(document.createElement('div'))
  const pages = Object.fromEntries(
    ['/', '/:a', '/:a/:b', '/:a/:b/:c', '/:a/:b/item/:id'].map((path) => [path, page({ load, title: path })]),
  )
  const unmount = createApp({ motion: false, pages, history: makeHistory }).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.textContent).not.toBe(''))
  return element
}

const hostile = [
  '/.//evil.example/item/3',
  '/x/..//evil.example/item/3',
  './/evil.example/item/3',
  '//evil.example/item/3',
  '/\\evil.example/item/3',
  '/.\\/evil.example/item/3',
  '\t//evil.example/item/3',
  '/\t/evil.example/item/3',
  '/.\n//evil.example/item/3',
  '/%2e//evil.example/item/3',
  'https:evil.example/item/3',
  'https://evil.example/item/3',
  'javascript:alert(1)',
  '/../../a',
]

const histories: [string, HistoryFactory, root: string][] = [
  ['path history', pathHistory(), '/'],
  ['path history with a base', pathHistory({ base: '/some/folder' }), '/some/folder/'],
  ['hash history', hashHistory(), location.pathname],
  ['memory history', memoryHistory(), '/'],
]

describe.each(histories)('%s', (_, makeHistory, root) => {
  test('no link of the app leads to another origin, and no call follows one', async () => {
    expectConsole('error', /leads nowhere/)
    const links = hostile.map((url) => (
      <Navigator key={url} url={url}>
        {url}
      </Navigator>
    ))
    const element = await start(makeHistory, links)
    const anchors = await vi.waitFor(() => {
      const found = [...element.querySelectorAll<HTMLAnchorElement>('a.sw-navigator')]
      expect(found).toHaveLength(hostile.length)
      return found
    })
    const withHref = anchors.filter((anchor) => anchor.hasAttribute('href'))
    for (const { origin, pathname } of withHref)
      expect([origin, pathname.startsWith(root)]).toEqual([location.origin, true])
    expect(withHref.map(({ textContent }) => textContent)).toEqual(['/../../a'])
    for (const url of hostile.slice(0, -1)) {
      await expect(navigateTo({ url })).rejects.toMatchObject({ code: 'not-found' })
    }
    expect(location.origin).toBe(new URL(home).origin)
  })

  test('a link in a rich text leads to its own origin', async () => {
    const escaped = (text: string) => text.replace(/[\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    const html = hostile.map((url) => `<a href="${escaped(url)}">x</a>`).join('')
    const element = await start(makeHistory, <RichText nodes={html} />)
    const anchors = await vi.waitFor(() => {
      const found = [...element.querySelectorAll<HTMLAnchorElement>('.sw-rich-text a')]
      expect(found).toHaveLength(hostile.length)
      return found
    })
    for (const [index, anchor] of anchors.entries()) {
      const named = new URL(hostile[index] ?? '', location.href).origin
      expect(anchor.hasAttribute('href') ? anchor.origin : 'no link', hostile[index]).toBe(
        named === 'null' ? 'no link' : named,
      )
    }
  })
})

describe('an app opened at a malformed address shows a message, keeps the address and offers the root page', () => {
  const paths = ['//', '///', '//evil.example/item/3', '//[', '/a//b', '/%', '/a/%E0%A4%A']

  test.each(paths)('as a path: %s', async (path) => {
    history.replaceState(null, '', `/.${path}`)
    await start(pathHistory())
    await expectNotFound(path)
    expect(location.pathname).toBe(path)
    await goHome()
    expect(location.pathname).toBe('/')
  })

  test.each(paths)('after a hash: %s', async (path) => {
    history.replaceState(null, '', `#${path}`)
    await start(hashHistory())
    await expectNotFound(path)
    expect(location.hash).toBe(`#${path}`)
    await goHome()
    expect(location.hash).toBe('#/')
  })

  async function expectNotFound(path: string): Promise<void> {
    await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect.element(screen.getByText(`There is no page at ${path}.`)).toBeVisible()
  }

  async function goHome(): Promise<void> {
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    await expect.element(screen.getByText('Welcome')).toBeVisible()
  }
})
