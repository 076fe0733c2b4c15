import type { Failure } from './walk.ts'
import { seed } from './walksOfTest.ts'

/** The moves of the shortened walk as a list, and the problem at its end. */
export function report({ descriptions, problem }: Failure): string {
  const list = descriptions.map((text, index) => `  ${index + 1}. ${text}`)
  return [`A walk of SLIPWAY_SEED=${seed} failed. Shortened to:`, ...list, problem].join('\n')
}
