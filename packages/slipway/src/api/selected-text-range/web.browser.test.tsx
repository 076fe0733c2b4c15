import { beforeEach, expect, test } from 'vitest'
import { keepFocusInWindow } from '../../testing/internal/environment/keepFocus.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { getSelectedTextRange } from './index.ts'

beforeEach(keepFocusInWindow)

const focused = (type?: string): HTMLInputElement => {
  const field = render(<input type={type} defaultValue="12345678" aria-label="Field" />).element as HTMLInputElement
  field.focus()
  return field
}

test.each(['text', 'search', 'tel', 'url', 'password'])('a field of type %s', async (type) => {
  focused(type).setSelectionRange(2, 5)
  expect(await getSelectedTextRange()).toEqual({ start: 2, end: 5 })
})

test('a multi-line field with a caret, and a read-only one', async () => {
  const { element } = render(<textarea readOnly defaultValue={'one\ntwo'} aria-label="Field" />)
  element.focus()
  ;(element as HTMLTextAreaElement).setSelectionRange(5, 5)
  expect(await getSelectedTextRange()).toEqual({ start: 5, end: 5 })
})

test('a field in a shadow root', async () => {
  const { element } = render(<div />)
  const shadow = element.attachShadow({ mode: 'open' })
  shadow.innerHTML = '<input value="text">'
  const field = shadow.firstElementChild as HTMLInputElement
  field.focus()
  field.setSelectionRange(1, 3)
  expect(await getSelectedTextRange()).toEqual({ start: 1, end: 3 })
})

test.each(['email', 'number'])('a field of type %s rejects with `unsupported`', async (type) => {
  focused(type)
  await expect(getSelectedTextRange()).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: `getSelectedTextRange:fail fields of type ${type} do not return their selection`,
  })
})

test('[S8.9] without a focused text field the call rejects with `no focused`', async () => {
  const refusal = { code: 'not-found', errMsg: 'getSelectedTextRange:fail no focused' }
  await expect(getSelectedTextRange()).rejects.toMatchObject(refusal)
  focused('checkbox')
  await expect(getSelectedTextRange()).rejects.toMatchObject(refusal)
  const { element } = render(<button type="button">Press</button>)
  element.focus()
  await expect(getSelectedTextRange()).rejects.toMatchObject(refusal)
})
