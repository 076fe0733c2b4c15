import { expect, onTestFinished, test } from 'vitest'
import { Button } from '../components/button/index.ts'
import { render } from './internal/environment/render.tsx'

const displayOf = (element: Element) => getComputedStyle(element).display

test('a rule of the app can show a hidden element', () => {
  const { element } = render(<Button hidden>Save</Button>)
  expect(displayOf(element)).toBe('none')
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = '.sw-button { display: flex }'
  expect(displayOf(element)).toBe('flex')
})

test('an element that is hidden until it is found in the page keeps its layout', () => {
  const { element } = render(<p hidden>Text</p>)
  expect(displayOf(element)).toBe('none')
  element.setAttribute('hidden', 'until-found')
  expect(displayOf(element)).toBe('block')
})
