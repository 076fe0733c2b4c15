import { afterAll, beforeAll } from 'vitest'
import demoPage from '../src/demo-page/demo-page.css?inline'
import showcase from '../src/styles/showcase.css?inline'
import pictures from '../visual/pictures.css?inline'

/** Gives the demos the look of the showcase while the tests of a file run. Files share a page, which keeps style sheets. */
export function withShowcaseLook(): void {
  const style = document.createElement('style')
  style.textContent = [demoPage, showcase, pictures].join('\n')
  beforeAll(() => void document.head.append(style))
  afterAll(() => style.remove())
}
