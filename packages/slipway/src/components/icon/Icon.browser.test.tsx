import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { colorTokens } from '../../base/tokens.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { Icon, type IconProps, type IconType } from './index.ts'

describeConformance(
  (props) => (
    <span>
      <Icon type="info" {...props} />
    </span>
  ),
  { selector: 'svg', around: 'span' },
)

function renderIcon(props: IconProps): SVGSVGElement {
  const svg = render(
    <span style={{ color: 'rgb(1, 2, 3)', fontSize: 20 }}>
      <Icon {...props} />
    </span>,
  ).element.querySelector('svg')
  if (!svg) throw new Error('there is no icon')
  return svg
}

const colors: Record<IconType, string> = {
  success: colorTokens.accent.light,
  success_no_circle: colorTokens.accent.light,
  download: colorTokens.accent.light,
  info: '#10aeff',
  waiting: '#10aeff',
  warn: colorTokens.warning.light,
  cancel: colorTokens.danger.light,
  search: colorTokens['label-3'].light,
  clear: colorTokens['label-3'].light,
}

describe('types', () => {
  test.each(Object.entries(colors))('%s has its own shape, in %s by default', (type, color) => {
    document.documentElement.dataset.swTheme = 'light'
    try {
      const svg = renderIcon({ type: type as IconType })
      const reference = render(<span style={{ color }} />).element
      expect(getComputedStyle(svg).color).toBe(getComputedStyle(reference).color)
      expect(svg.querySelectorAll('path')).toHaveLength(1)
      expect(svg).toHaveAttribute('data-type', type)
    } finally {
      delete document.documentElement.dataset.swTheme
    }
  })

  test('all shapes are different and stay within the grid', () => {
    const drawings = (Object.keys(colors) as IconType[]).map((type) => {
      const path = renderIcon({ type }).querySelector('path') as SVGPathElement
      const { x, y, width, height } = path.getBBox()
      expect(Math.min(x, y), type).toBeGreaterThanOrEqual(2)
      expect(Math.max(x + width, y + height), type).toBeLessThanOrEqual(22)
      return path.getAttribute('d')
    })
    expect(new Set(drawings).size).toBe(9)
  })

  test.each(['tick', 'constructor', ''])('an unknown type (%j) renders nothing and logs an error', (type) => {
    expectConsole('error', /renders nothing.*Use one of success, success_no_circle, info/)
    expect(render(<Icon type={type as IconType} />).container.innerHTML).toBe('')
  })

  test('an icon without `type` and `children` logs an error', () => {
    expectConsole('error', /<Icon> renders nothing/)
    expect(render(<Icon />).container.innerHTML).toBe('')
  })

  test('custom shapes as children have the colour of the text', () => {
    const svg = renderIcon({ children: <path d="M4 4h16" /> })
    expect(svg.innerHTML).toBe('<path d="M4 4h16"></path>')
    expect(getComputedStyle(svg).color).toBe('rgb(1, 2, 3)')
  })
})

describe('size and colour', () => {
  test.each<[Pick<IconProps, 'size'>, number]>([
    [{}, 23],
    [{ size: 40 }, 40],
    [{ size: '40' }, 40],
    [{ size: '2em' }, 40],
    [{ size: 'calc(10px + 1em)' }, 30],
  ])('%j gives %d px', (size, px) => {
    const { width, height } = renderIcon({ type: 'info', ...size }).getBoundingClientRect()
    expect([width, height]).toEqual([px, px])
  })

  test('`color` overrides the default, and `style` overrides `color`', () => {
    expect(getComputedStyle(renderIcon({ type: 'info', color: 'rgb(9, 8, 7)' })).color).toBe('rgb(9, 8, 7)')
    const style = { color: 'rgb(6, 5, 4)' }
    expect(getComputedStyle(renderIcon({ type: 'info', color: 'rgb(9, 8, 7)', style })).color).toBe('rgb(6, 5, 4)')
  })
})

describe('accessibility', () => {
  test('decoration is hidden', () => {
    const svg = renderIcon({ type: 'success' })
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).not.toHaveAttribute('role')
  })

  test('a named icon is an image', async () => {
    renderIcon({ type: 'success', 'aria-label': 'Paid' })
    await expect.element(page.getByRole('img', { name: 'Paid' })).toBeVisible()
  })

  test('it is not focusable, with or without a name', async () => {
    const { container } = render(
      <>
        <Icon type="success" aria-label="Paid" />
        <Icon type="warn" />
        <button type="button">Next</button>
      </>,
    )
    expect(await keyboardWalk(container)).toEqual(['button Next'])
  })

  test('axe-core finds nothing', async () => {
    const { element } = render(
      <div>
        <Icon type="warn" />
        <Icon type="clear" aria-label="Clear" />
      </div>,
    )
    await expectNoAxeViolations(element)
  })
})

test('in forced colours all icons have the colour of the text', async () => {
  await forcedColors()
  const { container } = render(
    <span style={{ color: 'GrayText' }}>
      <Icon type="success" />
      <Icon type="warn" />
      <Icon type="warn" color="#123456" />
      <Icon color="#123456">
        <path d="M6 12h12" />
      </Icon>
    </span>,
  )
  const colors = [...container.querySelectorAll('.sw-icon')].map((icon) => getComputedStyle(icon).color)
  expect(new Set(colors)).toEqual(new Set([systemColor('GrayText')]))
})

test('screen readers read a named icon as an image, and skip others', async () => {
  const { container } = render(
    <>
      <Icon type="warn" aria-label="Careful" />
      <Icon type="success" />
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`- img "Careful"`)
})
