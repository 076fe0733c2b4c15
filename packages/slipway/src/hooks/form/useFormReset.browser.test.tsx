import { expect, test, vi } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { useFormReset } from './useFormReset.ts'

function Field({ onReset, form }: { onReset: () => void; form?: string }) {
  return <input ref={useFormReset(onReset)} form={form} aria-label="Field" />
}

const formOf = (container: Element, id: string) => container.querySelector(`#${id}`) as HTMLFormElement

test('is called for its own form only', () => {
  const onReset = vi.fn()
  const { container } = render(
    <>
      <form id="own">
        <Field onReset={onReset} />
      </form>
      <form id="other" />
    </>,
  )
  formOf(container, 'other').reset()
  expect(onReset).not.toHaveBeenCalled()
  formOf(container, 'own').reset()
  expect(onReset).toHaveBeenCalledTimes(1)
})

test('is called for a form that the `form` attribute names', () => {
  const onReset = vi.fn()
  const { container } = render(
    <>
      <Field onReset={onReset} form="far" />
      <form id="far" />
    </>,
  )
  formOf(container, 'far').reset()
  expect(onReset).toHaveBeenCalledTimes(1)
})

test('is not called for a prevented reset', () => {
  const onReset = vi.fn()
  const { container } = render(
    <form id="own" onReset={(event) => event.preventDefault()}>
      <Field onReset={onReset} />
    </form>,
  )
  formOf(container, 'own').reset()
  expect(onReset).not.toHaveBeenCalled()
})
