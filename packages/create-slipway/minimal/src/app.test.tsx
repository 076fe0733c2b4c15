import { renderApp } from 'slipway/testing'
import { expect, test } from 'vitest'
import { app } from './app'

test('the app starts with its home page', async () => {
  const { visiblePage, unmount } = await renderApp(app)
  expect(visiblePage().textContent).toContain('Your app starts here')
  unmount()
})
