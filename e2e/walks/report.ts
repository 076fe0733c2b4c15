import type { Failure } from './walk.ts'
import { seed } from './walksOfTest.ts'

/** The short walk as a list, and the problem at its end. */
export function report({ told, problem }: Failure): string {
  const list = told.map((text, index) => `  ${index + 1}. ${text}`)
  return [`A walk of SLIPWAY_SEED=${seed} went wrong. Made short:`, ...list, problem].join('\n')
}
