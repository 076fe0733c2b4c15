import { expect, test } from 'vitest'
import { withEffects } from './withEffects.ts'

interface Door {
  readonly isOpen: boolean
  readonly opened: number
  readonly effects: readonly ('ring' | 'light')[]
}

test('fields change, effects are added at the end, and the previous state is unchanged', () => {
  const before: Door = { isOpen: false, opened: 2, effects: ['ring'] }
  expect(withEffects(before, { isOpen: true }, 'light', 'ring')).toEqual({
    isOpen: true,
    opened: 2,
    effects: ['ring', 'light', 'ring'],
  })
  expect(before).toEqual({ isOpen: false, opened: 2, effects: ['ring'] })
})
