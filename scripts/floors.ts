import { brokenFloors } from '../spec/floors/brokenFloors.ts'
import { wrongEntries } from '../spec/wrongEntries.ts'

/** The checks of floors and entries in `npm run check`. They run without a test runner, which takes longer to start than both checks. */
export async function main(): Promise<number> {
  const problems = [...brokenFloors(), ...(await wrongEntries())]
  for (const problem of problems) console.log(problem)
  return problems.length > 0 ? 1 : 0
}
