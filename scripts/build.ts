import { copyExample } from './build/copyExample.ts'
import { lintPackage } from './build/lintPackage.ts'
import { makeDist } from './build/makeDist.ts'
import { copyTexts, publishedFolders } from './build/packageTexts.ts'
import { readFlags } from './lib/readFlags.ts'
import { step } from './lib/step.ts'

/** `npm run build`: builds the packages as they are published, and checks the packed result. */
export async function main(args: readonly string[]): Promise<number> {
  readFlags(args, [])
  const steps = [
    makeDist,
    () => step('licence and readme', copyTexts),
    () => step('example app', copyExample),
    ...publishedFolders().map((folder) => () => step(`packed ${folder}`, () => lintPackage(folder))),
  ]
  for (const start of steps) {
    const problems = await start()
    if (problems.length === 0) continue
    console.log(problems.join('\n'))
    return 1
  }
  return 0
}
