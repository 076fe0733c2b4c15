import { app } from 'guide:first-steps/src/app.ts'
import 'guide:first-steps/src/app.test.tsx'
import { navigateBack } from 'slipway/api/navigation'
import { renderApp } from 'slipway/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the app of the first steps shows a list, a page with a parameter, a second tab and a toast', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ id: 1, title: 'Water the plants' }]))
  const screen = await renderApp(app)
  onTestFinished(screen.unmount)
  await page.getByRole('link', { name: 'Water the plants' }).click()
  await vi.waitFor(() => expect(screen.pages()).toEqual(['/', '/task/1']))
  await expect.element(page.getByRole('heading', { name: 'Task', exact: true })).toBeVisible()
  await vi.waitFor(() => expect(screen.visiblePage().textContent).toContain('Water the plants'))
  await navigateBack()
  await page.getByRole('link', { name: 'About' }).click()
  await expect.element(page.getByText('My first app')).toBeVisible()
  await page.getByRole('link', { name: 'Tasks' }).click()

  await page.getByRole('link', { name: 'Add a task' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Feed the cat')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Feed the cat' })).toBeVisible()
})

test('the page of a task that does not exist shows a message', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const screen = await renderApp(app, { url: '/task/99' })
  onTestFinished(screen.unmount)
  expect(screen.pages()).toEqual(['/', '/task/99'])
  expect(screen.visiblePage().textContent).toContain('There is no such task')
})
