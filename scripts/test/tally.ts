import type { TestResult } from '../lib/testReports.ts'

/** Result of one stage of `npm test`. */
export interface StageResult {
  readonly name: string
  readonly code: number
  readonly tests: readonly TestResult[]
}

/** The sum of all stages. A stage that fails without a failed test counts as one failed test. */
export function tally(stages: readonly StageResult[]): { passed: number; failed: number; lines: string[] } {
  const lines: string[] = []
  let passed = 0
  let failed = 0
  for (const { name, code, tests } of stages) {
    const failures = tests.filter(({ status }) => status === 'failed')
    for (const { file, title, why } of failures) {
      lines.push(`failed: ${file}: ${title}`)
      if (why) lines.push(...why.split('\n').map((line) => `    ${line}`))
    }
    passed += tests.filter(({ status }) => status === 'passed').length
    failed += failures.length
    if (code === 0 || failures.length > 0) continue
    failed++
    lines.push(`failed: ${name} ended with code ${code}`)
  }
  return { passed, failed, lines }
}
