import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/internal/environment/render.tsx'
import { useControlled } from './useControlled.ts'

function Counter({ value, onCount }: { value?: number; onCount?: (next: number) => void }) {
  const [count, setCount] = useControlled(value, 1)
  const add = () => {
    setCount(count + 1)
    onCount?.(count + 1)
  }
  return (
    <button type="button" onClick={add}>
      {count}
    </button>
  )
}

test('without a value the component is uncontrolled', async () => {
  render(<Counter />)
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByRole('button')).toHaveTextContent('2')
})

test('with a value the component is controlled', async () => {
  const counts: number[] = []
  const { rerender } = render(<Counter value={5} onCount={(next) => counts.push(next)} />)
  await userEvent.click(page.getByRole('button'))
  expect(counts).toEqual([6])
  await expect.element(page.getByRole('button')).toHaveTextContent('5')
  rerender(<Counter value={6} />)
  await expect.element(page.getByRole('button')).toHaveTextContent('6')
})
