import { expect, test } from 'vitest'
import { type StepStatus, stepStatus } from './steps.state.ts'

test.each<[number, StepStatus, StepStatus[]]>([
  [0, 'process', ['process', 'wait', 'wait']],
  [1, 'process', ['finish', 'process', 'wait']],
  [1, 'error', ['finish', 'error', 'wait']],
  [2, 'finish', ['finish', 'finish', 'finish']],
  [3, 'process', ['finish', 'finish', 'finish']],
  [-1, 'process', ['wait', 'wait', 'wait']],
])('the current step is %d with the status %s', (current, status, expected) => {
  expect([0, 1, 2].map((index) => stepStatus(index, current, status))).toEqual(expected)
})
