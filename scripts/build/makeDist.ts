import { type Problems, step } from '../lib/step.ts'
import { compile } from './compile.ts'
import { finishDist } from './finishDist.ts'

/** Makes every `dist` anew, complete as it is published. */
export async function makeDist(): Promise<Problems> {
  const problems = await step('compile', compile)
  return problems.length > 0 ? problems : step('style sheets, declarations, Node', finishDist)
}
