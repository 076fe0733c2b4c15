import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { Text, type TextProps } from './index.ts'

describeConformance((props) => <Text {...props}>Some text</Text>, {
  selector: 'span',
  states: {
    '[data-selectable]': { selectable: true },
    '[data-space="ensp"]': { space: 'ensp' },
    '[data-clamped]': { numberOfLines: 2 },
  },
})

const story = 'A slipway is a ramp on the shore by which ships are moved to and from the water. '.repeat(4)
const narrow = { inlineSize: 200, lineHeight: '20px', fontSize: 16 }
const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height

test('without props it is a single span', () => {
  expect(render(<Text>Some text</Text>).container.innerHTML).toBe('<span class="sw-text">Some text</span>')
})

test('a line break in a string is kept; other white space collapses', () => {
  const { element } = render(
    <div style={narrow}>
      <Text selectable>{'one\ntwo   three'}</Text>
    </div>,
  )
  expect(heightOf(element)).toBe(40)
  // Chromium has a box of zero width for the line break itself.
  const linesOf = (text: string) =>
    [...render(<Text>{text}</Text>).element.getClientRects()].flatMap(({ width }) => Math.round(width) || [])
  expect(linesOf('one\ntwo   three')).toEqual([...linesOf('one'), ...linesOf('two three')])
})

describe('selection', () => {
  const selected = (element: Element) => {
    getSelection()?.selectAllChildren(element)
    return String(getSelection())
  }

  test('only selectable text can be selected, with the text in it', () => {
    expect(selected(render(<Text>No</Text>).container)).toBe('')
    const { container, rerender } = render(
      <Text selectable>
        Yes <Text>and yes</Text>
      </Text>,
    )
    expect(selected(container)).toBe('Yes and yes')
    rerender(
      <Text>
        No <Text selectable>but yes</Text>
      </Text>,
    )
    expect(selected(container)).toBe('but yes')
  })

  test('an app can make all text selectable with one property', () => {
    const { container } = render(
      <div style={{ '--sw-text-user-select': 'text' } as object}>
        <Text>Yes</Text>
      </div>,
    )
    expect(selected(container)).toBe('Yes')
  })
})

describe('spaces', () => {
  const widthOf = (props: TextProps) =>
    render(
      <Text {...props} style={{ fontSize: 20 }}>
        {'a   b'}
      </Text>,
    ).element.getBoundingClientRect().width

  test('each of consecutive spaces has the width of `space`', () => {
    const letters = render(<Text style={{ fontSize: 20 }}>ab</Text>).element.getBoundingClientRect().width
    const own = widthOf({}) - letters
    expect(widthOf({ space: 'nbsp' }) - letters).toBeCloseTo(3 * own, 1)
    expect(widthOf({ space: 'ensp' }) - letters).toBeCloseTo(3 * 10, 1)
    expect(widthOf({ space: 'emsp' }) - letters).toBeCloseTo(3 * 20, 1)
  })

  test('long text with kept spaces still wraps', () => {
    const { element } = render(
      <div style={narrow}>
        <Text space="nbsp">{story}</Text>
      </div>,
    )
    expect(heightOf(element)).toBeGreaterThan(40)
    expect(element.scrollWidth).toBeLessThanOrEqual(200)
  })
})

describe('decoding', () => {
  test('entities in strings become characters, and elements between strings are kept', () => {
    const { element } = render(
      <Text decode>
        {'1 &lt; 2'} <b>{'&amp;'}</b> {3} {'&apos;x&apos;'}
      </Text>,
    )
    expect(element.textContent).toBe("1 < 2 &amp; 3 'x'")
  })

  test('without `decode` they are kept', () => {
    expect(render(<Text>{'1 &lt; 2'}</Text>).element.textContent).toBe('1 &lt; 2')
  })
})

describe('numberOfLines', () => {
  test.each([1, 2, 3])('%d: hides further lines, but keeps their text', (numberOfLines) => {
    const { element } = render(
      <div style={narrow}>
        <Text numberOfLines={numberOfLines}>{story}</Text>
      </div>,
    )
    const text = element.firstElementChild as HTMLElement
    expect(heightOf(text)).toBe(numberOfLines * 20)
    expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    expect(text.textContent).toBe(story)
  })

  test('a shorter text is not higher than its lines, and a long word wraps', () => {
    const { element } = render(
      <div style={narrow}>
        <Text numberOfLines={3}>Short</Text>
      </div>,
    )
    expect(heightOf(element)).toBe(20)
    const long = render(
      <div style={narrow}>
        <Text numberOfLines={1}>{'x'.repeat(100)}</Text>
      </div>,
    ).element
    expect(heightOf(long)).toBe(20)
    expect(long.scrollWidth).toBe(200)
  })

  test.each([0, -1, Number.NaN])('%d shows all lines', (numberOfLines) => {
    const { element } = render(<Text numberOfLines={numberOfLines}>{story}</Text>)
    expect(element).not.toHaveAttribute('data-clamped')
  })
})

test('it is exposed as its whole text, truncated or not, and is not focusable', async () => {
  const { container } = render(
    <p style={narrow}>
      <Text numberOfLines={1}>{story}</Text>
      <Text selectable>Some text</Text>
      <button type="button">Next</button>
    </p>,
  )
  expect(await keyboardWalk(container)).toEqual(['button Next'])
  expect(page.getByRole('paragraph').element().textContent).toBe(`${story}Some textNext`)
  for (const text of container.querySelectorAll('.sw-text')) expect(text).not.toHaveAttribute('role')
})

test.each(['ltr', 'rtl'])('axe-core finds nothing, %s', async (dir) => {
  const { element } = render(
    <div dir={dir}>
      <Text numberOfLines={2} selectable>
        {story}
      </Text>
      <Text space="ensp" decode>
        a b
      </Text>
    </div>,
  )
  await expectNoAxeViolations(element)
})

test('is announced as its text', async () => {
  const { container } = render(<Text decode>Fish &amp;amp; chips</Text>)
  await expect(container).toMatchAriaInlineSnapshot(`- text: Fish & chips`)
})
