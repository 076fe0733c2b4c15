import { countHabits, worstPassages } from './words/habits.ts'
import { readPassages } from './words/readPassages.ts'

/** `npm run words [-- <path>…]`: counts habits of wording in comments and docs, prints the worst lines, and fails above the goals. */
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
  return counts.some(({ habit, rate }) => rate > habit.goal) ? 1 : 0
}
