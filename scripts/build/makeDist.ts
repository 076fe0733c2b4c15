import { type Problems, step } from '../lib/step.ts'
import { bundleVendors } from './bundleVendors.ts'
import { bundleWorkers } from './bundleWorkers.ts'
import { compile } from './compile.ts'
import { dataLicences } from './dataLicences.ts'
import { copyStyles, finishDist } from './finishDist.ts'

/** Rebuilds every `dist` completely, as it is published. */
export async function makeDist(): Promise<Problems> {
  const steps = [
    () => step('compile', compile),
    () => step('style sheets', copyStyles),
    () => step('workers', () => bundleWorkers()),
    () => step('bundled libraries', () => bundleVendors(undefined, dataLicences())),
    () => step('declarations, Node', finishDist),
  ]
  for (const start of steps) {
    const problems = await start()
    if (problems.length > 0) return problems
  }
  return []
}
