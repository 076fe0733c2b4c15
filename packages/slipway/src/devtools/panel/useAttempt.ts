import { useState } from 'react'

/** Does what may fail, and tells what the last failure said until the next attempt. */
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
