import type { ComponentProps, SubmitEvent } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { mouseDown, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { Button, type ButtonProps } from './index.ts'

describeConformance((props) => <Button {...props}>Save</Button>, {
  selector: 'button',
  states: {
    '[data-type="primary"]': { type: 'primary' },
    '[data-size="mini"]': { size: 'mini' },
    '[data-plain]': { plain: true },
    '[data-loading]': { loading: true },
  },
})

const button = () => page.getByRole('button')
const background = (element: Element) => getComputedStyle(element).backgroundColor

/** A form whose submission does not navigate. */
function Form({ onSubmit, ...rest }: ComponentProps<'form'>) {
  const stay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.(event)
  }
  return <form aria-label="Note" onSubmit={stay} {...rest} />
}

describe('pressing', () => {
  test('a mouse click, a tap, Enter and Space each trigger one click', async () => {
    const onClick = vi.fn()
    const { element } = render(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(button())
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
    await touchTap(centerOf(element))
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(2))
    element.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(3))
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(4))
  })

  test('a disabled button does nothing and takes no focus', async () => {
    const onClick = vi.fn()
    const { element } = render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    )
    await touchTap(centerOf(element))
    element.click()
    await userEvent.tab()
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).not.toBe(element)
  })

  test('it looks pressed from mouse down to mouse up', async () => {
    const { element } = render(<Button type="primary">Save</Button>)
    await userEvent.hover(button())
    await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
    const hovered = background(element)
    await mouseDown(centerOf(element))
    expect(document.getAnimations(), 'no transition to the pressed look').toEqual([])
    expect(background(element)).not.toBe(hovered)
    await mouseUp(centerOf(element))
    await vi.waitFor(() => expect(background(element)).toBe(hovered))
  })

  test('it looks pressed during a touch', async () => {
    const { element } = render(<Button type="primary">Save</Button>)
    const atRest = background(element)
    const touch = await touchStart(centerOf(element))
    await vi.waitFor(() => expect(background(element)).not.toBe(atRest))
    await touch.end()
    await vi.waitFor(() => expect(background(element)).toBe(atRest))
  })

  test('a mini button looks small and has a target of 44 px', async () => {
    const onClick = vi.fn()
    const { element } = render(
      <div style={{ padding: 40 }}>
        <Button size="mini" onClick={onClick}>
          Go
        </Button>
      </div>,
    )
    const drawn = button().element().getBoundingClientRect()
    expect(drawn.height).toBeLessThan(36)
    const { x, y } = centerOf(button().element())
    await touchTap({ x, y: y - 21 })
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
    await touchTap({ x, y: y + 21 })
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(2))
    expect(document.elementFromPoint(x, y - 24)).toBe(element)
  })
})

test('Tab moves through the buttons, and screen readers get name, role and state', async () => {
  const onClick = vi.fn()
  const { container } = render(
    <>
      <Button onClick={onClick}>Save</Button>
      <Button disabled>Never</Button>
      <Button loading onClick={onClick}>
        Send
      </Button>
      <Button size="mini" aria-label="Follow Ada" aria-pressed>
        Follow
      </Button>
    </>,
  )
  expect(await keyboardWalk(container)).toEqual(['button Save', 'button Send', 'button Follow Ada'])
  await expect.element(page.getByRole('button', { name: 'Never' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('button', { name: 'Follow Ada', pressed: true })).toBeVisible()
  ;(container.firstElementChild as HTMLElement).focus()
  await userEvent.keyboard('{Enter} ')
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

describe('loading', () => {
  test.each<[string, ButtonProps]>([
    ['as wide as its container', {}],
    ['mini', { size: 'mini' }],
    ['full of long text', { style: { inlineSize: 160 }, children: 'A text that takes several lines' }],
  ])('a button that is %s keeps its size', (_, props) => {
    const { element, rerender } = render(<Button {...{ children: 'Save', ...props }} />)
    const { width, height } = element.getBoundingClientRect()
    rerender(<Button {...{ children: 'Save', ...props }} loading />)
    expect(element.getBoundingClientRect().width).toBeCloseTo(width, 3)
    expect(element.getBoundingClientRect().height).toBeCloseTo(height, 3)
  })

  test('it keeps the focus, has `aria-busy`, and emits no click', async () => {
    const listener = vi.fn()
    const saveButton = (loading: boolean) => (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the element only listens.
      <div onClick={listener}>
        <Button loading={loading} onClick={listener} onClickCapture={listener}>
          Save
        </Button>
      </div>
    )
    const { rerender } = render(saveButton(false))
    await userEvent.tab()
    rerender(saveButton(true))
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    await expect.element(button()).toHaveAccessibleName('Save')
    await userEvent.keyboard('{Enter} ')
    await touchTap(centerOf(button().element()))
    await mouseDown(centerOf(button().element()))
    await mouseUp(centerOf(button().element()))
    expect(listener).not.toHaveBeenCalled()
    rerender(saveButton(false))
    await userEvent.keyboard('{Enter}')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('in a form', () => {
  const noteField = <input aria-label="Note" name="note" defaultValue="first" />
  const note = () => page.getByRole('textbox')

  test('`submit` sends the form with the button’s name and value, on click and on Enter in a field', async () => {
    const sent: unknown[] = []
    const onSubmit = ({ currentTarget, submitter }: SubmitEvent<HTMLFormElement>) => {
      sent.push(Object.fromEntries(new FormData(currentTarget, submitter)))
    }
    render(
      <Form onSubmit={onSubmit}>
        {noteField}
        <Button formType="submit" name="after" value="close">
          Send
        </Button>
      </Form>,
    )
    await userEvent.click(button())
    await userEvent.click(note())
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([
      { note: 'first', after: 'close' },
      { note: 'first', after: 'close' },
    ])
  })

  test('`reset` resets the form', async () => {
    render(
      <Form>
        {noteField}
        <Button formType="reset">Clear</Button>
      </Form>,
    )
    await userEvent.fill(note(), 'second')
    await userEvent.click(button())
    await expect.element(note()).toHaveValue('first')
  })

  test('without `formType` it does neither', async () => {
    const listener = vi.fn()
    render(
      <Form onSubmit={listener} onReset={listener}>
        <Button>Help</Button>
      </Form>,
    )
    await userEvent.click(button())
    expect(listener).not.toHaveBeenCalled()
  })

  test('it belongs to the form of its `form` attribute', async () => {
    const onSubmit = vi.fn()
    render(
      <>
        <Form id="note-form" onSubmit={onSubmit} />
        <Button formType="submit" form="note-form">
          Send
        </Button>
      </>,
    )
    await userEvent.click(button())
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('while it is loading the form is not sent, by Enter in a field either', async () => {
    const onSubmit = vi.fn()
    render(
      <Form onSubmit={onSubmit}>
        {noteField}
        <Button formType="submit" loading>
          Send
        </Button>
      </Form>,
    )
    await userEvent.click(note())
    await userEvent.keyboard('{Enter}')
    await touchTap(centerOf(button().element()))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test.each(['send', 'button', 'Submit'])('[S5.11] `formType` %j logs an error and counts as empty', (formType) => {
    expectConsole('error', new RegExp(`formType="${formType}".*counts as empty.*Use "submit" or "reset"`))
    const { element } = render(<Button formType={formType as 'submit'}>Send</Button>)
    expect(element).toHaveAttribute('type', 'button')
  })

  test.each(['', 'submit', 'reset'] as const)('[S5.11] `formType` %j logs no error', (formType) => {
    const { element } = render(<Button formType={formType}>Send</Button>)
    expect(element).toHaveAttribute('type', formType || 'button')
  })
})

describe('the hover class', () => {
  const hover = { hoverClass: 'down', hoverStartTime: 0, hoverStayTime: 0 }

  test('replaces the built-in pressed look', async () => {
    const { element } = render(<Button {...hover}>Save</Button>)
    const atRest = background(element)
    const touch = await touchStart(centerOf(element))
    await expect.element(button()).toHaveClass('down')
    expect(background(element)).toBe(atRest)
    await touch.end()
    await expect.element(button()).not.toHaveClass('down')
  })

  test('`none` removes the pressed look', async () => {
    const { element } = render(<Button hoverClass="none">Save</Button>)
    const atRest = [background(element), element.className]
    const touch = await touchStart(centerOf(element))
    await expect.element(button()).toHaveAttribute('data-pressed')
    expect([background(element), element.className]).toEqual(atRest)
    await touch.end()
  })

  test.each(['loading', 'disabled'] as const)('is not set while the button is %s', async (state) => {
    const { element } = render(
      <Button {...hover} {...{ [state]: true }}>
        Save
      </Button>,
    )
    const seen = new Set<string>()
    const watch = new MutationObserver(() => seen.add(element.className))
    watch.observe(element, { attributeFilter: ['class', 'data-pressed'] })
    await touchTap(centerOf(element))
    await touchTap(centerOf(element))
    expect([...seen]).toEqual([])
  })
})

describe('the look', () => {
  test('[S9.18] a primary button is #007AFF', () => {
    document.documentElement.dataset.swTheme = 'light'
    try {
      expect(background(render(<Button type="primary">Pay</Button>).element)).toBe('rgb(0, 122, 255)')
    } finally {
      delete document.documentElement.dataset.swTheme
    }
  })

  test('a warning button is #e64340 in the literal theme', () => {
    document.documentElement.dataset.swTheme = 'light'
    try {
      expect(background(render(<Button type="warn">Delete</Button>).element)).toBe('rgb(230, 67, 64)')
    } finally {
      delete document.documentElement.dataset.swTheme
    }
  })

  test('fills its container, wraps long words, and is at least 44 px high', () => {
    const { element } = render(
      <div style={{ inlineSize: 120 }}>
        <Button>Donaudampfschifffahrtsgesellschaft</Button>
      </div>,
    )
    const { width, height } = button().element().getBoundingClientRect()
    expect(width).toBe(120)
    expect(height).toBeGreaterThan(60)
    expect(element.scrollWidth).toBe(120)
    expect(render(<Button>Go</Button>).element.offsetHeight).toBeGreaterThanOrEqual(44)
  })

  test('has a focus ring', async () => {
    const { element } = render(<Button>Save</Button>)
    await userEvent.tab()
    expect(getComputedStyle(element).outlineStyle).toBe('solid')
  })

  test('has an outline in forced colours', async () => {
    const { element } = render(<Button type="primary">Save</Button>)
    await emulateMedia('forced-colors', 'active')
    await vi.waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
    expect(getComputedStyle(element).borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('the spinner keeps its gap in forced colours', async () => {
    render(<Button loading>Save</Button>)
    await emulateMedia('forced-colors', 'active')
    await vi.waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
    const spinner = getComputedStyle(document.querySelector('.sw-button-spinner') as Element, '::before')
    expect(spinner.borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(spinner.borderRightColor).toBe('rgba(0, 0, 0, 0)')
  })

  test.each(['ltr', 'rtl'])('axe-core finds nothing in any state, %s', async (dir) => {
    const { element } = render(
      <div dir={dir} style={{ padding: 24, display: 'grid', gap: 24 }}>
        {(['default', 'primary', 'warn'] as const).flatMap((type) =>
          [false, true].flatMap((plain) =>
            (['default', 'mini'] as const).map((size) => (
              <div key={`${type} ${plain} ${size}`} style={{ display: 'grid', gap: 24 }}>
                <Button type={type} plain={plain} size={size}>
                  Ready
                </Button>
                <Button type={type} plain={plain} size={size} loading>
                  Loading
                </Button>
                <Button type={type} plain={plain} size={size} disabled>
                  Disabled
                </Button>
              </div>
            )),
          ),
        )}
      </div>,
    )
    await expectNoAxeViolations(element)
  })
})

test('screen readers read its name and state, and the spinner is still with reduced motion', async () => {
  await lessMotion()
  const { container } = render(
    <>
      <Button>Save</Button>
      <Button disabled>Pay</Button>
      <Button loading>Send</Button>
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - button "Save"
    - button "Pay" [disabled]
    - button "Send" [disabled]
  `)
  expect(getComputedStyle(container.querySelector('button') as Element).transitionDuration).toBe('0s')
})
