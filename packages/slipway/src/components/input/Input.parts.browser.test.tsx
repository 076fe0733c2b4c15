import { describe, expect, test, vi } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import { setLocale } from '../../api/locale/index.ts'
import { expectShown, field } from '../../testing/internal/apps/renderInput.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { stubViewport } from '../../testing/internal/fakes/stubViewport.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Input, type InputProps } from './index.ts'

describe('the clear button', () => {
  const clear = () => page.getByRole('button', { name: 'Clear' })

  test('is visible while the field has text, even if a form library set it', async () => {
    render(<Input aria-label="Name" clearable />)
    await expect.element(clear()).not.toBeInTheDocument()
    await userEvent.type(field(), 'a')
    await expect.element(clear()).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect.element(clear()).not.toBeInTheDocument()
    field().value = 'x'
    await expect.element(clear()).toBeVisible()
  })

  test('emits the same events as typing, and focuses the field', async () => {
    const events: string[] = []
    render(
      <Input
        aria-label="Name"
        defaultValue="abc"
        clearable
        onInput={({ detail }) => events.push(`input ${detail.value}`)}
        onChange={({ target }) => events.push(`change ${target.value}`)}
      />,
    )
    await userEvent.click(clear())
    expect([field().value, events]).toEqual(['', ['input ', 'change ']])
    expect(document.activeElement).toBe(field())
  })

  test('has a target of 44 px, and a tap does not blur the field', async () => {
    const onBlur = vi.fn()
    render(<Input aria-label="Name" defaultValue="abc" clearable onBlur={onBlur} />)
    field().focus()
    const { width, height } = clear().element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    await touchTap(centerOf(clear().element()))
    await expectShown('')
    expect(onBlur).not.toHaveBeenCalled()
  })

  test('can be focused and pressed by keys', async () => {
    render(<Input aria-label="Name" defaultValue="abc" clearable />)
    await userEvent.tab()
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
    await userEvent.tab()
    await expect.element(clear()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectShown('')
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })

  test.each<InputProps>([{ disabled: true }, { readOnly: true }])('is hidden with %o', async (props) => {
    render(<Input aria-label="Name" defaultValue="abc" clearable {...props} />)
    await expect.element(clear()).not.toBeInTheDocument()
  })

  test.each([
    ['es', 'Borrar'],
    ['fr', 'Effacer'],
    ['zh-Hans', '清除'],
    ['zh-Hant', '清除'],
    ['en', 'Clear'],
  ])('has a name in %s', async (locale, name) => {
    render(<Input aria-label="Name" defaultValue="abc" clearable />)
    await setLocale(locale)
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  })

  test('is at the inline end, and the text does not overlap it', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { unmount } = render(
        <div dir={dir}>
          <Input aria-label="Name" defaultValue="abc" clearable />
        </div>,
      )
      const box = field().getBoundingClientRect()
      const button = clear().element().getBoundingClientRect()
      expect(dir === 'ltr' ? button.right : button.left).toBe(dir === 'ltr' ? box.right : box.left)
      expect(getComputedStyle(field()).paddingInlineEnd).toBe('44px')
      unmount()
    }
  })
})

describe('the password button', () => {
  const toggle = (name: string) => page.getByRole('button', { name })

  test('shows and hides the password, with a name for the next action', async () => {
    render(<Input aria-label="Name" password passwordToggle defaultValue="secret" />)
    field().focus()
    field().setSelectionRange(2, 2)
    expect(field().type).toBe('password')
    await userEvent.click(toggle('Show password'))
    expect([field().type, field().selectionStart, field().spellcheck]).toEqual(['text', 2, false])
    expect(document.activeElement).toBe(field())
    await userEvent.click(toggle('Hide password'))
    expect([field().type, field().value]).toEqual(['password', 'secret'])
  })

  test('is rendered for passwords only', async () => {
    const { rerender } = render(<Input aria-label="Name" passwordToggle />)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    rerender(<Input aria-label="Name" type="password" passwordToggle />)
    await expect.element(toggle('Show password')).toBeVisible()
  })
})

describe('a placeholder', () => {
  test('with a style is shown over the native one, which screen readers read', async () => {
    render(
      <Input
        aria-label="Name"
        placeholder="Who?"
        placeholderClass="mine"
        placeholderStyle={{ color: 'rgb(1, 2, 3)' }}
      />,
    )
    const own = document.querySelector('.mine') as HTMLElement
    expect(field().placeholder).toBe('Who?')
    // WebKit returns the style of the field instead.
    if (server.browser !== 'webkit') {
      expect(getComputedStyle(field(), '::placeholder').color).toBe('rgba(0, 0, 0, 0)')
    }
    expect([getComputedStyle(own).display, getComputedStyle(own).color]).toEqual(['block', 'rgb(1, 2, 3)'])
    const { left, top, height } = own.getBoundingClientRect()
    const box = field().getBoundingClientRect()
    expect([left - box.left, top - box.top, height]).toEqual([1, 1, box.height - 2])
    await userEvent.type(field(), 'a')
    expect(getComputedStyle(own).display).toBe('none')
  })
})

describe('in a form', () => {
  const form = () => document.querySelector('form') as HTMLFormElement
  const values = () => Object.fromEntries(new FormData(form()))

  test('is sent with its name, and is reset with the form', async () => {
    render(
      <form>
        <Input aria-label="Name" name="name" defaultValue="Ada" clearable />
      </form>,
    )
    await userEvent.type(field(), '!')
    expect(values()).toEqual({ name: 'Ada!' })
    form().reset()
    expect([values(), field().value]).toEqual([{ name: 'Ada' }, 'Ada'])
  })

  test('is disabled by its fieldset', () => {
    render(
      <form>
        <fieldset disabled>
          <Input aria-label="Name" name="name" defaultValue="Ada" />
        </fieldset>
      </form>,
    )
    expect(field().matches(':disabled')).toBe(true)
    expect(values()).toEqual({})
  })

  test('is announced as invalid once the user has left it, until it is valid', async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Input aria-label="Name" name="name" type="email" required />
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </form>,
    )
    const isInvalid = () => field().getAttribute('aria-invalid')
    expect(isInvalid()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(isInvalid()).toBe('true'))
    await expectNoAxeViolations(field())
    await userEvent.type(field(), 'ada@example.org')
    await vi.waitFor(() => expect(isInvalid()).toBeNull())
    await userEvent.clear(field())
    await userEvent.tab()
    await vi.waitFor(() => expect(isInvalid()).toBe('true'))
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await vi.waitFor(() => expect(isInvalid()).toBeNull())
  })

  test('`aria-invalid` set by the app has the invalid look', () => {
    render(<Input aria-label="Name" aria-invalid />)
    const { borderTopColor, boxShadow } = getComputedStyle(field())
    expect(boxShadow).toContain(borderTopColor)
  })

  /** Imitates react-hook-form, which uses these four props of `register`. */
  test('form libraries work with name, ref, onChange and onBlur', async () => {
    const calls: string[] = []
    const register = {
      name: 'name',
      ref: (element: HTMLInputElement | null) => {
        if (element) element.value = 'set by ref'
      },
      onChange: async ({ target, type }: { target: HTMLInputElement; type: string }) =>
        void calls.push(`${type} ${target.name} ${target.value}`),
      onBlur: async ({ target, type }: { target: HTMLInputElement; type: string }) =>
        void calls.push(`${type} ${target.name}`),
    }
    const { rerender } = render(<Input aria-label="Name" clearable {...register} />)
    await expectShown('set by ref')
    await userEvent.type(field(), '!')
    field().value = 'set later'
    rerender(<Input aria-label="Name" clearable {...register} placeholder="another render" />)
    await expectShown('set later')
    field().blur()
    expect(calls).toEqual(['change name set by ref!', 'blur name'])
  })

  test('a password manager that sets the same text again after the app cleared it causes an event', () => {
    const events: string[] = []
    render(<Input aria-label="Name" onInput={({ detail }) => events.push(detail.value)} />)
    const fillIn = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    }
    fillIn('ada')
    field().value = ''
    fillIn('ada')
    expect(events).toEqual(['ada', 'ada'])
  })
})

test('the event of the soft keyboard is emitted by the focused field only', async () => {
  const moveViewport = stubViewport()
  const events: string[] = []
  const inputNamed = (name: string) => (
    <Input
      aria-label={name}
      onKeyboardHeightChange={({ detail, type }) => events.push(`${name} ${type} ${detail.height} ${detail.duration}`)}
    />
  )
  render(
    <>
      {inputNamed('Name')}
      {inputNamed('City')}
    </>,
  )
  field().focus()
  // The code that observes the viewport is loaded when the first field mounts.
  await vi.waitFor(() => {
    moveViewport({ height: document.documentElement.clientHeight - 300 })
    expect(events).toEqual(['Name keyboardheightchange 300 0'])
  })
  expect(document.documentElement.style.getPropertyValue('--sw-keyboard-height')).toBe('300px')
  field().blur()
  await vi.waitFor(() => expect(events).toEqual(['Name keyboardheightchange 300 0', 'Name keyboardheightchange 0 0']))
  expect(document.documentElement.hasAttribute('style')).toBe(false)
})

describe('look', () => {
  test('its text is at least 16 px large, so that Safari does not zoom in, and its target 44 px high', () => {
    render(<Input aria-label="Name" plain />)
    expect(Number.parseFloat(getComputedStyle(field()).fontSize)).toBeGreaterThanOrEqual(16)
    expect(field().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test('`cursorColor` sets the colour of the caret', () => {
    render(<Input aria-label="Name" cursorColor="rgb(1, 2, 3)" />)
    expect(getComputedStyle(field()).caretColor).toBe('rgb(1, 2, 3)')
  })

  test('forced colours mark an invalid field', async () => {
    await forcedColors()
    const { rerender } = render(<Input aria-label="Name" />)
    expect(getComputedStyle(field()).outlineStyle).toBe('none')
    rerender(<Input aria-label="Name" aria-invalid />)
    expect(getComputedStyle(field()).outlineStyle).toBe('dashed')
  })

  test('forced colours show its edge', async () => {
    await forcedColors()
    render(<Input aria-label="Name" />)
    const { borderTopColor, borderTopWidth } = getComputedStyle(field())
    expect([borderTopColor, borderTopWidth]).not.toEqual(['rgba(0, 0, 0, 0)', '1px'])
  })

  test('forced colours underline a plain field', async () => {
    await forcedColors()
    render(<Input aria-label="Name" plain />)
    const { borderTopStyle, borderBottomStyle, borderRadius } = getComputedStyle(field())
    expect([borderTopStyle, borderBottomStyle, borderRadius]).toEqual(['none', 'solid', '0px'])
  })

  test('the focus ring of an invalid field is around its edge and does not hide it', async () => {
    render(<Input aria-label="Name" aria-invalid />)
    await userEvent.tab()
    const { borderTopColor, outlineColor, outlineOffset } = getComputedStyle(field())
    expect(borderTopColor).not.toBe(outlineColor)
    expect(outlineOffset).toBe('1px')
  })
})

test.each<[InputProps, string]>([
  [{}, 'textbox'],
  [{ type: 'number' }, 'textbox'],
  [{ type: 'email' }, 'textbox'],
  [{ type: 'search' }, 'searchbox'],
])('assistive technology reads %o as %s, with its name', async (props, role) => {
  render(<Input aria-label="Name" defaultValue="1" clearable required {...props} />)
  field().focus()
  expect(await focusedNode()).toEqual({ role, name: 'Name' })
  expect([field().required, field().value]).toEqual([true, '1'])
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible()
})

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
])('a telephone number starts on the same side as other fields: in %s on the %s', (dir, side) => {
  render(
    <div dir={dir}>
      <Input aria-label="Name" type="tel" defaultValue="138 0013" />
    </div>,
  )
  expect(getComputedStyle(field()).textAlign).toBe(side)
})
