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

describe('a button that empties it', () => {
  const clear = () => page.getByRole('button', { name: 'Clear' })

  test('is there while there is something in it, also when a form library put it there', async () => {
    render(<Input aria-label="Name" clearable />)
    await expect.element(clear()).not.toBeInTheDocument()
    await userEvent.type(field(), 'a')
    await expect.element(clear()).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect.element(clear()).not.toBeInTheDocument()
    field().value = 'x'
    await expect.element(clear()).toBeVisible()
  })

  test('tells it as typing does, and gives the field the focus', async () => {
    const told: string[] = []
    render(
      <Input
        aria-label="Name"
        defaultValue="abc"
        clearable
        onInput={({ detail }) => told.push(`input ${detail.value}`)}
        onChange={({ target }) => told.push(`change ${target.value}`)}
      />,
    )
    await userEvent.click(clear())
    expect([field().value, told]).toEqual(['', ['input ', 'change ']])
    expect(document.activeElement).toBe(field())
  })

  test('can be tapped in 44 px, and the field keeps the focus meanwhile', async () => {
    const onBlur = vi.fn()
    render(<Input aria-label="Name" defaultValue="abc" clearable onBlur={onBlur} />)
    field().focus()
    const { width, height } = clear().element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    await touchTap(centerOf(clear().element()))
    await expectShown('')
    expect(onBlur).not.toHaveBeenCalled()
  })

  test('is reached and pressed by keys', async () => {
    render(<Input aria-label="Name" defaultValue="abc" clearable />)
    await userEvent.tab()
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
    await userEvent.tab()
    await expect.element(clear()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectShown('')
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })

  test.each<InputProps>([{ disabled: true }, { readOnly: true }])('is not there with %o', async (props) => {
    render(<Input aria-label="Name" defaultValue="abc" clearable {...props} />)
    await expect.element(clear()).not.toBeInTheDocument()
  })

  test.each([
    ['es', 'Borrar'],
    ['fr', 'Effacer'],
    ['zh-Hans', '清除'],
    ['zh-Hant', '清除'],
    ['en', 'Clear'],
  ])('says its name in %s', async (locale, name) => {
    render(<Input aria-label="Name" defaultValue="abc" clearable />)
    await setLocale(locale)
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  })

  test('lies at the end of the line, and the text stays clear of it', () => {
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

describe('a button that shows the password', () => {
  const toggle = (name: string) => page.getByRole('button', { name })

  test('shows it and hides it, and says what it will do', async () => {
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

  test('is only there for a password', async () => {
    const { rerender } = render(<Input aria-label="Name" passwordToggle />)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    rerender(<Input aria-label="Name" type="password" passwordToggle />)
    await expect.element(toggle('Show password')).toBeVisible()
  })
})

describe('a placeholder', () => {
  test('of its own look lies over the native one, which is read', async () => {
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
    // WebKit tells the look of the field instead.
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

  test('takes part by its name, and goes back on reset', async () => {
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

  test('is disabled with its fieldset', () => {
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

  test('says that it is not valid once its user has been there, and until it is mended', async () => {
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

  test('an app that checks by itself says so by aria-invalid', () => {
    render(<Input aria-label="Name" aria-invalid />)
    const { borderTopColor, boxShadow } = getComputedStyle(field())
    expect(boxShadow).toContain(borderTopColor)
  })

  /** What react-hook-form does with what its `register` returns. */
  test('form libraries hold it by name, ref, onChange and onBlur', async () => {
    const heard: string[] = []
    const register = {
      name: 'name',
      ref: (element: HTMLInputElement | null) => {
        if (element) element.value = 'set by ref'
      },
      onChange: async ({ target, type }: { target: HTMLInputElement; type: string }) =>
        void heard.push(`${type} ${target.name} ${target.value}`),
      onBlur: async ({ target, type }: { target: HTMLInputElement; type: string }) =>
        void heard.push(`${type} ${target.name}`),
    }
    const { rerender } = render(<Input aria-label="Name" clearable {...register} />)
    await expectShown('set by ref')
    await userEvent.type(field(), '!')
    field().value = 'set later'
    rerender(<Input aria-label="Name" clearable {...register} placeholder="another render" />)
    await expectShown('set later')
    field().blur()
    expect(heard).toEqual(['change name set by ref!', 'blur name'])
  })

  test('a password manager that sets the same text again after the app has emptied it is heard', () => {
    const told: string[] = []
    render(<Input aria-label="Name" onInput={({ detail }) => told.push(detail.value)} />)
    const fillIn = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    }
    fillIn('ada')
    field().value = ''
    fillIn('ada')
    expect(told).toEqual(['ada', 'ada'])
  })
})

test('the soft keyboard is told to the field that it is for', async () => {
  const moveViewport = stubViewport()
  const told: string[] = []
  const heard = (name: string) => (
    <Input
      aria-label={name}
      onKeyboardHeightChange={({ detail, type }) => told.push(`${name} ${type} ${detail.height} ${detail.duration}`)}
    />
  )
  render(
    <>
      {heard('Name')}
      {heard('City')}
    </>,
  )
  field().focus()
  // What watches the window is loaded when the first field appears.
  await vi.waitFor(() => {
    moveViewport({ height: document.documentElement.clientHeight - 300 })
    expect(told).toEqual(['Name keyboardheightchange 300 0'])
  })
  expect(document.documentElement.style.getPropertyValue('--sw-keyboard-height')).toBe('300px')
  field().blur()
  await vi.waitFor(() => expect(told).toEqual(['Name keyboardheightchange 300 0', 'Name keyboardheightchange 0 0']))
  expect(document.documentElement.hasAttribute('style')).toBe(false)
})

describe('look', () => {
  test('its text is at least 16 px large, so that Safari does not zoom in, and 44 px can be touched', () => {
    render(<Input aria-label="Name" plain />)
    expect(Number.parseFloat(getComputedStyle(field()).fontSize)).toBeGreaterThanOrEqual(16)
    expect(field().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test('the caret has the colour that it is given', () => {
    render(<Input aria-label="Name" cursorColor="rgb(1, 2, 3)" />)
    expect(getComputedStyle(field()).caretColor).toBe('rgb(1, 2, 3)')
  })

  test('forced colours tell what is not right from what is', async () => {
    await forcedColors()
    const { rerender } = render(<Input aria-label="Name" />)
    expect(getComputedStyle(field()).outlineStyle).toBe('none')
    rerender(<Input aria-label="Name" aria-invalid />)
    expect(getComputedStyle(field()).outlineStyle).toBe('dashed')
  })

  test('forced colours draw its edge', async () => {
    await forcedColors()
    render(<Input aria-label="Name" />)
    const { borderTopColor, borderTopWidth } = getComputedStyle(field())
    expect([borderTopColor, borderTopWidth]).not.toEqual(['rgba(0, 0, 0, 0)', '1px'])
  })

  test('forced colours draw a line under one in a row of a list', async () => {
    await forcedColors()
    render(<Input aria-label="Name" plain />)
    const { borderTopStyle, borderBottomStyle, borderRadius } = getComputedStyle(field())
    expect([borderTopStyle, borderBottomStyle, borderRadius]).toEqual(['none', 'solid', '0px'])
  })

  test('where it is not right, the ring of the focus lies around its edge and hides nothing', async () => {
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
])('assistive technology is told of %o as %s, with its name', async (props, role) => {
  render(<Input aria-label="Name" defaultValue="1" clearable required {...props} />)
  field().focus()
  expect(await focusedNode()).toEqual({ role, name: 'Name' })
  expect([field().required, field().value]).toEqual([true, '1'])
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible()
})

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
])('a telephone number begins where other fields do: in %s on the %s', (dir, side) => {
  render(
    <div dir={dir}>
      <Input aria-label="Name" type="tel" defaultValue="138 0013" />
    </div>,
  )
  expect(getComputedStyle(field()).textAlign).toBe(side)
})
