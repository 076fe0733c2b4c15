import { expect, test } from 'vitest'
import { describeHistory } from './history.contract.ts'
import { memoryHistory } from './memoryHistory.ts'

describeHistory('memory history', memoryHistory())

test('a move beyond the ends goes nowhere', async () => {
  const history = memoryHistory('/a')()
  let heard = 0
  history.listen(() => heard++)
  history.go(-1)
  history.go(1)
  await Promise.resolve()
  expect(heard).toBe(0)
  expect(history.url()).toBe('/a')
})
