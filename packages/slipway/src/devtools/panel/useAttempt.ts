import { useState } from 'react'

/** Runs an operation that may fail, and returns the message of the last failure until the next attempt. */
export function useAttempt(): readonly [
  problem: string | undefined,
  attempt: (work: () => Promise<unknown>) => Promise<boolean>,
] {
  const [problem, setProblem] = useState<string>()
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return false
    }
  }
  return [problem, attempt]
}
