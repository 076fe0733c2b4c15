import { createContext, createElement, type ReactNode, use } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { type AnyApp, page } from '../router/config/config.ts'
import { createNavigator } from '../router/createNavigator.ts'
import { setNavigator } from '../router/current.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { useRoute } from '../router/react/react.tsx'
import { serverHtml } from '../testing/internal/apps/serverHtml.ts'
import { appRoot } from './createApp.tsx'

const Greeting = createContext('no provider')
const Page = (): ReactNode => createElement('p', undefined, use(Greeting))

test('an app with a view renders on a server: the page is inside the view', async () => {
  const app: AnyApp = {
    pages: { '/': page({ load: async () => ({ default: Page }), title: 'Home' }) },
    view: ({ children }) => {
      const { path } = useRoute()
      return createElement(Greeting, { value: `hello at ${path}` }, createElement('section', undefined, children))
    },
  }
  const pages = createNavigator(app, memoryHistory()())
  await pages.loader.load(pages.routes.root)
  setNavigator(pages)
  onTestFinished(() => {
    setNavigator(undefined)
    pages.stop()
  })
  const html = serverHtml(appRoot(app, pages))
  expect(html).toMatch(/^(<!--.*?-->)*<section><div class="sw-app".*<p>hello at \/<\/p>.*<\/section>(<!--.*?-->)*$/)
})
