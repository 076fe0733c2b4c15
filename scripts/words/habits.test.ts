import { expect, test } from 'vitest'
import { allowed } from './allowed.ts'
import { countHabits, worstPassages } from './habits.ts'
import type { Passage } from './passages.ts'
import { readPassages } from './readPassages.ts'

const passage = (text: string, kind: Passage['kind'] = 'comment'): Passage => ({ file: 'a.ts', line: 1, kind, text })

test.each([
  ['What a switch takes.', 'begins with What'],
  ['Who asks.', 'begins with Who, Where, How, By what, Of …'],
  ['It waits.', 'begins with a pronoun'],
  ['A function tells the page.', 'tell, say, hear'],
  ['Rendered where there is a page.', 'where for if'],
  ['The value is none.', 'is none, nobody, whoever'],
  ['Set by the owner.', 'owner'],
  ['The page comes later.', 'comes, goes, lies, stands, anew'],
  ['Closes by itself.', 'by itself, at rest'],
])('%s', (text, name) => {
  const counts = countHabits([passage(text)])
  expect(counts.filter(({ hits }) => hits > 0).map(({ habit }) => habit.name)).toEqual([name])
  expect(counts.some(({ habit, rate }) => rate > habit.goal)).toBe(true)
})

test('an opening counts in comments only, as a share of them; a word counts in all text, per 1,000 words', () => {
  const passages = [passage('What a page needs'), passage('Returns a page'), passage('What it says', 'paragraph')]
  const rates = new Map(countHabits(passages).map(({ habit, rate }) => [habit.name, rate]))
  expect(rates.get('begins with What')).toBe(50)
  expect(rates.get('tell, say, hear')).toBe(100)
})

test('the worst passages are listed first', () => {
  const worst = worstPassages([passage('Fine.'), passage('It says.'), passage('It says what it tells.')], 2)
  expect(worst.map(({ hits }) => hits)).toEqual([3, 2])
})

test('every allowed text exists, and the check leaves it out', () => {
  const passages = readPassages()
  const left = allowed.filter(({ file, text }) =>
    passages.some((each) => each.file === file && each.text.includes(text)),
  )
  expect(passages.length).toBeGreaterThan(1000)
  expect(left).toEqual([])
})
