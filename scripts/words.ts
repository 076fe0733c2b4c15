import { countHabits, worstPassages } from './words/habits.ts'
import { doubtfulNames } from './words/names.ts'
import { readPassages, readScripts } from './words/readPassages.ts'

/**
 * `npm run words [-- <path>…]`: counts habits of wording in comments and docs, prints the worst lines, and fails above the goals, and
 * for names that contain a word with several meanings.
 */
export function main(paths: readonly string[]): number {
  const passages = readPassages(paths)
  const counts = countHabits(passages)
  for (const { habit, hits, rate } of counts) {
    const unit = habit.isOpening ? '%  ' : 'per 1,000 words'
    console.log(
      `${rate > habit.goal ? 'FAIL' : 'ok  '} ${rate.toFixed(2).padStart(6)} ${unit.padEnd(15)} goal ${habit.goal}  ${habit.name} (${hits})`,
    )
  }
  for (const { passage, hits } of worstPassages(passages, 10)) {
    console.log(`${passage.file}:${passage.line} (${hits}) ${passage.text.slice(0, 160)}`)
  }
  const names = readScripts(paths).flatMap(({ file, source }) => doubtfulNames(file, source))
  for (const { file, line, name, instead } of names) {
    console.log(`FAIL ${file}:${line} The name ${name} has several meanings. Use a word such as ${instead}.`)
  }
  return names.length > 0 || counts.some(({ habit, rate }) => rate > habit.goal) ? 1 : 0
}
