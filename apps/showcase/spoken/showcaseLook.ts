import { afterAll, beforeAll } from 'vitest'
import demoPage from '../src/demo-page/demo-page.css?inline'
import showcase from '../src/styles/showcase.css?inline'
import pictures from '../visual/pictures.css?inline'

/** Applies the showcase's styles to the demos while the tests of a file run. Test files share a page, in which style sheets remain. */
export function withShowcaseLook(): void {
  const style = document.createElement('style')
  style.textContent = [demoPage, showcase, pictures].join('\n')
  beforeAll(() => void document.head.append(style))
  afterAll(() => style.remove())
}
