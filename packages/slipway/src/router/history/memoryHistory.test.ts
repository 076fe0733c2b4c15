import { expect, test } from 'vitest'
import { describeHistory } from './history.contract.ts'
import { memoryHistory } from './memoryHistory.ts'

describeHistory('memory history', memoryHistory())

test('a move beyond the first or last entry does nothing', async () => {
  const history = memoryHistory('/a')()
  let moves = 0
  history.listen(() => moves++)
  history.go(-1)
  history.go(1)
  await Promise.resolve()
  expect(moves).toBe(0)
  expect(history.url()).toBe('/a')
})
