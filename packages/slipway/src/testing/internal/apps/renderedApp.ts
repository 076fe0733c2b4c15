import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../../../app/createApp.tsx'
import { htmlFactsId } from '../../../base/html/htmlFacts.ts'
import type { RenderedPage } from '../../../base/html/rendered.ts'
import { replaceStyles } from '../../../base/html/styleAttributes.ts'
import { contentOf, widthRules } from '../../../base/html/widths.ts'
import type { AnyApp } from '../../../router/config/config.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

/** Adds a rendered page to the document, as before its app has started. */
export function showHtml(rendered: RenderedPage, { isOld = false, replacesStyles = false } = {}): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  const html = contentOf(rendered)
  element.innerHTML = replacesStyles ? replaceStyles(html).html : html
  const rules = document.head.appendChild(document.createElement('style'))
  rules.textContent = widthRules(rendered.wider)
  element.style.blockSize = '600px'
  const script = document.body.appendChild(document.createElement('script'))
  Object.assign(script, { type: 'application/json', id: htmlFactsId })
  script.textContent = JSON.stringify({ ...rendered.facts, isOld })
  onTestFinished(() => {
    element.remove()
    script.remove()
    rules.remove()
    document.documentElement.removeAttribute('data-sw-wait')
  })
  return element
}

/** Starts an app in an element, and waits until its page can be used. */
export async function start(element: Element, config: AnyApp, url: string): Promise<void> {
  const stop = createApp({ ...config, history: memoryHistory(url) }).mount(element)
  onTestFinished(stop)
  await vi.waitFor(() => expect(Object.keys(element.querySelector('.sw-app') ?? {}).join()).toMatch(/__reactFiber/))
  await vi.waitFor(() => expect(element.querySelector('.sw-page-skeleton')).toBeNull())
}
