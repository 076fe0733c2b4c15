import { expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { stubViewport } from '../../testing/internal/fakes/stubViewport.ts'
import { Cell, CellGroup } from '../cell/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { Form } from './index.ts'

const keyboardTopPx = 420

test.each([
  ['a row', <Cell key="" title="City" control={<Input name="city" required />} />],
  [
    'a field',
    <Field key="" label="City">
      <Input name="city" required />
    </Field>,
  ],
])('the first invalid field, in %s, and its message are above the keyboard', async (_place, city) => {
  await screen.viewport(390, 844)
  const showKeyboard = stubViewport()
  await pageOf(
    <Form>
      <Input aria-label="Name" name="name" defaultValue="Ada" />
      <div style={{ blockSize: 500 }} />
      <CellGroup>{city}</CellGroup>
      <div style={{ blockSize: 600 }} />
      <button type="submit">Send</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  showKeyboard({ height: keyboardTopPx })
  await vi.waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--sw-keyboard-height')).toBe(`${844 - keyboardTopPx}px`),
  )
  await userEvent.keyboard('{Enter}')
  const field = screen.getByRole('textbox', { name: 'City' })
  await expect.element(field).toHaveFocus()
  await vi.waitFor(() => {
    const message = document.getElementById(field.element().getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).not.toBe('')
    expect(message?.getBoundingClientRect().bottom).toBeLessThanOrEqual(keyboardTopPx)
    expect(field.element().getBoundingClientRect().top).toBeGreaterThan(0)
  })
})
