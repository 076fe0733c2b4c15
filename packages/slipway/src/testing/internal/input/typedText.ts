import { userEvent } from 'vitest/browser'
import type { ControlOptions } from '../../controlConformance.tsx'

/** What the conformance suite must know about a field of text. */
export const typedText: ControlOptions = {
  event: 'onInput',
  values: ['a', 'ab'],
  async turn(target) {
    target.focus()
    await userEvent.keyboard('{End}b')
  },
  shown: (target) => (target as HTMLInputElement | HTMLTextAreaElement).value,
}
