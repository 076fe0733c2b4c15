import { expect, onTestFinished, test } from 'vitest'
import type { PageNavigator } from '../../router/navigator.ts'
import { showPart } from './showPart.ts'

/** A shown page without content, and a function that renders a part of it at 1,000 px. */
function openPage(more = '') {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `<div data-layer="a"><div class="sw-page-body" style="block-size: 300px; overflow: auto; ${more}">
    <div style="block-size: 3000px; position: relative"></div></div></div>`
  onTestFinished(() => root.remove())
  const body = root.querySelector('.sw-page-body') as HTMLElement
  let key = 'a'
  const pages = { stack: { get: () => ({ pages: [{ key, url: '/#late' }] }) } } as unknown as PageNavigator
  const render = async () => {
    const part = Object.assign(document.createElement('p'), { id: 'late part', tabIndex: 0 })
    part.style.cssText = 'position: absolute; margin: 0; inset-block-start: 1000px'
    body.firstElementChild?.append(part)
    // Mutation observers are called before the next task.
    await new Promise((resolve) => setTimeout(resolve))
    return part
  }
  const leave = () => {
    key = 'b'
  }
  return { root, body, pages, render, leave }
}

test('waits for the part of a page that has just been shown, and focuses it', async () => {
  const { root, body, pages, render } = openPage('scroll-padding-block-start: 40px')
  showPart(pages, root, 'late%20part', true)
  expect(body.scrollTop).toBe(0)
  const part = await render()
  expect([body.scrollTop, document.activeElement]).toEqual([960, part])
})

test.each(['pointerdown', 'wheel', 'keydown'])('does not scroll once the user has acted: %s', async (type) => {
  const { root, body, pages, render } = openPage()
  showPart(pages, root, 'late part', true)
  body.dispatchEvent(new Event(type, { bubbles: true }))
  await render()
  expect(body.scrollTop).toBe(0)
})

test('does not scroll a page that is no longer shown, or that the user has scrolled, or for a link that names nothing', async () => {
  const left = openPage()
  showPart(left.pages, left.root, 'late part', true)
  left.leave()
  await left.render()
  expect(left.body.scrollTop).toBe(0)
  const scrolled = openPage()
  scrolled.body.scrollTop = 5
  await scrolled.render()
  showPart(scrolled.pages, scrolled.root, 'late part', true)
  expect(scrolled.body.scrollTop).toBe(5)
  showPart(scrolled.pages, scrolled.root, 'nothing', false)
  expect(scrolled.body.scrollTop).toBe(5)
})
