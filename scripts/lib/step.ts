/** Messages about problems; empty after success. */
export type Problems = readonly string[]

/** Runs one step of a command, and prints a line with its result and duration. */
export async function step(name: string, work: () => Promise<Problems> | Problems): Promise<Problems> {
  const startedMs = performance.now()
  const problems = await work()
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${seconds.padStart(5)} s  ${name}`)
  return problems
}
