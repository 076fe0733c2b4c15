import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { type AnyApp, page } from '../../../router/config/config.ts'
import { renderApp } from '../../renderApp.ts'

/** The page of an app that runs until the test ends. */
export interface PageOfApp {
  /** The page with its navigation bar. */
  readonly layer: HTMLElement
  /** Scroller of the page. */
  readonly scroller: HTMLElement
}

/** Runs an app with one page, and an empty page at `/other`, for tests of components that need a page. */
export async function pageOf(content: ReactNode, config: Partial<AnyApp> = {}): Promise<PageOfApp> {
  const view = (node: ReactNode) => page({ load: async () => ({ default: () => node }) })
  const pages = { '/': view(content), '/other': view(null) }
  const screen = await renderApp({ pages, ...config } as unknown as AnyApp)
  onTestFinished(screen.unmount)
  const layer = screen.visiblePage()
  return { layer, scroller: layer.querySelector('.sw-page-body') as HTMLElement }
}
