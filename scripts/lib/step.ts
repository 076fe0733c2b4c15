/** What went wrong, in words; nothing when all is well. */
export type Problems = readonly string[]

/** Does one step of a command and prints a line on how it went and how long it took. */
export async function step(name: string, work: () => Promise<Problems> | Problems): Promise<Problems> {
  const startedMs = performance.now()
  const problems = await work()
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${seconds.padStart(5)} s  ${name}`)
  return problems
}
