import { expect, test } from './fixtures.ts'
import { demos, tabs } from './pages.ts'

test.describe.configure({ mode: 'parallel' })

const pages = [...tabs, ...demos].map(({ path }) => path)
const parts = Array.from({ length: 8 }, (_, part) => pages.filter((_, index) => index % 8 === part))

/** Pages whose content moves once the app has started, with the reason. */
const shifting: Readonly<Record<string, string>> = {
  '/components/ad': 'an ad is as high as its picture, which the app requests',
  '/components/index-bar': 'the letters are those of the headings that the bar finds in the page',
  '/components/infinite-scroll': 'the failed request is the answer of the app',
  '/components/web-view': 'whether an address is refused depends on the origin of the app',
}

interface Noted {
  shifts: number
  errors: string[]
  rendered?: Element
}

for (const part of parts) {
  test(`the app keeps the rendered elements of each page, without a message and without a layout shift: ${part[0]} and others`, async ({
    page,
  }) => {
    // High limit; only hanging tests reach it.
    test.setTimeout(part.length * 15_000)
    await page.addInitScript(() => {
      const noted = Object.assign(window as unknown as Noted, { shifts: 0, errors: [] as string[] })
      // React reports an element that differs from the HTML here.
      addEventListener('error', ({ message }) => noted.errors.push(message))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) noted.shifts += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      const noteContent = () =>
        Object.assign(noted, { rendered: document.querySelector('.sw-page-body')?.firstElementChild })
      // The document is parsed, and the app has not started.
      document.addEventListener('readystatechange', noteContent, { once: true })
    })
    const problems: unknown[] = []
    for (const path of part) {
      await page.goto(path)
      await page.waitForFunction(() => {
        const content = document.querySelector('.sw-page-body')?.firstElementChild
        return content && Object.keys(content).join().includes('__react')
      })
      const state = await page.evaluate(async () => {
        // Content that moves does so in the next frames.
        for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
        const { errors, shifts, rendered } = window as unknown as Noted
        return { errors, shifts, isKept: rendered?.isConnected ?? false }
      })
      // A short text may change its width, such as the length of a sound that is known by then.
      const hasShifted = state.shifts > 0.001 && !(path in shifting)
      if (state.errors.length > 0 || hasShifted || !state.isKept) problems.push([path, state])
    }
    expect(problems).toEqual([])
  })
}
