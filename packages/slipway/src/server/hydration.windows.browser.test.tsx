import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import type { RenderedPage } from '../base/html/rendered.ts'
import { windows } from '../index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { showHtml, start } from '../testing/internal/apps/renderedApp.ts'
import { resetContexts } from '../testing/internal/apps/serverHtml.ts'
import { provideByteStreams } from '../testing/internal/fakes/byteStreams.ts'
import { renderPage } from './renderPage.tsx'

provideByteStreams()

const load = (Page: () => ReactNode) => async () => ({ default: Page })

/** A document that contains a rendered page, before its app has started. */
const htmlOf = async (config: AnyApp, url: string) =>
  showHtml((await renderPage(config, url, { locale: 'en' }).finally(resetContexts)) as RenderedPage)

beforeEach(() => () => screen.viewport(390, 844))

describe('an app with windows', () => {
  const withWindows: AnyApp = {
    pages: {
      '/mails': page({ load: load(() => <p>Mails</p>) }),
      '/mails/:id': page({ load: load(() => <p>Mail</p>), under: '/mails' }),
    },
    locale: 'en',
    windows: windows({
      start: { page: '/mails', minWidth: 700 },
      end: { load: load(() => <p>Tools</p>), minWidth: 900 },
    }),
  }
  const visible = (element: Element) => [...element.querySelectorAll('p')].filter((each) => each.checkVisibility())
  const shown = (element: Element) => visible(element).map((each) => each.textContent)

  test.each([
    [400, ['Mails']],
    [750, ['Mails', 'Nothing chosen yet']],
    [1_000, ['Mails', 'Nothing chosen yet', 'Tools']],
  ])('%i px: style sheets alone show the windows, and the app keeps the elements', async (width, texts) => {
    await screen.viewport(width, 800)
    const element = await htmlOf(withWindows, '/mails')
    expect(shown(element)).toEqual(texts)
    const [mails] = visible(element)
    const before = mails?.getBoundingClientRect()
    await start(element, withWindows, '/mails')
    expect([shown(element), element.contains(mails as Element)]).toEqual([texts, true])
    expect(mails?.getBoundingClientRect()).toEqual(before)
    expect(element.querySelectorAll('.sw-app')).toHaveLength(1)
  })

  test('the windows follow the width of the screen after the start', async () => {
    await screen.viewport(1_000, 800)
    const element = await htmlOf(withWindows, '/mails')
    await start(element, withWindows, '/mails')
    await screen.viewport(400, 800)
    await vi.waitFor(() => expect(shown(element)).toEqual(['Mails']))
    await screen.viewport(1_000, 800)
    await vi.waitFor(() => expect(shown(element)).toEqual(['Mails', 'Nothing chosen yet', 'Tools']))
  })

  test('the list beside a details page appears in the room that the HTML has left for it', async () => {
    await screen.viewport(750, 800)
    const element = await htmlOf(withWindows, '/mails/1')
    expect(shown(element)).toEqual(['Mail'])
    const [mail] = visible(element)
    const before = mail?.getBoundingClientRect()
    await start(element, withWindows, '/mails/1')
    await vi.waitFor(() => expect(shown(element).toSorted()).toEqual(['Mail', 'Mails']))
    expect([element.contains(mail ?? null), mail?.getBoundingClientRect()]).toEqual([true, before])
    const list = visible(element).find((each) => each.textContent === 'Mails')
    expect(list?.getBoundingClientRect().right).toBeLessThanOrEqual(before?.left ?? 0)
  })
})
