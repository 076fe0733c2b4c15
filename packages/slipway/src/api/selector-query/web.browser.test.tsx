import { createRef } from 'react'
import { expect, test } from 'vitest'
import { elementContexts } from '../../base/page/elementContexts.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { getCurrentPages, navigateTo } from '../navigation/index.ts'
import SelectorQueryDemo from './demo.tsx'
import { createSelectorQuery } from './index.ts'

const list = createRef<HTMLUListElement>()
const showPage = () =>
  pageOf(
    <>
      <div style={{ blockSize: 100 }} />
      <ul
        id="list"
        ref={list}
        data-kind="fruits"
        className="list"
        style={{ margin: 0, padding: 0, blockSize: 100, inlineSize: 200, overflow: 'auto', marginBlockEnd: 2_000 }}
      >
        {['apple', 'pear', 'plum'].map((name) => (
          <li key={name} className="fruit" data-fruit-name={name} style={{ blockSize: 60, display: 'block' }}>
            {name}
          </li>
        ))}
      </ul>
      <input
        className="name"
        defaultValue="Ada"
        maxLength={7}
        aria-label="Name"
        style={{ boxSizing: 'border-box', inlineSize: 150, blockSize: 30 }}
      />
    </>,
  )

test('positions are measured from the page’s viewport, however it is scrolled', async () => {
  const { scroller } = await showPage()
  expect(scroller.getBoundingClientRect().top, 'below the navigation bar').toBeGreaterThan(0)
  const query = createSelectorQuery().select('#list').boundingClientRect()
  const rect = { id: 'list', dataset: { kind: 'fruits' }, left: 0, top: 100, right: 200, bottom: 200 }
  expect(await query.exec()).toEqual([{ ...rect, width: 200, height: 100 }])
  scroller.scrollTop = 30
  scroller.style.transform = 'translateX(70px)'
  expect(await query.exec()).toMatchObject([{ left: 0, top: 70, bottom: 170 }])
})

test('the viewport is the page: its size, and its scroll offset', async () => {
  const { scroller } = await showPage()
  scroller.scrollTop = 30
  const { clientWidth: width, clientHeight: height, scrollHeight, scrollWidth } = scroller
  const noIdentity = { id: '', dataset: {} }
  const results = await createSelectorQuery()
    .selectViewport()
    .boundingClientRect()
    .selectViewport()
    .scrollOffset()
    .in(list)
    .selectViewport()
    .node()
    .exec()
  expect(results).toEqual([
    { ...noIdentity, left: 0, top: 0, right: width, bottom: height, width, height },
    { ...noIdentity, scrollLeft: 0, scrollTop: 30, scrollWidth, scrollHeight },
    { node: scroller },
  ])
})

test('the scroll offset of an element', async () => {
  await showPage()
  list.current?.scrollTo(0, 20)
  expect(await createSelectorQuery().select('.list').scrollOffset().exec()).toEqual([
    { id: 'list', dataset: { kind: 'fruits' }, scrollLeft: 0, scrollTop: 20, scrollWidth: 200, scrollHeight: 180 },
  ])
})

test('fields returns exactly the requested fields', async () => {
  await showPage()
  const input = document.querySelector('.name') as HTMLInputElement
  input.value = 'Grace'
  input.style.setProperty('--own', 'yes')
  input.style.marginTop = '7px'
  const commands = { play() {} }
  elementContexts.set(input, commands)
  const fields = {
    properties: ['value', 'disabled', 'maxLength', 'aria-label', 'focus', 'nothing'],
    computedStyle: ['marginTop', 'margin-top', '--own', 'nothing-either'],
    context: true,
    node: true,
    size: true,
  } as const
  const [found] = await createSelectorQuery().select('.name').fields(fields).exec()
  expect(found).toEqual({
    ...{ value: 'Grace', disabled: false, maxLength: 7, 'aria-label': 'Name', focus: null, nothing: null },
    ...{ marginTop: '7px', 'margin-top': '7px', '--own': 'yes', 'nothing-either': '' },
    ...{ context: commands, node: input, width: 150, height: 30 },
  })
  const others = { properties: ['value'], id: false, context: true }
  expect(await createSelectorQuery().select('#list').fields(others).exec()).toEqual([{ value: null, context: null }])
})

test('all nodes are returned as a list, in their order; without a match the result is null, or an empty list', async () => {
  await showPage()
  const results = await createSelectorQuery()
    .selectAll('.fruit')
    .fields({ dataset: true, rect: true })
    .select('.fruit')
    .fields({ dataset: true })
    .select('.nowhere')
    .boundingClientRect()
    .selectAll('.nowhere')
    .boundingClientRect()
    .exec()
  expect(results).toEqual([
    [
      { dataset: { fruitName: 'apple' }, left: 0, top: 100, right: 200, bottom: 160 },
      { dataset: { fruitName: 'pear' }, left: 0, top: 160, right: 200, bottom: 220 },
      { dataset: { fruitName: 'plum' }, left: 0, top: 220, right: 200, bottom: 280 },
    ],
    { dataset: { fruitName: 'apple' } },
    null,
    [],
  ])
})

test('searches the current page, or the given scope', async () => {
  await showPage()
  const [page] = getCurrentPages()
  const count = async (query = createSelectorQuery()) =>
    (await query.selectAll('.list, .fruit').node().exec())[0].length
  expect(await count(), 'in the page').toBe(4)
  expect(await count(createSelectorQuery().in(list)), 'the element itself, too').toBe(4)
  await navigateTo({ url: '/other' })
  expect(await count(), 'in another page').toBe(0)
  expect(await count(createSelectorQuery().in(page as { key: string }))).toBe(4)
  const detached = document.createElement('div')
  detached.innerHTML = '<p class="fruit"></p>'
  expect(await count(createSelectorQuery().in(detached))).toBe(1)
})

test('the part after >>> is searched for in open shadow roots', async () => {
  await showPage()
  const outer = (list.current as HTMLElement).firstElementChild?.appendChild(
    document.createElement('div'),
  ) as HTMLElement
  const shadow = outer.attachShadow({ mode: 'open' })
  shadow.innerHTML = '<p class="deep">one</p><div></div>'
  const inner = (shadow.lastChild as HTMLElement).attachShadow({ mode: 'open' })
  inner.innerHTML = '<p class="deep">two</p>'
  const texts = async (selector: string) => {
    const [nodes] = await createSelectorQuery().selectAll(selector).node().exec()
    return nodes.map(({ node }) => node.textContent)
  }
  expect(await texts('.deep')).toEqual([])
  expect(await texts('#list >>> .deep')).toEqual(['one', 'two'])
  expect(await texts('.list, .fruit >>> .deep'), 'each once').toEqual(['one', 'two'])
  expect(await texts('.fruit:last-child >>> .deep')).toEqual([])
})

test('outside pages positions are measured from the window', async () => {
  const { element } = render(
    <p style={{ position: 'fixed', insetInlineStart: 20, insetBlockStart: 30, margin: 0 }}>x</p>,
  )
  const results = await createSelectorQuery()
    .in(element)
    .select('p')
    .fields({ rect: true })
    .selectViewport()
    .fields({ size: true })
    .exec()
  expect(results).toMatchObject([
    { left: 20, top: 30 },
    { width: innerWidth, height: innerHeight },
  ])
})

test.each([
  ['#', undefined, 'invalid-argument', 'selector is not valid'],
  ['>>> p', undefined, 'invalid-argument', 'selector is not valid'],
  ['p', {}, 'invalid-argument', 'scope must be an element, a ref or a page'],
  ['p', 'p', 'invalid-argument', 'scope must be an element, a ref or a page'],
  ['p', { current: {} }, 'invalid-argument', 'scope must be an element, a ref or a page'],
  ['p', { current: null }, 'not-found', 'element not found'],
  ['p', { key: '"] > x' }, 'not-found', 'page not found'],
])('%s in %j is rejected', async (selector, scope, code, detail) => {
  await showPage()
  const query = createSelectorQuery()
  if (scope) query.in(scope as never)
  await expect(query.select(selector).node().exec()).rejects.toMatchObject({
    code,
    errMsg: `createSelectorQuery:fail ${detail}`,
  })
})

test('the demo passes axe, and shows the results', async () => {
  const { scroller } = await pageOf(<SelectorQueryDemo />)
  scroller.querySelector('button')?.click()
  await expect.poll(() => scroller.textContent).toContain('Oslo: ')
  expect(scroller.textContent).toMatch(/Lisbon is \d+ px below the navigation bar\./)
  await expectNoAxeViolations(scroller)
})
