import { expect, onTestFinished, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { renderApp } from '../testing/renderApp.ts'

const show = (text: string) => page({ load: async () => ({ default: () => <p>{text}</p> }), title: text })

async function start(config: AnyApp, url: string) {
  const app = await renderApp(config, { url })
  onTestFinished(app.unmount)
  return app
}

test('Back from a single page leads to the first page of an app without a page /', async () => {
  const app = await start({ pages: { '/home': show('Home'), '/about': show('About') } }, '/about')
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(app.pages()).toEqual(['/home'])
  expect(screen.getByRole('button', { name: 'Back' }).query(), 'the root page has no Back').toBeNull()
})

test('Back from a single page leads to the page that `root` names', async () => {
  const app = await start({ root: '/about', pages: { '/': show('Home'), '/about': show('About') } }, '/')
  await navigateBack()
  expect(app.pages()).toEqual(['/about'])
})

test('the not-found screen links to the root page', async () => {
  await start({ root: '/about', pages: { '/home': show('Home'), '/about': show('About') } }, '/nowhere')
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/about')
})

test('a page of the app replaces a system page with the same path', async () => {
  const pages = { '/home': show('Home'), '/preview-image': show('My viewer') }
  await start({ pages }, '/preview-image')
  await expect.element(screen.getByText('My viewer', { exact: true }).first()).toBeVisible()
})
