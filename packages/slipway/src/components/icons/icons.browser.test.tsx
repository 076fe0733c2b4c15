import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import * as entry from './index.ts'
import { ChevronBackIcon, Glyph, type GlyphIconProps, HomeIcon } from './index.ts'

describeConformance(
  (props) => (
    <span>
      <HomeIcon {...props} />
    </span>
  ),
  { selector: 'svg', around: 'span' },
)

type GlyphIcon = (props: GlyphIconProps) => ReactElement
const isIcon = (named: [string, unknown]): named is [string, GlyphIcon] => named[0].endsWith('Icon')
const icons = Object.entries(entry).filter(isIcon)

const renderSvg = (node: ReactElement) => render(<span>{node}</span>).element.querySelector('svg') as SVGSVGElement

test.each(icons)('%s stays within its grid, has the colour of the text, and is decoration', (_, Icon) => {
  const svg = renderSvg(<Icon />)
  expect(svg.getAttribute('viewBox')).toBe('0 0 24 24')
  expect([svg.clientWidth, svg.clientHeight]).toEqual([24, 24])
  expect(svg.getAttribute('stroke')).toBe('currentColor')
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  const { x, y, width, height } = svg.getBBox()
  const margin = 0.875
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(margin)
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(24 - margin)
  expect(Math.max(width, height), 'not lost in the grid').toBeGreaterThanOrEqual(12)
})

test('all icons are different', () => {
  const drawings = icons.map(([, Icon]) => serverHtml(<Icon />))
  expect(new Set(drawings).size).toBe(icons.length)
})

test('icons that point along the line are mirrored in right-to-left text', () => {
  const mirrored = icons.filter(([, Icon]) => {
    const svg = render(
      <span dir="rtl">
        <Icon />
      </span>,
    ).element.querySelector('svg') as SVGSVGElement
    return getComputedStyle(svg).scale === '-1 1'
  })
  expect(mirrored.map(([name]) => name)).toEqual(['ChevronBackIcon', 'ChevronForwardIcon', 'ListIcon'])
  expect(getComputedStyle(renderSvg(<ChevronBackIcon />)).scale).toBe('1')
})

test('an icon with an accessible name is an image', async () => {
  const svg = renderSvg(<HomeIcon aria-label="Home" width={48} height={48} />)
  expect(svg).not.toHaveAttribute('aria-hidden')
  expect(svg.clientWidth).toBe(48)
  await expect.element(page.getByRole('img', { name: 'Home' })).toBeVisible()
  await expectNoAxeViolations(svg)
})

test('a custom icon can have lines, filled shapes and other children', () => {
  const svg = renderSvg(
    <Glyph d="M4 4h16" solid="M8 8h8v8H8z">
      <circle r="1" />
    </Glyph>,
  )
  expect([...svg.children].map(({ tagName }) => tagName)).toEqual(['path', 'path', 'circle'])
  expect(svg.firstElementChild).toHaveAttribute('fill', 'currentColor')
})

test('screen readers read an icon with a name, and skip one without', async () => {
  const { container } = render(
    <>
      <HomeIcon />
      <HomeIcon aria-label="Home" />
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - img "Home"
  `)
})
