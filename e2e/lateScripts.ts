import type { Page } from '@playwright/test'

/**
 * Holds back each script that matches until the returned function is called with `true`; with `false`, the scripts are lost, as
 * without a network.
 */
export async function holdScripts(page: Page, text: RegExp): Promise<(arrives: boolean) => void> {
  let settle = (_: boolean) => {}
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'script') return route.continue()
    // Not `route.fetch`, which takes 5 s for some of the many files of a development server.
    const response = await fetch(route.request().url())
    const body = await response.text()
    if (text.test(body) && !(await settled)) return route.abort()
    return route.fulfill({ status: response.status, contentType: response.headers.get('content-type') ?? '', body })
  })
  return settle
}

/** Swipes from the middle of an element by touch. Dispatches each step as soon as the page has handled the previous one. */
export async function swipe(page: Page, selector: string, x: number, y = 0): Promise<void> {
  const element = page.locator(selector).first()
  await element.scrollIntoViewIfNeeded()
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: middle.x + x * at, y: middle.y + y * at }],
    })
  await touch('touchStart', x === 0 ? 0 : -0.5)
  for (let step = 1; step <= 10; step++) await touch('touchMove', (x === 0 ? 0 : -0.5) + step / 10)
  await touch('touchEnd')
  await session.detach()
}
