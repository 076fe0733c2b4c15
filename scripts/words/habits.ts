import type { Passage } from './passages.ts'

/** An expression that plain text rarely needs, and how often it may occur. */
export interface Habit {
  readonly name: string
  readonly pattern: RegExp
  /** Whether the goal is a share of the comments that begin so, in per cent; else hits per 1,000 words of all passages. */
  readonly isOpening: boolean
  readonly goal: number
}

const opening = (name: string, pattern: RegExp, goal: number): Habit => ({ name, pattern, isOpening: true, goal })
const anywhere = (name: string, pattern: RegExp, goal: number): Habit => ({ name, pattern, isOpening: false, goal })

/** The habits that the project has given up, with the goals for what may be left. */
export const habits: readonly Habit[] = [
  opening('begins with What', /^What\b/, 1),
  opening('begins with Who, Where, How, By what, Of …', /^(Who|Where|How|By what|Of (what|which|whom))\b/, 1),
  opening('begins with a pronoun', /^(It|They|One|None|That|Those)\b/, 0.5),
  anywhere('tell, say, hear', /\b(tell|tells|told|say|says|said|hear|hears|heard)\b/gi, 0.5),
  anywhere('where for if', /\bwhere (it|there|that|they|this|nothing|nobody|none)\b/gi, 0.5),
  anywhere('is none, nobody, whoever', /\b(is|are) (none|no)\b|\b(nobody|somebody|whoever)\b/gi, 0.5),
  anywhere('owner', /\bowners?\b/gi, 0.2),
  anywhere('comes, goes, lies, stands, anew', /\b(comes|goes|lies|stands|anew)\b/gi, 1),
  anywhere('by itself, at rest', /\bby itself\b|\bat rest\b/gi, 0.2),
]

/** Number of occurrences of a habit. */
export interface Count {
  readonly habit: Habit
  readonly hits: number
  /** In the unit of the habit's goal. */
  readonly rate: number
}

/** Counts each habit. */
export function countHabits(passages: readonly Passage[]): Count[] {
  const comments = passages.filter(({ kind }) => kind === 'comment')
  const words = passages.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return habits.map((habit) => {
    const hits = (habit.isOpening ? comments : passages).reduce((sum, passage) => sum + hitsOf(habit, passage), 0)
    const rate = habit.isOpening ? (100 * hits) / Math.max(comments.length, 1) : (1000 * hits) / Math.max(words, 1)
    return { habit, hits, rate }
  })
}

/** Returns the passages with the most hits, the worst first. */
export function worstPassages(passages: readonly Passage[], most: number): { passage: Passage; hits: number }[] {
  return passages
    .map((passage) => ({ passage, hits: habits.reduce((sum, habit) => sum + hitsOf(habit, passage), 0) }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, most)
}

function hitsOf({ pattern, isOpening }: Habit, { text, kind }: Passage): number {
  if (isOpening) return kind === 'comment' && pattern.test(text) ? 1 : 0
  return text.match(pattern)?.length ?? 0
}
