import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { type AnyApp, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { NavigatorContext } from '../../router/react/contexts.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import GridDemo from './demo.tsx'
import { Grid, GridItem } from './index.ts'

const load = async () => ({ default: () => null })
const paths = ['/', '/more', ...['button', 'image', 'text', 'view'].map((name) => `/components/${name}`)]
const pages = Object.fromEntries(paths.map((path) => [path, page({ load })]))
const within = (node: ReactElement) => (
  <NavigatorContext value={createNavigator({ pages } as unknown as AnyApp, memoryHistory()())}>{node}</NavigatorContext>
)

describeConformance((props) => <Grid {...props} />, { selector: 'ul' })
describe.each([
  ['a tile', {}],
  ['a tile that is a link', { url: '/more' }],
  ['a tile that is a button', { onClick() {} }],
])('%s', (_, given) => {
  const example = (props: object) =>
    within(
      <Grid>
        <GridItem {...given} {...props} title="More" />
      </Grid>,
    )
  describeConformance(example, { selector: '.sw-grid-item', hasOwnTitle: true, around: '.sw-grid' })
})

test('it is a list of tiles, with the element that each tile’s props require', async () => {
  const { container } = render(
    within(
      <Grid>
        <GridItem title="More" url="/more" />
        <GridItem title="Help" href="https://example.org/" />
        <GridItem title="Share" onClick={() => {}} />
        <GridItem title="Not yet" url="/more" disabled />
        <GridItem title="Version" />
      </Grid>,
    ),
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - list:
      - listitem:
        - link "More":
          - /url: /more
      - listitem:
        - link "Help":
          - /url: https://example.org/
      - listitem:
        - button "Share"
      - listitem:
        - link "Not yet" [disabled]
      - listitem: Version
  `)
})

test('a button emits one click per mouse click, tap and key press', async () => {
  const onClick = vi.fn()
  render(
    <Grid>
      <GridItem title="Share" onClick={onClick} />
    </Grid>,
  )
  await userEvent.tab()
  expect(await focusedNode()).toEqual({ role: 'button', name: 'Share' })
  await userEvent.keyboard('{Enter} ')
  await userEvent.click(screen.getByRole('button'))
  await touchTap(centerOf(screen.getByRole('button').element()))
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(4))
})

describe('layout', () => {
  const boxes = (grid: ReactElement, dir = 'ltr') => {
    const { container } = render(
      <div dir={dir} style={{ inlineSize: 320 }}>
        {grid}
      </div>,
    )
    const { left } = (container.querySelector('.sw-grid') as Element).getBoundingClientRect()
    return [...container.querySelectorAll('.sw-grid-item')].map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect()
      return { x: x - left, y, width, height }
    })
  }

  test.each([
    ['ltr', [0, 110, 220]],
    ['rtl', [220, 110, 0]],
  ])('columns have the same width, with the gap between them (%s)', (dir, xs) => {
    const grid = (
      <Grid columns={3} gap={10}>
        <GridItem title={'incomprehensible'.repeat(3)} />
        <GridItem title="b" />
        <GridItem title="c" />
        <GridItem title="d" />
      </Grid>
    )
    const [a, b, c, d] = boxes(grid, dir)
    expect([a?.x, b?.x, c?.x]).toEqual(xs)
    expect([a?.width, b?.width, d?.width]).toEqual([100, 100, 100])
    expect(b?.height).toBe(a?.height)
    expect(d?.y).toBe((a?.y ?? 0) + (a?.height ?? 0) + 10)
  })

  test('tiles are square, or higher if their content needs it', () => {
    const [short, long] = boxes(
      <Grid columns={2} square>
        <GridItem title="a" />
        <GridItem title="b" />
        <GridItem title={'words '.repeat(100)} />
      </Grid>,
    ).filter((_, index) => index !== 1)
    expect(short).toMatchObject({ width: 160, height: 160 })
    expect(long?.width).toBe(160)
    expect(long?.height).toBeGreaterThan(200)
  })

  test('a span covers several columns, at most all of them', () => {
    const [two, all] = boxes(
      <Grid columns={4}>
        <GridItem span={2} title="a" />
        <GridItem span={9} title="b" />
      </Grid>,
    )
    expect([two?.width, all?.width]).toEqual([160, 320])
  })
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(within(<GridDemo />))
  await expectNoAxeViolations(container)
})

test('forced colours grey out disabled tiles', async () => {
  await forcedColors()
  const { container } = render(
    <Grid>
      <GridItem title="Home" href="#home" />
      <GridItem title="Not yet" href="#later" disabled />
    </Grid>,
  )
  const [ready, off] = [...container.querySelectorAll('.sw-grid-item > *')].map((part) => getComputedStyle(part).color)
  expect(off).toBe(systemColor('GrayText'))
  expect(ready).not.toBe(off)
})

test('the pressed look does not fade with reduced motion', async () => {
  await lessMotion()
  const { container } = render(
    <Grid>
      <GridItem title="Home" onClick={() => {}} />
    </Grid>,
  )
  expect(getComputedStyle(container.querySelector('.sw-grid-item') as Element).transitionDuration).toBe('0s')
})
