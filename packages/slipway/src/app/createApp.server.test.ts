import { createContext, createElement, type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type AnyApp, page } from '../router/config/config.ts'
import { createNavigator } from '../router/createNavigator.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { appRoot } from './createApp.tsx'

const Greeting = createContext('no provider')
const Page = (): ReactNode => createElement('p', undefined, use(Greeting))

test('an app with a view renders on a server: the page is inside the view', async () => {
  const app: AnyApp = {
    pages: { '/': page({ load: async () => ({ default: Page }), title: 'Home' }) },
    view: ({ children }) => createElement(Greeting, { value: 'hello' }, createElement('section', undefined, children)),
  }
  const pages = createNavigator(app, memoryHistory()())
  await pages.loader.load(pages.routes.root)
  const html = renderToString(appRoot(app, pages))
  expect(html).toMatch(/^(<!--.*?-->)*<section><div class="sw-app".*<p>hello<\/p>.*<\/section>(<!--.*?-->)*$/)
  pages.stop()
})
