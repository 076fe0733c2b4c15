import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formLibrary } from '../../testing/internal/apps/formLibrary.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Stepper } from './index.ts'

const field = () => page.getByRole('spinbutton')
const more = () => page.getByRole('button', { name: /^Increase/ })

/** The pattern that React Hook Form documents for a native number field. */
function Registered({ sent }: { sent: unknown[] }) {
  const { register, handleSubmit, setValue } = useForm({ defaultValues: { count: 2 } })
  return (
    <form onSubmit={handleSubmit((values) => void sent.push(values))}>
      <Stepper aria-label="Tickets" max={9} {...register('count', { valueAsNumber: true })} />
      <button type="button" onClick={() => setValue('count', 7)}>
        Seven
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

test('React Hook Form sets its initial value, reads it and sets it', async () => {
  const sent: unknown[] = []
  render(<Registered sent={sent} />)
  const send = page.getByRole('button', { name: 'Send' })
  await expect.element(field()).toHaveValue('2')
  await userEvent.click(more())
  await userEvent.click(send)
  await vi.waitFor(() => expect(sent).toEqual([{ count: 3 }]))
  await userEvent.click(page.getByRole('button', { name: 'Seven' }))
  await expect.element(field()).toHaveAttribute('aria-valuenow', '7')
  await userEvent.fill(field(), '12')
  await userEvent.click(send)
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ count: 9 }))
})

test('a form library registers it, and reads and sets its value directly', async () => {
  const { register, getValue, setValue, received } = formLibrary()
  render(<Stepper aria-label="Tickets" max={9} {...register('tickets')} />)
  await userEvent.click(more())
  expect(received).toContain('change tickets "1"')
  setValue('tickets', 9)
  await expect.element(more()).toBeDisabled()
  expect(getValue('tickets')).toBe('9')
})
